import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { readSite } from "~/club/read-site.server";
import { noteFeedOrigin } from "~/features/articles/feed-origin.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import table from "~/routes";
import { isPublicText } from "~server/http/cached-response";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_SECTIONS, DEMO_SITE } from "~tests/support/demo-club";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { testContext, testServices } from "~tests/support/services";
import { FIXED_PAGES, listedPages } from "./site-pages";

type Loader = (args: unknown) => Response | Promise<Response>;

const modules = import.meta.glob<{ loader: Loader }>(["./*.ts", "!./*.test.ts"]);

/** The answer of a feed; the site's own address is not the one that the visitor's request names. */
async function ask(
  database: Database,
  file: string,
  params: Record<string, string> = {},
  publicUrl = "https://www.club.example",
): Promise<Response> {
  const module = await modules[`./${file}.ts`]?.();
  if (!module) throw new Error(`No feed ${file}.`);
  const environment = readEnvironment({ PUBLIC_URL: publicUrl });
  const context = testContext(testServices(database, { environment, now: NOW }));
  const request = new Request("http://evil.example/feed", { headers: { host: "evil.example" } });
  return module.loader({ request, url: new URL(request.url), params, context });
}

const FEEDS = [
  { file: "news-atom", type: "application/atom+xml; charset=utf-8" },
  { file: "news-rss", type: "application/rss+xml; charset=utf-8" },
  { file: "events-calendar", type: "text/calendar; charset=utf-8" },
  ...DEMO_SECTIONS.map(({ key: section }) => ({
    file: "section-calendar",
    type: "text/calendar; charset=utf-8",
    params: { section },
  })),
  { file: "sitemap", type: "application/xml; charset=utf-8" },
  { file: "robots", type: "text/plain; charset=utf-8" },
  { file: "web-manifest", type: "application/manifest+json; charset=utf-8" },
];

describe.each(FEEDS)("$file $params.section", ({ file, type, ...rest }) => {
  const params = "params" in rest ? rest.params : undefined;

  test("answers text that the page cache keeps, with the site's own address", async ({
    database,
  }) => {
    await fillClub(database, { words: "demo", now: NOW });
    for (const title of ["", "Un article <b>"]) {
      if (title) await addArticle(database, { title, event_date: "2026-05-01" });
      const response = await ask(database, file, params);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
      expect(isPublicText(response)).toBe(true);
      expect(await response.text()).not.toContain("evil.example");
    }
  });
});

test("pages of other sites may read the feeds, and nothing else", async ({ database }) => {
  await addArticle(database);
  const readable = [];
  for (const { file, ...rest } of FEEDS) {
    const response = await ask(database, file, "params" in rest ? rest.params : undefined);
    const origin = response.headers.get("access-control-allow-origin");
    if (origin !== null) readable.push(`${file} ${origin}`);
  }
  expect([...new Set(readable)]).toEqual([
    "news-atom *",
    "news-rss *",
    "events-calendar *",
    "section-calendar *",
  ]);
});

test("no calendar is said to be gone by a process that has never reached the database", async ({
  database,
}) => {
  await fillClub(database, { words: "demo", now: NOW });
  const { sessions } = await readSite(database.kysely, NOW);
  const kysely = database.kysely.withPlugin({
    transformQuery: () => {
      throw new Error("away");
    },
    transformResult: async ({ result }) => result,
  });
  const away = { ...database, kysely, native: {} as never };
  await expect(ask(away, "section-calendar", { section: "athletisme" })).rejects.toThrow("away");
  const [{ id } = { id: "" }] = sessions;
  await expect(ask(away, "session-calendar", { id })).rejects.toThrow("away");
});

