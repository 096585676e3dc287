import { expect } from "vitest";
import type { ArticleAnswer } from "~/features/articles/admin/article-editing";
import { article, NEW_EVENT } from "~/features/articles/article";
import { toChoice } from "~/features/articles/publication";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addSection } from "~tests/support/record-fixtures";
import { openVisit } from "~tests/support/record-screen";

const ROUTE = await import("./article-save");
const DRAFT = toChoice({ status: "draft", from: null, until: null }, NOW);

async function openEditor(database: Database) {
  const { post } = await openVisit(database, "editor");
  const send = (id: string, body: URLSearchParams | object) =>
    post<ArticleAnswer>(ROUTE, { id }, body);
  const save = (id: string, sent: object) =>
    send(id, { intent: "save", version: 0, values: {}, publication: DRAFT, ...sent });
  return { send, save };
}

async function rowOf({ kysely }: Database, id: string) {
  return await kysely
    .selectFrom("articles")
    .select(["title", "section", "event_location", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
}

test("a save in JSON is written, with its history in the answer", async ({ database }) => {
  const { save } = await openEditor(database);
  const id = newId();
  const values = { ...emptyValues(article), title: " Cross ", event: NEW_EVENT };
  const { status, answer } = await save(id, { values });
  expect([status, answer]).toMatchObject([
    200,
    {
      kind: "saved",
      record: {
        values: { ...values, title: "Cross" },
        revisions: [{ summary: "Création du brouillon" }],
      },
    },
  ]);
});

test("a name that a tab does not know keeps its stored value, inside groups too", async ({
  database,
}) => {
  const { save } = await openEditor(database);
  const id = newId();
  const event = { ...NEW_EVENT, location: "Stade" };
  await addSection(database, "athletisme");
  await save(id, { values: { title: "Cross", section: "athletisme", event } });
  const values = { title: "Cross du bois", event: { day: "2026-03-29" } };
  expect(await save(id, { version: 1, values })).toMatchObject({ status: 200 });
  expect(await rowOf(database, id)).toEqual({
    title: "Cross du bois",
    section: "athletisme",
    event_location: "Stade",
    version: 2,
  });
});

test("what is new has to have all its parts", async ({ database }) => {
  const { save } = await openEditor(database);
  const [id, photo] = [newId(), newId()];
  const lost = ["Cette image n’est pas arrivée sur le site\u00a0: ajoutez-la de nouveau."];
  const values = { cover: { alt: "Départ" }, images: [{ id: photo }] };
  expect(await save(id, { values })).toEqual({
    status: 400,
    answer: {
      kind: "invalid",
      errors: { "cover.url": lost, [`images.${photo}.url`]: lost },
    },
  });
  const twice = { id: photo, url: "/media/articles/a/b.jpg?v=1x1-3fa9c1d2" };
  const { answer } = await save(id, { values: { images: [twice, twice] } });
  expect(answer).toEqual({
    kind: "invalid",
    errors: { images: ["Cette image est mal identifiée\u00a0: ajoutez-la de nouveau."] },
  });
  expect(await rowOf(database, id)).toBeUndefined();
});

test("a tab of the site before articles were sent in JSON is told to be reloaded", async ({
  database,
}) => {
  const { send } = await openEditor(database);
  const id = await addArticle(database, { title: "Cross" });
  const form = new URLSearchParams({ intent: "save", version: "1", title: "Perdu ?" });
  expect(await send(id, form)).toEqual({
    status: 400,
    answer: {
      kind: "failed",
      message: expect.stringContaining("rechargez-la. Votre texte est gardé dans ce navigateur"),
      needsLogin: false,
    },
  });
  expect(await rowOf(database, id)).toMatchObject({ title: "Cross", version: 1 });
});

test("what is no save is refused, and nothing is written", async ({ database }) => {
  const { send, save } = await openEditor(database);
  const id = await addArticle(database, { title: "Cross" });
  for (const sent of [
    { version: 1, values: { owner: "moi" } },
    { version: 1, publication: {} },
    { version: 1, intent: "publish" },
    { version: "1" },
  ]) {
    expect(await save(id, sent), JSON.stringify(sent)).toMatchObject({
      status: 400,
      answer: { kind: "failed", message: expect.stringContaining("pas été comprise") },
    });
  }
  expect(await send("../x", {})).toMatchObject({ status: 404 });
  const deep = JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`);
  await expect(save(id, { values: { title: deep } })).rejects.toMatchObject({ status: 400 });
  await expect(
    save(id, { values: { images: Array.from({ length: 201 }, () => ({})) } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(save(id, { values: { content: "a".repeat(200_001) } })).rejects.toMatchObject({
    status: 413,
  });
  const many = Array.from({ length: 61 }, () => ({
    id: newId(),
    url: "/media/articles/a/b.jpg?v=1x1-3fa9c1d2",
  }));
  expect(await save(id, { version: 1, values: { images: many } })).toMatchObject({
    answer: { kind: "invalid", errors: { images: [expect.stringContaining("60 photos au plus")] } },
  });
  expect(await rowOf(database, id)).toMatchObject({ title: "Cross", version: 1 });
});

test("what is no event any more leaves the columns of an event as they are", async ({
  database,
}) => {
  const { save } = await openEditor(database);
  const id = newId();
  const event = { ...NEW_EVENT, location: "Stade" };
  await save(id, { values: { title: "Cross", event } });
  await save(id, { version: 1, values: { event: null } });
  expect(await rowOf(database, id)).toMatchObject({ event_location: "Stade", version: 2 });
  const { answer } = await save(id, { version: 2, values: { title: "Cross du bois" } });
  expect(answer).toMatchObject({ kind: "saved", record: { values: { event: null } } });
});
