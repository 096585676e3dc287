import { afterEach, beforeEach, describe, expect } from "vitest";
import { upsertProfile } from "~/features/accounts/profiles.server";
import { shareImagePath } from "~/features/articles/share-image-path";
import { derivedUrl, thumbnailOf } from "~/lib/media-url";
import { avatarTarget, type UploadTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { onContentChange } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { loader as shareImage } from "~/routes/public/article-share-image";
import { loader as storedFile } from "~/routes/public/stored-file";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { restoreArticle, trashArticle } from "~tests/support/article-acts";
import { addArticle, minutesAfter } from "~tests/support/article-fixtures";
import { changeContent } from "~tests/support/change-content";
import { pictureTarget } from "~tests/support/content-kinds";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addPartner, addTeamMember } from "~tests/support/record-fixtures";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import type { App } from "./pages";

let folder: string;
let server: TestServer | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The two routes that answer with stored pictures. */
const answer: App["answer"] = async (request, services) => {
  const url = new URL(request.url);
  const id = /^\/actualites\/([^/]+)\/partage\.jpg$/.exec(url.pathname)?.[1];
  const params = { id, "*": url.pathname.replace("/media/", "") };
  const loader = (id ? shareImage : storedFile) as (args: unknown) => Promise<Response>;
  return loader({ request, url, params, context: testContext(services) });
};

/** The server around a site, whose every content write makes what it knew stale. */
async function openSite(database: Database) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const site = testServices(database, { environment, now: TEST_NOW });
  const opened = await openTestServer({ database, answer, isPage: () => false, site });
  server = opened;
  onContentChange(database, () => {
    opened.clock.version += 1;
  });
  const store = async (target: UploadTarget, color = "#428467") => {
    const source = await bytesOf(plain(600, 400, color).jpeg());
    const upload = { target, source, fileName: "photo.jpg", quality: "normal" } as const;
    return (await storeImage(site, { ...upload, uploadedBy: null, now: TEST_NOW })).url;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(opened, path, { headers });
  const signIn = async () => {
    await createTestAccount(site, { email: "zoe@example.fr" });
    return openTestSession(site, "zoe@example.fr");
  };
  return { site, store, get, signIn, clock: opened.clock };
}

type Opened = Awaited<ReturnType<typeof openSite>>;
type Shown = { urls: string[]; hide: () => Promise<unknown> };

/** Every way in which a picture may be on the site, and what takes it away. */
const WAYS: Record<string, (database: Database, opened: Opened) => Promise<Shown>> = {
  "the cover of an article that becomes a draft": async (database, { store }) => {
    const id = newId();
    const url = await store({ kind: "article", articleId: id });
    await addArticle(database, { id, cover_image_url: url });
    const share = shareImagePath(id, { url, focusX: 50, focusY: 50 });
    return {
      urls: [url, thumbnailOf(url) ?? "", derivedUrl(url, 320, "webp"), share],
      hide: () => setArticle(database, id, { status: "draft" }),
    };
  },
  "the photos of an article that goes to the trash": async (database, { store }) => {
    const id = newId();
    const url = await store({ kind: "article", articleId: id });
    await addArticle(database, { id });
    await database.kysely
      .insertInto("article_images")
      .values({
        id: newId(),
        article_id: id,
        image_url: url,
        alt_text: "",
        is_decorative: true,
        caption: "",
        display_order: 0,
      })
      .execute();
    const act = { id, userId: null, now: TEST_NOW };
    return { urls: [url], hide: () => trashArticle(database, act) };
  },
  "a picture in the text of an article that is put off": async (database, { store }) => {
    const id = newId();
    const url = await store({ kind: "article", articleId: id });
    await addArticle(database, { id, content: `<p>Texte</p><img src="${url}" alt="">` });
    const later = minutesAfter(TEST_NOW, 60).toISOString();
    return { urls: [url], hide: () => setArticle(database, id, { published_from: later }) };
  },
  "the portrait of an author whose only article expires": async (database, opened) => {
    const userId = await createTestAccount(opened.site, { email: "auteur@example.fr" });
    const url = await opened.store(avatarTarget(userId));
    await upsertProfile(database.kysely, userId, {
      firstName: "Luc",
      lastName: "Test",
      avatarUrl: url,
    });
    const id = await addArticle(database, { author_id: userId });
    const before = minutesAfter(TEST_NOW, -60).toISOString();
    return { urls: [url], hide: () => setArticle(database, id, { published_until: before }) };
  },
  "a photo of the gallery whose people no longer agree": async (database, { store }) => {
    const url = await store({ kind: "gallery" });
    const id = await addPhoto(database, { image_url: url });
    const hide = () =>
      changeContent(database, (trx) =>
        trx
          .updateTable("gallery_images")
          .set({ has_consent: false })
          .where("id", "=", id)
          .execute(),
      );
    return { urls: [url, thumbnailOf(url) ?? ""], hide };
  },
  "a photo of the gallery in the trash": async (database, { store }) => {
    const url = await store({ kind: "gallery" });
    const id = await addPhoto(database, { image_url: url });
    return { urls: [url], hide: () => trashRow(database, "gallery_images", id) };
  },
  "a coach in the trash": async (database, { store }) => {
    const id = newId();
    const photo = await store(pictureTarget("coach", id));
    await addTeamMember(database, "coaches", { ...PERSON, id, photo });
    return { urls: [photo], hide: () => trashRow(database, "coaches", id) };
  },
  "a board member in the trash": async (database, { store }) => {
    const id = newId();
    const photo = await store(pictureTarget("board-member", id));
    await addTeamMember(database, "board_members", { ...PERSON, id, photo });
    return { urls: [photo], hide: () => trashRow(database, "board_members", id) };
  },
  "a partner in the trash": async (database, { store }) => {
    const id = newId();
    const logo = await store(pictureTarget("partner", id));
    await addPartner(database, {
      id,
      name: "Boulangerie",
      logo,
      ground: "light",
      link: "",
      now: TEST_NOW,
    });
    const urls = [logo, derivedUrl(logo, 160, "webp")];
    return { urls, hide: () => trashRow(database, "partners", id) };
  },
  "a product that is hidden": async (database, { store }) => {
    const id = newId();
    const url = await store({ kind: "product", productId: id });
    const inText = await store({ kind: "product", productId: id }, "#112233");
    const description = `<p>Coupe droite.</p><img src="${inText}" alt="">`;
    await addProduct(database, { id, description, pictures: [{ url, alt: "" }] });
    const hide = () =>
      changeContent(database, (trx) =>
        trx.updateTable("products").set({ is_hidden: true }).where("id", "=", id).execute(),
      );
    return { urls: [url, inText, thumbnailOf(url) ?? ""], hide };
  },
};

