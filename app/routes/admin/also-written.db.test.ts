import { expect } from "vitest";
import type { FactMentions } from "~/club/elsewhere/elsewhere.server";
import { fillClub } from "~/club/fill-club.server";
import { listStoredSections } from "~/club/stored-sections.server";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { addSection } from "~tests/support/record-fixtures";
import { openVisit } from "~tests/support/record-screen";

const route = await import("./also-written");

async function open(database: Database) {
  const visit = await openVisit(database, "administrator");
  const { call, post, site } = visit;
  await fillClub(database, { words: "demo", now: site.now });
  const find = async (facts: unknown) => {
    const query = `?${new URLSearchParams({ faits: JSON.stringify(facts) })}`;
    const answer = (await call(route.loader as never, {}, { query })) as Response;
    const { found } = (await answer.json()) as { found: FactMentions[] };
    return { status: answer.status, found };
  };
  return {
    find,
    replace: (body: object) => post<CommandAnswer>(route, {}, body),
    section: async (key: string) => {
      const all = await listStoredSections(database.kysely);
      return all.find((one) => one.key === key)?.values;
    },
  };
}

test("the texts that say a former price are found, replaced, and taken back", async ({
  database,
}) => {
  const { find, replace, section } = await open(database);
  const [fact] = (await find([{ old: "135 €", now: "155 €", isName: false }])).found;
  expect(fact?.mentions.map(({ title, label }) => [title, label])).toEqual([
    ["Running adulte", "Questions"],
  ]);
  const places = fact?.mentions.map(({ kind, id, place }) => ({ kind, id, place })) ?? [];
  const done = await replace({ old: "135 €", now: "155 €", places });
  expect(done).toEqual({
    status: 200,
    answer: { ok: true, message: "1\u00a0texte changé.", undo: null },
  });
  const answers = async () => JSON.stringify((await section("running-adulte"))?.questions);
  expect(await answers()).toContain("155 €");
  await replace({ old: "155 €", now: "135 €", places });
  expect(await answers()).not.toContain("155 €");
});

test("a value that something else still has is told so", async ({ database }) => {
  const { find } = await open(database);
  await addSection(database, "trail", { lead: "Dès 130 € par an." });
  const { found } = await find([{ old: "130 €", now: "135 €", isName: false }]);
  expect(found[0]?.isSaidElsewhere).toBe(true);
});

test("a text that is too long then, or is gone, stays and is counted", async ({ database }) => {
  const { replace, section } = await open(database);
  const lead = `Le ${"x".repeat(290)} 90 €`;
  const id = await addSection(database, "trail", { lead });
  const places = [
    { kind: "section", id, place: "lead" },
    { kind: "section", id: newId(), place: "lead" },
    { kind: "coach", id, place: "fullName" },
  ];
  const { answer } = await replace({ old: "90 €", now: "1 000 000 €", places });
  expect(answer).toMatchObject({
    ok: false,
    message: "0\u00a0texte changé. 3\u00a0textes n’ont pas pu changer.",
  });
  expect((await section("trail"))?.lead).toBe(lead);
});

test("what is not understood is refused", async ({ database }) => {
  const { find, replace } = await open(database);
  for (const facts of [
    "x",
    [{ old: "", now: "y", isName: false }],
    Array(50).fill({ old: "aa", now: "bb", isName: true }),
  ]) {
    expect(await find(facts)).toEqual({ status: 400, found: [] });
  }
  expect((await replace({ old: "90 €" })).status).toBe(400);
});