describe("what does not exist", () => {
  for (const section of ["tennis", "", "../admin", "%00", "athletisme.ics"]) {
    test(`is not found: section « ${section} »`, async ({ database }) => {
      const response = await ask(database, "section-calendar", { section });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Ce calendrier n’existe pas.");
    });
  }

  test("is not found: ids that are none, drafts, news", async ({ database }) => {
    const news = await addArticle(database);
    const draft = await addArticle(database, { event_date: "2026-05-01", status: "draft" });
    for (const id of ["1", "x".repeat(5000), "\u0000", newId(), news, draft]) {
      const response = await ask(database, "event-calendar", { id });
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });
});

test("one session is a file of its own, a monthly or an unknown one is none", async ({
  database,
}) => {
  await fillClub(database, { words: "demo", now: NOW });
  const { sessions } = await readSite(database.kysely, NOW);
  const idOf = (group: string) => sessions.find((one) => one.group.startsWith(group))?.id ?? "";
  const response = await ask(database, "session-calendar", { id: idOf("Sauts") });
  expect(response.headers.get("content-disposition")).toBe('inline; filename="sauts.ics"');
  expect(await response.text()).toContain("RRULE:FREQ=WEEKLY");
  const monthly = idOf("Grande sortie");
  expect(monthly).not.toBe("");
  for (const id of [monthly, newId(), "1", "x".repeat(5000), "\u0000"]) {
    const none = await ask(database, "session-calendar", { id });
    expect([none.status, await none.text()]).toEqual([404, "Cette séance n’a pas de calendrier."]);
  }
});

test("one event is a file of its own, named after it", async ({ database }) => {
  const id = await addArticle(database, {
    title: 'Été "indien"\r\nSet-Cookie: x',
    event_date: "2026-05-01",
  });
  const response = await ask(database, "event-calendar", { id });
  expect(response.headers.get("content-disposition")).toBe(
    'inline; filename="ete-indien-set-cookie-x.ics"',
  );
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain(`UID:${id}@www.club.example`);
});

test("a cancelled event says so in the file of its own only: subscribed calendars would hide it", async ({
  database,
}) => {
  const cancelled = { event_date: "2026-05-01", event_state: "cancelled" } as const;
  const id = await addArticle(database, { title: "Cross", ...cancelled });
  const file = await (await ask(database, "event-calendar", { id })).text();
  expect(file).toContain("\r\nSTATUS:CANCELLED\r\n");
  expect(file).toContain("SUMMARY:Annulé\u00a0: Cross");
  const feed = await (await ask(database, "events-calendar")).text();
  expect(feed).toContain("SUMMARY:Annulé\u00a0: Cross");
  expect(feed).not.toContain("STATUS");
});

describe("the site map", () => {
  test("holds what visitors see, with the day it changed", async ({ database }) => {
    const updated_at = "2026-03-01T10:00:00.000Z";
    const id = await addArticle(database, { updated_at, created_at: updated_at });
    const draft = await addArticle(database, { status: "draft" });
    const text = await (await ask(database, "sitemap")).text();
    expect(text).toContain(
      `<url><loc>https://www.club.example/actualites/${id}</loc><lastmod>${updated_at}</lastmod></url>`,
    );
    expect(text).toContain(
      `<url><loc>https://www.club.example/actualites</loc><lastmod>${updated_at}</lastmod></url>`,
    );
    const image = await addPhoto(database, { title: "Pont" });
    expect(await (await ask(database, "sitemap")).text()).toContain(
      `<loc>https://www.club.example/club/galerie/${image}</loc><lastmod>${NOW.toISOString()}</lastmod>`,
    );
    expect(text).not.toContain(draft);
    expect(text).not.toContain("/admin");
  });

  it("forgets no page of the table of routes", async () => {
    const pages = pagesOf(await table);
    const [made, fixed] = [pages.filter(isMade), pages.filter((path) => !isMade(path))];
    expect(fixed.length).toBeGreaterThan(1);
    expect(FIXED_PAGES).toEqual(expect.arrayContaining(fixed));
    for (const path of listedPages(DEMO_SITE)) {
      const known = fixed.includes(path) || made.some((pattern) => matchPath(pattern, path));
      expect(known, path).toBe(true);
    }
  });
});

/** Pages, unlike resources, are written in TSX; those that say « noindex » are no matter for a site map. */
const UNLISTED = new Set(["/boutique/thank-you", "/boutique/panier", "/boutique/commande"]);

function pagesOf(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    if (path === "admin") return [];
    if (entry.children) return pagesOf(entry.children, path);
    const isPage = entry.file.startsWith("routes/public/") && entry.file.endsWith(".tsx");
    const isListed = isPage && path !== "*" && !UNLISTED.has(`/${path}`);
    return isListed ? [`/${path}`] : [];
  });
}

/** A path with parts that content fills in. */
function isMade(path: string): boolean {
  return path.includes(":");
}

test("robots are kept out of the administrator area, and shown the site map", async ({
  database,
}) => {
  const text = await (await ask(database, "robots")).text();
  expect(text).toContain("User-agent: *\nDisallow: /admin\n");
  expect(text).toContain("Sitemap: https://www.club.example/sitemap.xml\n");
});

describe("identifiers", () => {
  /** The identifiers by which readers and calendars know entries. */
  async function identifiers(database: Database, publicUrl: string): Promise<string[]> {
    const texts = await Promise.all(
      ["news-atom", "news-rss", "events-calendar"].map(async (file) =>
        (await ask(database, file, {}, publicUrl)).text(),
      ),
    );
    return texts.flatMap((text) => text.match(/^UID:.+|<(id|guid)\b.*<\/\1>/gm) ?? []);
  }

  test("are those of the first address, and stay when the site moves", async ({ database }) => {
    const [first, second] = ["https://www.club.example", "https://club.example"];
    const id = await addArticle(database, { event_date: "2026-05-01" });
    const before = await identifiers(database, first);
    expect(before).toEqual([
      `<id>${first}/actualites.atom</id>`,
      `<id>${first}/actualites/${id}</id>`,
      `<guid isPermaLink="true">${first}/actualites/${id}</guid>`,
      `UID:${id}@www.club.example`,
    ]);
    for (const publicUrl of [undefined, first, second]) {
      await noteFeedOrigin(database.kysely, readEnvironment({ PUBLIC_URL: publicUrl }));
    }
    expect(await identifiers(database, first)).toEqual(before);
    const after = await identifiers(database, second);
    expect(after.join("\n").replace('isPermaLink="false"', 'isPermaLink="true"')).toBe(
      before.join("\n"),
    );
    const atom = await (await ask(database, "news-atom", {}, second)).text();
    expect(atom).toContain(`href="${second}/actualites/${id}"`);
  });
});
