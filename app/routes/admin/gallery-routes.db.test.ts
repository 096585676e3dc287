import { describe, expect } from "vitest";
import { listGallery } from "~/features/gallery/gallery.server";
import type { PhotoValues } from "~/features/gallery/photo";
import { EMPTY_BATCH, newBatchPhoto } from "~/features/gallery/photo-batch";
import { findEditablePhoto } from "~/features/gallery/photo-documents.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { openVisitor } from "~tests/support/admin-routes";
import { NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, photoUrl, photoValues } from "~tests/support/gallery-fixtures";
import { testContext } from "~tests/support/services";
import { loader as loadList } from "./gallery-list";
import { action as publish } from "./gallery-publish";
import { action as save } from "./gallery-save";
import { action as runAct } from "./record-endpoint";

type Operation = (args: never) => Promise<unknown>;
type Fields = Record<string, string>;

/** Signs in once, then sends forms and JSON to actions as the browser does. */
async function open(database: Database) {
  const { site, cookie } = await openVisitor(database, "editor");
  const post = async (operation: Operation, id: string, init: RequestInit) => {
    const headers = { cookie, accept: "application/json", ...init.headers };
    const url = "http://localhost:3000/admin/gallery";
    const request = new Request(url, { ...init, method: "POST", headers });
    const args = { request, context: testContext(site), params: { kind: "gallery-image", id } };
    return (await operation(args as never)) as Response;
  };
  const send = (
    operation: Operation,
    fields: Fields,
    { id = fields.id ?? newId(), headers = {} } = {},
  ) => post(operation, id, { body: new URLSearchParams(fields), headers });
  const sendSave = (operation: Operation, id: string, sent: object) =>
    post(operation, id, {
      body: JSON.stringify({ intent: "save", version: 1, ...sent }),
      headers: { "content-type": "application/json" },
    });
  const view = async (query: string) => {
    const url = new URL(`http://localhost:3000/admin/gallery${query}`);
    const request = new Request(url, { headers: { cookie } });
    return await loadList({ request, url, context: testContext(site), params: {} } as never);
  };
  return { send, sendSave, view };
}

async function storeFile(database: Database, name: string): Promise<string> {
  const row = {
    media_type: "image/jpeg",
    byte_size: 1,
    width: 1200,
    height: 800,
    hash: "3fa9c1d2",
  };
  await database.kysely
    .insertInto("media_files")
    .values({
      path: `gallery/${name}.jpg`,
      ...row,
      uploaded_by: null,
      created_at: NOW.toISOString(),
    })
    .execute();
  return photoUrl(name);
}

const NOT_UNDERSTOOD = { kind: "failed", message: expect.stringContaining("pas été comprise") };
const RELOAD = {
  kind: "failed",
  message:
    "Le site a été mis à jour depuis que cette page est ouverte\u00a0: rechargez-la. Votre texte est gardé dans ce navigateur, et vous sera proposé.",
  needsLogin: false,
};

describe("saving a photo", () => {
  test("answers in JSON what became of it", async ({ database }) => {
    const { send, sendSave } = await open(database);
    const url = await storeFile(database, "lac");
    const id = await addPhoto(database, { image_url: url });
    const statusOf = async (parts: Partial<PhotoValues>, { at = id, version = 1 } = {}) => {
      const values = photoValues({ title: "Le lac", url, ...parts });
      return (await sendSave(save, at, { version, values })).status;
    };

    expect(await statusOf({ title: " " })).toBe(400);
    expect(await statusOf({ url: photoUrl("jamais-envoyee") })).toBe(400);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ title: "Autre" })).toBe(409);
    for (const at of [newId(), "x"]) expect(await statusOf({}, { at })).toBe(404);
    expect(await statusOf({}, { at: newId(), version: 0 })).toBe(404);
    await send(runAct, { intent: "trash", id });
    expect(await statusOf({}, { version: 2 })).toBe(410);
  });

  test("says in French beside which field it was refused", async ({ database }) => {
    const { sendSave } = await open(database);
    const url = await storeFile(database, "lac");
    const id = await addPhoto(database, { image_url: url });
    const values = photoValues({ url, title: "x".repeat(10_000), alt: "" });
    const answer = await sendSave(save, id, { values });
    expect(await answer.json()).toEqual({
      kind: "invalid",
      errors: {
        title: ["Le titre ne peut pas dépasser 120\u00a0caractères."],
        alt: ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."],
      },
    });
    const unknown = await sendSave(save, id, { values: { display_order: 9 } });
    expect([unknown.status, await unknown.json()]).toMatchObject([400, NOT_UNDERSTOOD]);
  });
});

test("the editor of an older version of the site is told to be loaded again", async ({
  database,
}) => {
  const { send } = await open(database);
  const id = await addPhoto(database);
  const form = {
    version: "1",
    title: "Perdu ?",
    url: photoUrl("photo"),
    alt: "x",
    hasConsent: "on",
  };
  const batch = { photos: id, hasConsent: "on", [`${id}.url`]: photoUrl("photo") };
  for (const answer of [await send(save, form, { id }), await send(publish, batch)]) {
    expect([answer.status, await answer.json()]).toEqual([400, RELOAD]);
  }
  expect(await findEditablePhoto(database.kysely, id)).toMatchObject({ version: 1 });
});

