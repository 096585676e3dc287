import { expect } from "vitest";
import type { FactMentions } from "~/club/elsewhere/elsewhere.server";
import { fillClub } from "~/club/fill-club.server";
import { section as sectionKind } from "~/club/kinds/section";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { findRecord } from "~/records/rows.server";
import { test } from "~tests/support/database-test";
import { addSection } from "~tests/support/record-fixtures";
import { openVisit } from "~tests/support/record-screen";

const route = await import("./also-written");
const endpoint = await import("./record-endpoint");

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
    /** Keeps what is typed in a section. */
    keep: (id: string, values: object) =>
      post(endpoint, { kind: "section", id }, { intent: "autosave", version: 1, values }),
    replace: (body: object) => post<CommandAnswer>(route, {}, body),
    section: async (key: string) => {
      const all = await listStoredSections(database.kysely);
      return all.find((one) => one.key === key)?.values;
    },
  };
}

const fact = { old: "135 €", now: "155 €", isCommon: false };

test("the texts that say a former price are found, replaced, and taken back", async ({
  database,
}) => {
  const { find, replace, section } = await open(database);
  const [found] = (await find([fact])).found;
  expect(found?.mentions.map(({ title, label }) => [title, label])).toEqual([
    ["Running adulte", "Questions"],
  ]);
  const answers = async () => JSON.stringify((await section("running-adulte"))?.questions);
  const before = await answers();
  const replacements = (found?.mentions ?? []).map(({ kind, id, place }) => ({
    kind,
    id,
    place,
    fact,
  }));
  const { status, answer } = await replace({ replacements });
  expect([status, answer.ok, answer.message]).toEqual([200, true, "1\u00a0texte changé."]);
  expect(await answers()).toContain("155 €");
  const { takeBack } = answer as unknown as { takeBack: object[] };
  expect((await replace({ takeBack })).answer.message).toBe("Les textes sont comme avant.");
  expect(await answers()).toBe(before);
});

test("two places of one record are one save, and are left where it was saved since", async ({
  database,
}) => {
  const { find, replace, section } = await open(database);
  const both = { lead: "Dès 135 € par an.", intro: "135 €, tout compris.\nEncore 135 €." };
  const id = await addSection(database, "trail", both);
  const { found } = await find([fact]);
  const replacements = (found[0]?.mentions ?? [])
    .filter((mention) => mention.id === id)
    .map(({ kind, place }) => ({ kind, id, place, fact }));
  expect(replacements).toHaveLength(2);
  const { answer } = await replace({ replacements });
  expect(answer.message).toBe("2\u00a0textes changés.");
  expect(await section("trail")).toMatchObject({
    lead: "Dès 155 € par an.",
    intro: "155 €, tout compris.\nEncore 155 €.",
  });
  const { takeBack } = answer as unknown as { takeBack: { version: number }[] };
  expect(takeBack.map(({ version }) => version)).toEqual([2]);
  const late = takeBack.map((one) => ({ ...one, version: 1 }));
  const refused = await replace({ takeBack: late });
  expect(refused.answer.message).toContain("changés depuis");
  expect((await section("trail"))?.lead).toBe("Dès 155 € par an.");
});

test("a value that something else still has is told so", async ({ database }) => {
  const { find } = await open(database);
  await addSection(database, "trail", { lead: "Dès 130 € par an." });
  const { found } = await find([{ old: "130 €", now: "135 €", isCommon: false }]);
  expect(found[0]?.isAmbiguous).toBe(true);
});

test("a text that is too long then, or is gone, stays and is counted", async ({ database }) => {
  const { replace, section } = await open(database);
  const lead = `Le ${"x".repeat(290)} 90 €`;
  const id = await addSection(database, "trail", { lead });
  const dear = { old: "90 €", now: "1 000 000 €", isCommon: false };
  const replacements = [
    { kind: "section", id, place: "lead", fact: dear },
    { kind: "section", id: newId(), place: "lead", fact: dear },
    { kind: "coach", id, place: "fullName", fact: dear },
  ];
  const { answer } = await replace({ replacements });
  expect(answer).toMatchObject({
    ok: false,
    message: "0\u00a0texte changé. 3\u00a0textes n’ont pas pu l’être.",
  });
  expect((await section("trail"))?.lead).toBe(lead);
});

test("what is not understood is refused", async ({ database }) => {
  const { find, replace } = await open(database);
  for (const facts of [
    "x",
    [{ old: "", now: "y", isCommon: false }],
    Array(50).fill({ old: "aa", now: "bb", isCommon: true }),
  ]) {
    expect(await find(facts)).toEqual({ status: 400, found: [] });
  }
  expect((await replace({ replacements: [{ old: "90 €" }] })).status).toBe(400);
});

test("a text that is being written says it too, and stays a draft", async ({ database }) => {
  const { find, keep, replace, section } = await open(database);
  const id = await addSection(database, "trail", { lead: "Dès 135 € par an." });
  const values = { lead: "Pour 135 € : les sentiers.", introTitle: "L’esprit" };
  expect((await keep(id, values)).status).toBe(200);
  const draft = async () => (await findRecord(database.kysely, sectionKind, id))?.values;
  const [found] = (await find([fact])).found;
  const replacements = (found?.mentions ?? [])
    .filter((mention) => mention.id === id)
    .map(({ kind, place }) => ({ kind, id, place, fact }));
  const { answer } = await replace({ replacements });
  expect((await section("trail"))?.lead).toBe("Dès 155 € par an.");
  expect(await draft()).toMatchObject({ ...values, lead: "Pour 155 € : les sentiers." });
  const { takeBack } = answer as unknown as { takeBack: object[] };
  await replace({ takeBack });
  expect((await section("trail"))?.lead).toBe("Dès 135 € par an.");
  expect(await draft()).toMatchObject(values);
});

test("a text of a draft alone, and one beside an unfinished question, are found and replaced", async ({
  database,
}) => {
  const { find, keep, replace, section } = await open(database);
  const id = await addSection(database, "trail", { intro: "Pour 135 €." });
  const unfinished = { id: newId(), question: "", answer: "135 € par an." };
  expect((await keep(id, { lead: "Dès 135 €.", questions: [unfinished] })).status).toBe(200);
  const [found] = (await find([fact])).found;
  const replacements = (found?.mentions ?? [])
    .filter((mention) => mention.id === id)
    .map(({ kind, place }) => ({ kind, id, place, fact }));
  expect(replacements.map(({ place }) => place.split(".")[0])).toEqual([
    "intro",
    "lead",
    "questions",
  ]);
  expect((await replace({ replacements })).answer.message).toBe("3\u00a0textes changés.");
  expect(await section("trail")).toMatchObject({ lead: "", intro: "Pour 155 €.", questions: [] });
  const draft = (await findRecord(database.kysely, sectionKind, id))?.values;
  expect(draft).toMatchObject({ lead: "Dès 155 €.", questions: [{ answer: "155 € par an." }] });
});

test("an address is no text, whatever it says", async ({ database }) => {
  const { find, replace, section } = await open(database);
  const id = await addSection(database, "trail");
  const named = { old: "trail", now: "Course nature", isCommon: true };
  const { found } = await find([named]);
  const places = found.flatMap(({ mentions }) => mentions.map((mention) => mention.place));
  expect(places).not.toContain("address");
  const crafted = {
    kind: "section",
    id,
    version: 1,
    values: { address: "sport-sante" },
    draft: {},
  };
  expect((await replace({ takeBack: [crafted] })).answer.ok).toBe(false);
  expect((await section("trail"))?.address).toBe("trail");
});
