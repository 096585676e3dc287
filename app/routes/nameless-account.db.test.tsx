import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect } from "vitest";
import { SiteProvider } from "~/club/use-site";
import { createInvitation } from "~/features/accounts/account-links.server";
import { listAccounts, listInvitations } from "~/features/accounts/account-list.server";
import { createAdministrator } from "~/features/accounts/accounts.server";
import { changeOwnEmail } from "~/features/accounts/own-account.server";
import { findOwnProfile, saveOwnProfile } from "~/features/accounts/profiles.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { findArticlePreview } from "~/features/articles/admin/preview-article.server";
import { findEditableArticle, listAdminArticles } from "~/features/articles/admin-articles.server";
import { ArticleData } from "~/features/articles/article-data";
import { ArticleHead } from "~/features/articles/article-head";
import { ARTICLE_HISTORY } from "~/features/articles/article-history.server";
import { listFeedArticles } from "~/features/articles/feed-articles.server";
import { newsAtom, newsRss } from "~/features/articles/news-feed.server";
import { findPublishedArticle } from "~/features/articles/published-articles.server";
import { blockSender, listBlockedSenders } from "~/features/contact/blocked-senders.server";
import { findGalleryImage, listGallery } from "~/features/gallery/gallery.server";
import { findEditablePhoto } from "~/features/gallery/photo-documents.server";
import { listActivityPeople, listLatestActivity } from "~/features/maintenance/activity.server";
import { listTrash } from "~/features/maintenance/trash.server";
import { partner } from "~/features/partners/partner";
import { listAdminProducts } from "~/features/shop/admin/admin-products.server";
import { correctStock, listStockChanges } from "~/features/shop/admin/product-stock.server";
import { findStoredProduct } from "~/features/shop/admin/product-store.server";
import { CONTENT_KINDS } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { listRevisions } from "~/records/history.server";
import { findRecord, readShortList } from "~/records/rows.server";
import { openTestSession, TEST_PASSWORD } from "~tests/support/accounts";
import { NOW, PUBLISHED, save } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_CLUB, DEMO_FRAME, DEMO_SECTIONS } from "~tests/support/demo-club";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addPartner } from "~tests/support/record-fixtures";
import { testServices } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { userOf } from "~tests/support/two-step-account";

const EMAIL = "jdupont1967@orange.fr";
const SITE = {
  club: DEMO_CLUB,
  sections: DEMO_SECTIONS,
  origin: "https://club.example",
  idOrigin: "https://club.example",
  now: NOW,
};
const MADE_UP = { firstName: "jdupont1967", lastName: "Administrateur" };
const NAMES = { firstName: "Jacques", lastName: "Dupont" };

/** An account that the command made; an older command made up a name from the address. */
async function createNameless(database: Database, isMadeUp: boolean): Promise<string> {
  const made = await createAdministrator(testServices(database, { now: NOW }), {
    email: EMAIL,
    password: TEST_PASSWORD,
    ...(isMadeUp && MADE_UP),
  });
  if (made.kind !== "created") throw new Error(made.kind);
  return made.userId;
}

async function publish(database: Database, userId: string): Promise<string> {
  const id = newId();
  const act = { id, publication: PUBLISHED, intent: "save", userId } as const;
  const saved = await save(database, act);
  expect(saved.kind).toBe("saved");
  return id;
}

/** All that the site's visitors read about who wrote an article, or took a photo. */
async function publishedWords(database: Database, ids: { article: string; photo: string }) {
  const db = database.kysely;
  const article = await findPublishedArticle(db, ids.article, NOW);
  const preview = await findArticlePreview(db, ids.article, NOW);
  if (!article || !preview) throw new Error("There is no article.");
  const feed = await listFeedArticles(db, { now: NOW });
  const gallery = await listGallery(db, { page: 1 });
  const photo = await findGalleryImage(db, ids.photo);
  const page = renderToStaticMarkup(
    <SiteProvider value={DEMO_FRAME}>
      <MemoryRouter>
        <ArticleHead article={article} today="2026-03-13" />
        <ArticleData article={article} />
      </MemoryRouter>
    </SiteProvider>,
  );
  return {
    page,
    preview: preview.author,
    atom: newsAtom(feed, SITE),
    rss: newsRss(feed, SITE),
    photos: [gallery.images[0]?.author, photo?.author],
  };
}

