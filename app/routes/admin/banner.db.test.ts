import { expect } from "vitest";
import { banner } from "~/features/banner/banner";
import { findBanner } from "~/features/banner/banner.server";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import { openKindScreens } from "~tests/support/record-screen";

const screen = await import("./banner");
const ROUTES = { list: screen, screen, record: await import("./record-endpoint") };

/** The banner's screen as a *rédacteur* has it in the browser. */
async function openScreen(database: Database) {
  const screens = await openKindScreens(database, banner, ROUTES);
  return {
    ...screens,
    open: screens.create,
    home: () => findBanner(database.kysely, screens.site.now),
  };
}

const FIELDS = { title: "Piste fermée", content: "<p>Rendez-vous au phare.</p>", type: "warning" };

test("a banner comes, changes, goes and is taken back", async ({ database }) => {
  const screen = await openScreen(database);
  const { id, version } = await screen.open();
  expect(version).toBe(0);
  const made = await screen.save(id, { ...FIELDS, version: 0 });
  expect(made).toMatchObject({
    status: 200,
    answer: { kind: "saved", record: { id, version: 1 } },
  });
  expect(await screen.home()).toMatchObject({ title: "Piste fermée", type: "warning" });

  const emptied = await screen.save(id, { ...FIELDS, title: "  ", version: 1 });
  expect(emptied).toMatchObject({ status: 200, answer: { kind: "saved", record: { version: 0 } } });
  expect(await screen.home()).toBeNull();

  const back = await screen.command({ intent: "restore", id });
  expect(back.answer).toMatchObject({ ok: true, undo: { intent: "trash", id } });
  expect(await screen.home()).toMatchObject({ title: "Piste fermée" });
  const off = await screen.command({ intent: "trash", id });
  expect(off.answer).toEqual({
    ok: true,
    message: "L’information n’est plus sur l’accueil.",
    undo: { intent: "restore", id },
  });
  expect(await screen.home()).toBeNull();
});

test("what cannot be stored is refused beside its field", async ({ database }) => {
  const screen = await openScreen(database);
  const { id } = await screen.open();
  const past = { expiry: { day: "2020-03-01", time: "08:00" } };
  for (const [fields, field] of [
    [past, "expiry.day"],
    [{ title: "é".repeat(200) }, "title"],
    [{ title: "x".repeat(10_000) }, "title"],
    [{ content: "x".repeat(10_001) }, "content"],
  ] as const) {
    const { status, answer } = await screen.save(id, { version: 0, ...FIELDS, ...fields });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ kind: "invalid", errors: { [field]: [expect.any(String)] } });
  }
  expect(await screen.home()).toBeNull();
});

test("a save over another version answers with that one", async ({ database }) => {
  const screen = await openScreen(database);
  const { id } = await screen.open();
  await screen.save(id, { ...FIELDS, version: 0 });
  await screen.save(id, { ...FIELDS, title: "Piste rouverte", version: 1 });
  const late = await screen.save(id, { ...FIELDS, title: "Piste inondée", version: 1 });
  expect(late).toMatchObject({
    status: 409,
    answer: { kind: "conflict", current: { version: 2, values: { title: "Piste rouverte" } } },
  });
});

test("a request that means nothing changes nothing", async ({ database }) => {
  const screen = await openScreen(database);
  expect(await screen.save("pas-un-id", { version: 0, ...FIELDS })).toMatchObject({ status: 404 });
  expect(await screen.command({ intent: "burn", id: "x" })).toMatchObject({ status: 400 });
  const { id } = await screen.open();
  expect((await screen.command({ intent: "restore", id })).answer).toMatchObject({ ok: false });
});

test("an end that is none is refused beside its part", async ({ database }) => {
  const screen = await openScreen(database);
  const { id } = await screen.open();
  for (const [expiry, place] of [
    [{ day: "demain", time: null }, "expiry.day"],
    [{ day: "2026-07-14", time: "25:00" }, "expiry.time"],
    [{ day: "demain", time: "25:00" }, "expiry.time"],
  ] as const) {
    const refused = await screen.save(id, { ...FIELDS, expiry, version: 0 });
    expect(refused).toMatchObject({
      status: 400,
      answer: { kind: "invalid", errors: { [place]: [expect.any(String)] } },
    });
  }
});
