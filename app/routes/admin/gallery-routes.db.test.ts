import { describe, expect } from "vitest";
import { listGallery } from "~/features/gallery/gallery.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { openVisitor } from "~tests/support/admin-routes";
import { NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, photoUrl } from "~tests/support/gallery-fixtures";
import { testContext } from "~tests/support/services";
import { action as runCommand } from "./gallery-commands";
import { loader as loadList } from "./gallery-list";
import { action as publish } from "./gallery-publish";
import { action as save } from "./gallery-save";

type Operation = (args: never) => Promise<unknown>;
type Fields = Record<string, string>;

/** Signs in once, then sends forms to actions as the browser does. */
async function open(database: Database) {
  const { site, cookie } = await openVisitor(database, "editor");
  const send = async (
    operation: Operation,
    fields: Fields,
    { id = newId(), accept = "application/json" } = {},
  ) => {
    const request = new Request("http://localhost:3000/admin/gallery", {
      method: "POST",
      headers: { cookie, accept },
      body: new URLSearchParams(fields),
    });
    const args = { request, context: testContext(site), params: { id } };
    return (await operation(args as never)) as Response;
  };
  const view = async (query: string) => {
    const url = new URL(`http://localhost:3000/admin/gallery${query}`);
    const request = new Request(url, { headers: { cookie } });
    return await loadList({ request, url, context: testContext(site), params: {} } as never);
  };
  return { send, view };
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

const photoFields = (url: string): Fields => ({
  title: "Le lac",
  alt: "Un lac",
  hasConsent: "on",
  version: "1",
  url,
});

describe("saving a photo", () => {
  test("answers in JSON what became of it", async ({ database }) => {
    const { send } = await open(database);
    const url = await storeFile(database, "lac");
    const id = await addPhoto(database, { image_url: url });
    const statusOf = async (fields: Fields, at = id) =>
      (await send(save, { ...photoFields(url), ...fields }, { id: at })).status;

    expect(await statusOf({ title: " " })).toBe(400);
    expect(await statusOf({ url: photoUrl("jamais-envoyee") })).toBe(400);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ title: "Autre" })).toBe(409);
    expect(await statusOf({}, newId())).toBe(404);
    await send(runCommand, { intent: "trash", id });
    expect(await statusOf({ version: "2" })).toBe(410);
  });

  test("says in French beside which field it was refused", async ({ database }) => {
    const { send } = await open(database);
    const url = await storeFile(database, "lac");
    const id = await addPhoto(database, { image_url: url });
    const hostile = { title: "x".repeat(10_000), alt: "" };
    const answer = await send(save, { ...photoFields(url), ...hostile }, { id });
    expect(await answer.json()).toEqual({
      kind: "invalid",
      errors: {
        title: ["Le titre ne peut pas dépasser 120\u00a0caractères."],
        alt: ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."],
      },
    });
  });
});

describe("publishing several photos", () => {
  const batch = async (database: Database, ids: string[]): Promise<Fields> => {
    const fields: Fields = { photos: ids.join(" "), hasConsent: "on", seriesTitle: "Le cross" };
    for (const id of ids) {
      fields[`${id}.url`] = await storeFile(database, id);
      fields[`${id}.alt`] = "Le départ";
      fields[`${id}.fileName`] = "IMG_2041.JPG";
    }
    return fields;
  };
  const count = async (database: Database) =>
    (await listGallery(database.kysely, { page: 1 })).total;

  test("sixty at once, sent twice, are there once", async ({ database }) => {
    const { send } = await open(database);
    const ids = Array.from({ length: 60 }, newId);
    const fields = await batch(database, ids);
    const id = newId();
    const answers = await Promise.all([1, 2].map(() => send(publish, fields, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toMatchObject({
      kind: "saved",
      record: { id, values: { published: "60", photos: "" } },
    });
    expect(await count(database)).toBe(60);
  });

  test("is refused whole without the agreement, or when one lacks its description", async ({
    database,
  }) => {
    const { send } = await open(database);
    const ids = [newId(), newId()];
    const fields = await batch(database, ids);
    const refused = await send(publish, { ...fields, hasConsent: "", [`${ids[1]}.alt`]: "" });
    expect(refused.status).toBe(400);
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).sort()).toEqual([`${ids[1]}.alt`, "hasConsent"].sort());
    expect(await count(database)).toBe(0);
    expect((await send(publish, fields, { id: "x" })).status).toBe(404);
  });
});

describe("commands of the gallery", () => {
  test("answer with what was done and what undoes it", async ({ database }) => {
    const { send } = await open(database);
    const second = await addPhoto(database, { title: "b" });
    const first = await addPhoto(database, { title: "a" });
    const run = async (fields: Fields) => (await send(runCommand, fields)).json();

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
    const plain = await send(runCommand, { intent: "feature", id }, { accept: "text/html" });
    expect(plain.status).toBe(303);
    expect(plain.headers.get("location")).toBe("/admin/gallery");
    for (const fields of [{}, { intent: "purge", id }, { intent: "trash", id: "x" }]) {
      expect((await send(runCommand, fields as Fields)).status).toBe(400);
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