/** The name of an account in the lists and screens of the administrator area, by place. */
async function namesInAdmin(database: Database, userId: string, articleId: string) {
  const db = database.kysely;
  const act = { userId, now: NOW };
  const photo = await addPhoto(database, { updated_by: userId });
  const logo = await addPartner(database, {
    id: newId(),
    now: NOW,
    name: "Léa",
    logo: null,
    ground: "light",
    link: "",
  }).then(() => db.selectFrom("partners").select("id").executeTakeFirstOrThrow());
  await db.updateTable("partners").set({ updated_by: userId }).execute();
  const product = await addProduct(database);
  await db.updateTable("products").set({ updated_by: userId }).execute();
  await correctStock(database, {
    variantId: product.variantIds[0] ?? "",
    counted: 3,
    seen: 10,
    ...act,
  });
  await blockSender(database, { email: "pub@exemple.fr", ...act });
  await transaction(database, (trx) =>
    createInvitation(trx, {
      email: "lea@exemple.fr",
      role: "editor",
      createdBy: userId,
      now: NOW,
    }),
  );
  const trashed = await addPhoto(database, { deleted_by: userId, deleted_at: NOW.toISOString() });
  const all = { isTrash: false, search: "", page: 1 };
  const listed = { page: 1, filter: "all", sort: "site", pageSize: 12, now: NOW } as const;
  const trash = await listTrash(db, CONTENT_KINDS, { word: null, page: 1 }, NOW);
  const latest = await listLatestActivity(db, CONTENT_KINDS);
  return {
    articles: (await listAdminArticles(db, listed)).items[0]?.updatedByName,
    article: (await findEditableArticle(db, articleId, NOW))?.updatedByName,
    history: (await listRevisions(db, ARTICLE_HISTORY, articleId))[0]?.authorName,
    photo: (await findEditablePhoto(db, photo))?.updatedByName,
    records: (await readShortList(db, partner, all)).items[0]?.updatedByName,
    record: (await findRecord(db, partner, logo.id))?.updatedByName,
    products: (await listAdminProducts(db, all)).items[0]?.updatedByName,
    product: (await findStoredProduct(db, product.id))?.record.updatedByName,
    stock: (await listStockChanges(db, { productId: product.id, page: 1 })).items[0]?.userName,
    blocked: (await listBlockedSenders(db))[0]?.blockedBy,
    accounts: (await listAccounts(db, userId))[0]?.name,
    invitations: (await listInvitations(db, NOW))[0]?.invitedBy,
    trash: trash.items.find(({ id }) => id === trashed)?.deletedByName,
    activity: latest.find(({ did }) => did.includes("actualité"))?.who,
    created: latest.find(({ did }) => did.includes("compte"))?.what,
    people: (await listActivityPeople(db))[0]?.name,
  };
}

describe.each([
  ["made by the command", false],
  ["to which an older command gave a name", true],
])("an account %s", (_, isMadeUp) => {
  test("publishes no name: the club signs", async ({ database }) => {
    const userId = await createNameless(database, isMadeUp);
    const article = await publish(database, userId);
    const photo = await addPhoto(database, { author_id: userId });

    const words = await publishedWords(database, { article, photo });

    expect(JSON.stringify(words)).not.toMatch(/jdupont1967|Administrateur|undefined/);
    expect(words.page).toContain(`Par <b>${DEMO_CLUB.name}</b>`);
    expect(words.page).toContain('"author":{"@type":"SportsOrganization"');
    expect(words.atom).toMatch(
      new RegExp(`<entry>.*<author>\\s*<name>${DEMO_CLUB.name}</name>`, "s"),
    );
    expect(words.rss).toContain(`<dc:creator>${DEMO_CLUB.name}</dc:creator>`);
    expect(words.photos).toEqual([null, null]);
  });

  test("goes by its address among volunteers", async ({ database }) => {
    const userId = await createNameless(database, isMadeUp);
    const article = await publish(database, userId);

    const names = await namesInAdmin(database, userId, article);

    for (const [place, name] of Object.entries(names)) {
      expect(name, place).toContain(EMAIL);
      expect(name, place).not.toContain("Administrateur");
    }
  });

  test("has an empty name in its profile, until a person gives theirs", async ({ database }) => {
    const site = testServices(database, { now: NOW });
    const userId = await createNameless(database, isMadeUp);
    const article = await publish(database, userId);
    const cookie = await openTestSession(site, EMAIL);
    const user = await userOf(site, cookie);
    expect(user).toMatchObject({ firstName: "", lastName: "" });
    expect(nameOf(user)).toBe(EMAIL);
    const { version, values } = await findOwnProfile(database.kysely, userId);
    expect(values).toMatchObject({ firstName: "", lastName: "" });

    const saved = await saveOwnProfile(database, { userId, version, values: NAMES, now: NOW });

    expect(saved.kind).toBe("saved");
    expect((await findPublishedArticle(database.kysely, article, NOW))?.author?.name).toBe(
      "Jacques Dupont",
    );
    expect(nameOf(await userOf(site, cookie))).toBe("Jacques Dupont");
  });

  test("has no name either once its address is another one", async ({ database }) => {
    const site = testServices(database, { now: NOW });
    const userId = await createNameless(database, isMadeUp);
    const article = await publish(database, userId);
    const user = await userOf(site, await openTestSession(site, EMAIL));

    const changed = await changeOwnEmail(site, user, {
      email: "club@exemple.fr",
      password: TEST_PASSWORD,
    });

    expect(changed.kind).toBe("changed");
    expect((await findPublishedArticle(database.kysely, article, NOW))?.author).toBeNull();
    expect((await findOwnProfile(database.kysely, userId)).values.lastName).toBe("");
  });
});

test("a person whose words and name only resemble what was made up keeps their name", async ({
  database,
}) => {
  const site = testServices(database, { now: NOW });
  const name = { firstName: "Anne", lastName: "Administrateur" };
  const made = await createAdministrator(site, {
    ...name,
    email: "anne.martin@exemple.fr",
    password: TEST_PASSWORD,
  });
  if (made.kind !== "created") throw new Error(made.kind);
  const article = await publish(database, made.userId);
  expect((await findPublishedArticle(database.kysely, article, NOW))?.author?.name).toBe(
    "Anne Administrateur",
  );
});
