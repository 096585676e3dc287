import Parser from "rss-parser";
import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { addArticle, addUser, imageUrl, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_CLUB, DEMO_SECTIONS } from "~tests/support/demo-club";
import { listFeedArticles } from "./feed-articles.server";
import { newsAtom, newsRss } from "./news-feed.server";

const origin = "https://www.club.example";
const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

const WRITERS = { atom: newsAtom, rss: newsRss };
type Kind = keyof typeof WRITERS;

/** The feed as another program reads it: rss-parser shares nothing with what wrote it. */
async function readFeed(database: Database, kind: Kind) {
  const articles = await listFeedArticles(database.kysely, { now: NOW });
  const site = { club: DEMO_CLUB, sections: DEMO_SECTIONS, origin, idOrigin: origin, now: NOW };
  const text = WRITERS[kind](articles, site);
  const parser = new Parser<object, { "content:encoded"?: string; creator?: string }>();
  return { text, feed: await parser.parseString(text) };
}

function contentOf(
  item: Awaited<ReturnType<typeof readFeed>>["feed"]["items"][number] | undefined,
) {
  return item?.["content:encoded"] ?? item?.content ?? "";
}

for (const kind of ["atom", "rss"] as const) {
  describe(kind, () => {
    test("gives the newest thirty by publication, not in site order", async ({ database }) => {
      for (let i = 0; i < 32; i += 1) {
        await addArticle(database, { title: `n${i}`, created_at: at(-i), order_weight: -i });
      }
      await addArticle(database, {
        title: "scheduled",
        created_at: at(-99),
        published_from: at(0),
      });
      await addArticle(database, { title: "draft", status: "draft" });
      await addArticle(database, { title: "later", published_from: at(1) });
      const { feed } = await readFeed(database, kind);
      expect(feed.items).toHaveLength(30);
      const titles = feed.items.map((item) => item.title);
      expect(titles.slice(0, 2).sort()).toEqual(["n0", "scheduled"]);
      expect(titles).not.toContain("draft");
      expect(titles).not.toContain("later");
    });

    test("gives the whole article, with absolute links and pictures", async ({ database }) => {
      const author_id = await addUser(database, "Maëlle");
      const id = newId();
      await addArticle(database, {
        id,
        title: "Run 2K",
        author_id,
        section: "vie-du-club",
        event_date: "2026-03-29",
        event_time: "10:00",
        event_location: "Place de l’Église",
        event_state: "cancelled",
        cover_image_url: imageUrl(id, "une"),
        cover_alt: 'Le "départ"',
        updated_at: at(5),
        content: `<h2>Titre</h2><p onclick="x">Un <a href="/contacts?a=1&amp;b=2">lien</a>, <a href="https://elsewhere.example/">un autre</a>, <a href="#bas">en bas</a></p><img src="${imageUrl(id, "deux")}" alt="x"><script>alert(1)</script>`,
      });
      const { feed } = await readFeed(database, kind);
      const [item] = feed.items;
      const content = contentOf(item);
      const page = `${origin}/actualites/${id}`;
      expect(item?.link).toBe(page);
      expect(item?.isoDate).toBe(NOW.toISOString());
      expect(content).toContain("Annulé · dimanche 29 mars 2026 · 10h00 · Place de l’Église");
      expect(content).toContain(`src="${origin}${imageUrl(id, "une")}"`);
      expect(content).toContain('alt="Le &quot;départ&quot;"');
      expect(content).toContain(`src="${origin}${imageUrl(id, "deux")}"`);
      expect(content).toContain(`href="${origin}/contacts?a=1&amp;b=2"`);
      expect(content).toContain('href="https://elsewhere.example/"');
      expect(content).toContain(`href="${page}#bas"`);
      expect(content).not.toMatch(/script|onclick|srcset/);
      expect(content).not.toMatch(/(?:href|src)="(?!https:)/);
    });

    test("says who wrote it and what it is about", async ({ database }) => {
      const author_id = await addUser(database, "Maëlle");
      await addArticle(database, { author_id, section: "athletisme", event_date: "2026-05-01" });
      await addArticle(database, { created_at: at(-1) });
      const { text, feed } = await readFeed(database, kind);
      const authors = feed.items.map((item) => item.creator ?? ("author" in item && item.author));
      expect(authors).toEqual(["Maëlle Lacoste", DEMO_CLUB.name]);
      for (const category of ["Athlétisme", "Événements"]) expect(text).toContain(category);
    });

    test("escapes whatever a title holds", async ({ database }) => {
      const title = 'A & B <script>alert(1)</script> ]]> ]]> &amp; "q" 🏃';
      await addArticle(database, { title, content: "<p>1 < 2 ]]> ]]&gt; &amp;lt;b></p>" });
      const { text, feed } = await readFeed(database, kind);
      expect(feed.items).toHaveLength(1);
      const read = feed.items[0]?.title ?? "";
      const escaped = title
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
      expect(read).toBe(
        kind === "atom" ? escaped.replaceAll('"', "&quot;") : title.replaceAll("]]>", "]] >"),
      );
      expect(text).not.toContain("<p onclick");
      expect(contentOf(feed.items[0])).not.toContain("<b>");
    });

    test("says where it stands itself, and nothing of what the host was called", async ({
      database,
    }) => {
      await addArticle(database);
      const { text, feed } = await readFeed(database, kind);
      expect(feed.feedUrl).toBe(`${origin}/actualites.${kind}`);
      expect(feed.link).toBe(`${origin}/actualites`);
      expect(text).not.toContain("localhost");
    });

    test("is a feed without news, too", async ({ database }) => {
      const { feed } = await readFeed(database, kind);
      expect(feed.items).toEqual([]);
    });
  });
}

test("an entry of Atom is updated when the article is, and no sooner than it appears", async ({
  database,
}) => {
  await addArticle(database, { updated_at: at(5) });
  await addArticle(database, { updated_at: at(-60), published_from: at(-1) });
  const { text } = await readFeed(database, "atom");
  const updated = [...text.matchAll(/<updated>([^<]*)<\/updated>/g)].map(([, value]) => value);
  expect(updated).toEqual([at(5), at(5), at(-1)]);
});