describe("publishing several photos", () => {
  const batchOf = async (database: Database, ids: string[]) => {
    const photos = [];
    for (const id of ids) {
      const url = await storeFile(database, id);
      photos.push({ ...newBatchPhoto({ id, url, fileName: "IMG_2041.JPG" }), alt: "Le départ" });
    }
    return { seriesTitle: "Le cross", hasConsent: true, photos };
  };
  const count = async (database: Database) =>
    (await listGallery(database.kysely, { page: 1 })).total;

  test("sixty at once, sent twice, are there once", async ({ database }) => {
    const { sendSave } = await open(database);
    const values = await batchOf(database, Array.from({ length: 60 }, newId));
    const id = newId();
    const publishOnce = () => sendSave(publish, id, { version: 0, values });
    const answers = await Promise.all([publishOnce(), publishOnce()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toMatchObject({
      kind: "saved",
      record: { id, values: { ...EMPTY_BATCH, published: 60 } },
    });
    expect(await count(database)).toBe(60);
  });

  test("is refused whole without the agreement, or when one lacks its description", async ({
    database,
  }) => {
    const { sendSave } = await open(database);
    const [first, second] = [newId(), newId()];
    const values = await batchOf(database, [first, second]);
    const photos = values.photos.map((one) => (one.id === second ? { ...one, alt: "" } : one));
    const refused = await sendSave(publish, newId(), {
      values: { ...values, photos, hasConsent: false },
    });
    expect(refused.status).toBe(400);
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual(["hasConsent", `photos.${second}.alt`]);
    expect(await count(database)).toBe(0);
    expect((await sendSave(publish, "x", { values })).status).toBe(404);
  });

  test("is no way for what no form sends", async ({ database }) => {
    const { sendSave } = await open(database);
    const values = await batchOf(database, [newId()]);
    for (const sent of [
      {},
      { values, intent: "autosave" },
      { values: { ...values, owner: "x" } },
    ]) {
      const answer = await sendSave(publish, newId(), sent);
      expect([answer.status, await answer.json()]).toMatchObject([400, NOT_UNDERSTOOD]);
    }
    const hostile = { ...values, photos: Array.from({ length: 300 }, () => values.photos[0]) };
    const refused = sendSave(publish, newId(), { values: hostile });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    expect(await count(database)).toBe(0);
  });
});

describe("commands of the gallery", () => {
  test("answer with what was done and what undoes it", async ({ database }) => {
    const { send } = await open(database);
    const second = await addPhoto(database, { title: "b" });
    const first = await addPhoto(database, { title: "a" });
    const run = async (fields: Fields) => (await send(runAct, fields)).json();

    expect(await run({ intent: "move-down", id: first })).toEqual({
      ok: true,
      message: "«\u00a0a\u00a0» est maintenant en 2e place.",
      undo: { intent: "put-back", id: first, afterId: "", beforeId: second },
    });
    expect(await run({ intent: "put-back", id: first, afterId: "", beforeId: second })).toEqual({
      ok: true,
      message: "«\u00a0a\u00a0» a retrouvé sa place.",
      undo: null,
    });
    expect(await run({ intent: "feature", id: second })).toMatchObject({
      message: "«\u00a0b\u00a0» est à la une de la galerie.",
      undo: { intent: "unfeature", id: second },
    });
    expect(await run({ intent: "trash", id: second })).toEqual({
      ok: true,
      message: "«\u00a0b\u00a0» est dans la corbeille.",
      undo: { intent: "restore", id: second },
    });
    expect(await run({ intent: "move-first", id: second })).toMatchObject({ ok: false });
    expect(await run({ intent: "restore", id: newId() })).toMatchObject({ ok: false, undo: null });
  });

  test("go back to the list for a plain form, and refuse what is no command", async ({
    database,
  }) => {
    const { send } = await open(database);
    const id = await addPhoto(database);
    const plain = await send(
      runAct,
      { intent: "feature", id },
      { headers: { accept: "text/html" } },
    );
    expect(plain.status).toBe(303);
    expect(plain.headers.get("location")).toBe("/admin/gallery");
    for (const fields of [{}, { intent: "purge", id }, { intent: "trash", id: "x" }]) {
      expect((await send(runAct, fields as Fields)).status).toBe(400);
    }
  });
});

describe("the list", () => {
  test("sends a page past the end to the last one", async ({ database }) => {
    const { view } = await open(database);
    for (let i = 0; i < 25; i += 1) await addPhoto(database);
    expect((await view("?page=2")).list).toMatchObject({ total: 25, pageCount: 2 });
    const past = await view("?page=9&q=une").catch((refusal: unknown) => refusal);
    expect((past as Response).headers.get("location")).toBe("/admin/gallery?q=une&page=2");
  });
});
