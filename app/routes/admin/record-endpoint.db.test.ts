import { expect } from "vitest";
import { banner } from "~/features/banner/banner";
import { partner } from "~/features/partners/partner";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { openKindScreens } from "~tests/support/record-screen";

const ROUTES = {
  list: await import("./partners-list"),
  screen: await import("./partner"),
  record: await import("./record-endpoint"),
};

const openScreens = (database: Database) => openKindScreens(database, partner, ROUTES);
const LACAZE = {
  name: "Lacaze",
  link: "https://lacaze.fr",
  logo: null,
  ground: "light",
} as const;

test("a field that a post does not have keeps its stored value", async ({ database }) => {
  const { create, save, send, open } = await openScreens(database);
  const { id } = await create();
  await save(id, { version: 0, ...LACAZE });
  await send(id, { intent: "save", version: 1, values: { name: "Lacaze & fils" } });
  expect((await open(id)).values).toEqual({ ...LACAZE, name: "Lacaze & fils" });
});

test("what is new has to have all that is required", async ({ database }) => {
  const { create, send } = await openScreens(database);
  const { id } = await create();
  const { answer } = await send(id, { intent: "save", version: 0, values: { link: "" } });
  expect(answer).toEqual({
    kind: "invalid",
    errors: { name: ["Indiquez le nom du partenaire."] },
  });
});

test("what is no record is refused, and nothing is written", async ({ database }) => {
  const { create, save, send, open } = await openScreens(database);
  const { id } = await create();
  await save(id, { version: 0, ...LACAZE });
  const values = { name: "Autre" };
  const deep = JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`);
  for (const body of [
    { intent: "save", version: 1, values: { ...values, owner: "moi" } },
    { intent: "save", version: 1, values: [] },
    { intent: "save", version: "1", values },
    { intent: "save", version: -1, values },
    { intent: "save", version: 1.5, values },
    { intent: "burn", version: 1, values },
    { intent: "save", version: 1 },
    [],
    JSON.parse(`{ "intent": "save", "version": 1, "values": { "__proto__": {} } }`),
  ]) {
    // As a session understands it: what is typed stays, and is not said to be gone.
    expect(await send(id, body), JSON.stringify(body)).toEqual({
      status: 400,
      answer: {
        kind: "failed",
        message: expect.stringContaining("pas été comprise"),
        needsLogin: false,
      },
    });
  }
  for (const [body, status] of [
    [{ intent: "save", version: 1, values: { name: deep } }, 400],
    [{ intent: "save", version: 1, values: { name: "a".repeat(200_001) } }, 413],
    [{ intent: "save", version: 1, values: { name: Array(201).fill("a") } }, 400],
  ] as const) {
    await expect(send(id, body)).rejects.toMatchObject({ status });
  }
  expect(await open(id)).toMatchObject({ version: 1, values: LACAZE });
});

test("a link to the address of a command leads to the list, of no kind nowhere", async ({
  database,
}) => {
  const { follow, call } = await openScreens(database);
  const answer = await follow(newId());
  expect([answer.status, answer.headers.get("location")]).toEqual([302, partner.path]);
  const unknown = call(ROUTES.record.loader as never, { kind: "order", id: newId() });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test("a save reads its record once", async ({ database }) => {
  const counted = countQueries(
    database,
    (statement) =>
      statement.kind === "SelectQueryNode" && JSON.stringify(statement).includes('"partners"'),
  );
  const { create, save } = await openScreens(counted.database);
  const { id } = await create();
  await save(id, { version: 0, ...LACAZE });
  const before = counted.count();
  await save(id, { version: 1, ...LACAZE, name: "Lacaze & fils" });
  expect([before, counted.count() - before]).toEqual([1, 1]);
});

test("a banner whose post is older than its fields is checked as it is stored", async ({
  database,
}) => {
  const screen = await import("./banner");
  const routes = { list: screen, screen, record: ROUTES.record };
  const { create, save, send } = await openKindScreens(database, banner, routes);
  const { id } = await create();
  await save(id, { version: 0, title: "Piste fermée", content: "<p>Lundi.</p>" });
  const { answer } = await send(id, { intent: "save", version: 1, values: { title: "Ouverte" } });
  expect(answer).toMatchObject({
    kind: "saved",
    record: { version: 2, values: { title: "Ouverte", content: "<p>Lundi.</p>" } },
  });
});
