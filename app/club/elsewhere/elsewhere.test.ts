import { describe, expect, test } from "vitest";
import { emptyValues } from "~/records/kind";
import { season } from "../kinds/season";
import { section } from "../kinds/section";
import { session } from "../kinds/session";
import { changedFacts, factsOf } from "./facts";
import { mentionsOf, withWordsReplaced } from "./mentions";

const FEE = "59000000-0000-4000-8000-000000000001";
const QUESTION = "59000000-0000-4000-8000-000000000002";

const seasonWith = (fee: object, more: object = {}) => ({
  ...emptyValues(season),
  ...more,
  fees: [{ id: FEE, name: "Licence", includes: [], reduced: null, ...fee }],
});

describe("the facts that a save has changed", () => {
  test("are prices, days, hours, phones and names, as sentences say them", () => {
    const before = seasonWith({ amount: 145, reduced: 99.5 }, { reducedFrom: "2027-03-01" });
    const after = seasonWith({ amount: 150, reduced: 105 }, { reducedFrom: "2027-04-01" });
    expect(changedFacts(season.fields, before, after)).toEqual([
      { old: "145 €", now: "150 €", isName: false },
      { old: "99,50 €", now: "105 €", isName: false },
      { old: "1er mars", now: "1er avril", isName: false },
    ]);
    const held = { ...emptyValues(session), start: "17:30" };
    expect(changedFacts(session.fields, held, { ...held, start: "18:00" })).toEqual([
      { old: "17h30", now: "18h00", isName: false },
    ]);
    const named = { ...emptyValues(section), name: "Marche nordique", lead: "On marche." };
    expect(changedFacts(section.fields, named, { ...named, name: "Marche", lead: "Ici." })).toEqual(
      [{ old: "Marche nordique", now: "Marche", isName: true }],
    );
  });

  test("are none of what came or went, nor of ages and texts", () => {
    const before = seasonWith({ amount: 145 }, { trialSessions: 2, notes: ["Une phrase."] });
    const after = { ...seasonWith({ amount: null }), trialSessions: 3 };
    expect(changedFacts(season.fields, before, after)).toEqual([]);
    expect(changedFacts(season.fields, before, { ...before, fees: [] })).toEqual([]);
    expect(factsOf(season.fields, before)).toEqual(["145 €"]);
  });
});

const PAGE = {
  ...emptyValues(section),
  name: "Running",
  lead: "Dès 145\u00a0€ par an.",
  intro: "Un kilo pour 1145 €, ou 145 €uros.\nLes 145 € du club.",
  bring: ["De l’eau", "145 €, et 145 € encore"],
  questions: [{ id: QUESTION, question: "Combien\u00a0?", answer: "145 € la saison." }],
};

describe("the texts that say a fact", () => {
  test("are found whatever its spaces, and only where it stands alone", () => {
    const found = mentionsOf(section.fields, PAGE, "145 €");
    expect(found.map(({ place, label, before }) => [place, label, before])).toEqual([
      ["lead", "Sous le titre", "Dès "],
      ["intro", "Présentation", "Un kilo pour 1145 €, ou 145 €uros.\nLes "],
      ["bring", "À apporter", ""],
      [`questions.${QUESTION}.answer`, "Questions", ""],
    ]);
    expect(mentionsOf(section.fields, PAGE, "Running")).toEqual([]);
    expect(mentionsOf(section.fields, PAGE, "l'eau")).toHaveLength(1);
    expect(mentionsOf(section.fields, PAGE, "(.*")).toEqual([]);
  });

  test("say another one each time, and nothing else changes", () => {
    const fact = { old: "145 €", now: "150 €" };
    expect(withWordsReplaced(section.fields, PAGE, "bring", fact)).toEqual({
      ...PAGE,
      bring: ["De l’eau", "150 €, et 150 € encore"],
    });
    const place = `questions.${QUESTION}.answer`;
    const replaced = withWordsReplaced(section.fields, PAGE, place, fact);
    expect(replaced?.questions).toEqual([{ ...PAGE.questions[0], answer: "150 € la saison." }]);
    expect(
      withWordsReplaced(section.fields, PAGE, "intro", { old: "145 €", now: "$& $1" }),
    ).toMatchObject({
      intro: "Un kilo pour 1145 €, ou 145 €uros.\nLes $& $1 du club.",
    });
  });

  test("are left where they say it no more, and where there is no text", () => {
    const fact = { old: "145 €", now: "150 €" };
    for (const place of [
      "name",
      "sessionsNote",
      "lane",
      "constructor",
      "",
      "questions",
      "lead.x",
    ]) {
      expect(withWordsReplaced(section.fields, PAGE, place, fact), place).toBeNull();
    }
  });
});