const PERSON = { fullName: "Inès Lartigue", role: "", now: TEST_NOW };

function setArticle(database: Database, id: string, columns: Record<string, string>) {
  return changeContent(database, (trx) =>
    trx.updateTable("articles").set(columns).where("id", "=", id).execute(),
  );
}

function trashRow(
  database: Database,
  table: "gallery_images" | "coaches" | "board_members" | "partners",
  id: string,
) {
  const columns = { deleted_at: TEST_NOW.toISOString() };
  return changeContent(database, (trx) =>
    trx.updateTable(table).set(columns).where("id", "=", id).execute(),
  );
}

describe("a picture that no page shows any longer", () => {
  test.for(Object.keys(WAYS))("is there for the team alone: %s", async (way, { database }) => {
    const opened = await openSite(database);
    const cookie = await opened.signIn();
    const shown = await WAYS[way]?.(database, opened);
    if (!shown) throw new Error(way);
    for (const url of shown.urls) expect((await opened.get(url)).status, url).toBe(200);
    const tag = (await opened.get(shown.urls[0] ?? "")).headers.etag ?? "";
    await shown.hide();
    for (const url of shown.urls) {
      const refused = await opened.get(url);
      expect([refused.status, refused.headers["cache-control"]], url).toEqual([404, "no-store"]);
      if (url.includes("/partage.jpg")) continue;
      const seen = await opened.get(url, { cookie });
      expect([seen.status, seen.headers["cache-control"]], url).toEqual([200, "private, no-store"]);
    }
    // Who has a copy is told nothing of it any more either.
    expect((await opened.get(shown.urls[0] ?? "", { "if-none-match": tag })).status).toBe(404);
  });

  test("comes back with its record", async ({ database }) => {
    const opened = await openSite(database);
    const id = newId();
    const url = await opened.store({ kind: "article", articleId: id });
    await addArticle(database, { id, cover_image_url: url });
    const act = { id, userId: null, now: TEST_NOW };
    await trashArticle(database, act);
    expect((await opened.get(url)).status).toBe(404);
    await restoreArticle(database, act);
    const back = await opened.get(url);
    expect([back.status, back.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });

  test("stays while another record shows it", async ({ database }) => {
    const opened = await openSite(database);
    const url = await opened.store({ kind: "gallery" });
    const id = await addPhoto(database, { image_url: url });
    await addArticle(database, { content: `<p>Texte</p><img src="${url}" alt="">` });
    await trashRow(database, "gallery_images", id);
    expect((await opened.get(url)).status).toBe(200);
  });
});

test("a picture appears with its article, and goes with it, by the clock alone", async ({
  database,
}) => {
  const opened = await openSite(database);
  const id = newId();
  const url = await opened.store({ kind: "article", articleId: id });
  const [from, until] = [minutesAfter(TEST_NOW, 10), minutesAfter(TEST_NOW, 20)];
  await addArticle(database, {
    id,
    cover_image_url: url,
    published_from: from.toISOString(),
    published_until: until.toISOString(),
  });
  opened.clock.nextChange = from;
  expect((await opened.get(url)).status).toBe(404);
  opened.clock.now = from;
  opened.clock.nextChange = until;
  expect((await opened.get(url)).status).toBe(200);
  opened.clock.now = until;
  opened.clock.nextChange = minutesAfter(until, 60);
  expect((await opened.get(url)).status).toBe(404);
});

test("what waits beside its place is the team's alone", async ({ database }) => {
  const opened = await openSite(database);
  const bytes = await bytesOf(plain(300, 300).jpeg());
  const { url } = await storeImage(opened.site, {
    target: pictureTarget("coach", newId()),
    source: bytes,
    fileName: "photo.jpg",
    quality: "normal",
    isStaged: true,
    uploadedBy: null,
    now: TEST_NOW,
  });
  expect((await opened.get(url)).status).toBe(404);
  expect((await opened.get(url, { cookie: await opened.signIn() })).status).toBe(200);
});

test("once what is public is known, no picture asks the database for anything", async ({
  database,
}) => {
  const counted = countQueries(database);
  const opened = await openSite(counted.database);
  const id = newId();
  const url = await opened.store({ kind: "article", articleId: id });
  const other = await opened.store({ kind: "article", articleId: id }, "#102030");
  const hidden = await opened.store({ kind: "gallery" });
  await addArticle(database, { id, cover_image_url: url, content: `<img src="${other}" alt="">` });
  const share = shareImagePath(id, { url, focusX: 50, focusY: 50 });
  await opened.get(url);
  await opened.get(share);
  const before = counted.count();
  for (const path of [url, other, derivedUrl(other, 320, "webp"), hidden, share, "/media/x/y"]) {
    await opened.get(path);
  }
  expect(counted.count()).toBe(before);
});
