import { describe, expect, test } from "vitest";
import { emptyValues } from "~/records/kind";
import { season } from "../kinds/season";
import { section } from "../kinds/section";
import { session } from "../kinds/session";
import { changedFacts, factsOf } from "./facts";
import { mentionsOf, withFactsReplaced } from "./mentions";

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
      { old: "145 €", now: "150 €", isCommon: false },
      { old: "99,50 €", now: "105 €", isCommon: false },
      { old: "1er mars", now: "1er avril", isCommon: true },
    ]);
    const held = { ...emptyValues(session), start: "17:30" };
    expect(changedFacts(session.fields, held, { ...held, start: "18:00" })).toEqual([
      { old: "17h30", now: "18h00", isCommon: true },
    ]);
    const named = { ...emptyValues(section), name: "Marche nordique", lead: "On marche." };
    expect(changedFacts(section.fields, named, { ...named, name: "Marche", lead: "Ici." })).toEqual(
      [{ old: "Marche nordique", now: "Marche", isCommon: true }],
    );
  });

  test("are all told where two had one value, and become different ones", () => {
    const two = (amounts: number[]) => ({
      ...emptyValues(season),
      fees: amounts.map((amount, index) => ({
        ...seasonWith({}).fees[0],
        id: String(index),
        amount,
      })),
    });
    expect(changedFacts(season.fields, two([165, 165]), two([170, 175]))).toEqual([
      { old: "165 €", now: "170 €", isCommon: false },
      { old: "165 €", now: "175 €", isCommon: false },
    ]);
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

const price = (old: string, now = "") => ({ old, now, isCommon: false });

describe("the texts that say a fact", () => {
  test("are found whatever its spaces, and only where it stands alone", () => {
    const found = mentionsOf(section.fields, PAGE, price("145 €"));
    expect(found.map(({ place, label, before, words }) => [place, label, before, words])).toEqual([
      ["lead", "Sous le titre", "Dès ", "145\u00a0€"],
      ["intro", "Présentation", "Un kilo pour 1145 €, ou 145 €uros.\nLes ", "145 €"],
      [`questions.${QUESTION}.answer`, "Questions", "", "145 €"],
      ["bring", "À apporter", "", "145 €"],
    ]);
    expect(mentionsOf(section.fields, PAGE, price("Running"))).toEqual([]);
    expect(mentionsOf(section.fields, PAGE, price("l'eau"))).toHaveLength(1);
    expect(mentionsOf(section.fields, PAGE, price("(.*"))).toEqual([]);
  });

  test.for([
    ["50 €", "99,50 €, 1 050 €, 150 €, 50 €uros"],
    ["145 €", "1 145 €, 1.145 €"],
    ["17h30", "117h30, 17h305"],
  ])("are none that say %s inside another number: %s", ([old, lead]) => {
    expect(mentionsOf(section.fields, { ...PAGE, lead, intro: "" }, price(old ?? ""))).toEqual(
      mentionsOf(section.fields, { ...PAGE, lead: "", intro: "" }, price(old ?? "")),
    );
  });

  test.for([
    ["145 €", "145€"],
    ["1250 €", "1 250 €"],
    ["05 56 00 00 33", "05\u00a056\u00a000\u00a000\u00a033"],
  ])("may write %s as %s", ([old, lead]) => {
    const found = mentionsOf(section.fields, { ...PAGE, lead }, price(old ?? ""));
    expect(found[0]?.words).toBe(lead);
  });

  test("say another one each time, and nothing else changes", () => {
    const facts = [price("145 €", "150 €")];
    expect(withFactsReplaced(section.fields, PAGE, "bring", facts)).toEqual({
      ...PAGE,
      bring: ["De l’eau", "150 €, et 150 € encore"],
    });
    const place = `questions.${QUESTION}.answer`;
    const replaced = withFactsReplaced(section.fields, PAGE, place, facts);
    expect(replaced?.questions).toEqual([{ ...PAGE.questions[0], answer: "150 € la saison." }]);
    const odd = withFactsReplaced(section.fields, PAGE, "intro", [price("145 €", "$& $1")]);
    expect(odd?.intro).toBe("Un kilo pour 1145 €, ou 145 €uros.\nLes $& $1 du club.");
  });

  test("are names that were typed, and people who have a record stay", () => {
    const inesTyped = [{ id: FEE }, { name: "Inès Bernadet" }];
    const held = { ...emptyValues(session), coaches: inesTyped };
    const facts = [{ old: "Inès Bernadet", now: "Inès Roy", isCommon: true }];
    expect(withFactsReplaced(session.fields, held, "coaches", facts)?.coaches).toEqual([
      { id: FEE },
      { name: "Inès Roy" },
    ]);
  });

  test("say several in one go: what one has become is not taken for another", () => {
    const page = { ...PAGE, lead: "145 € seul, 150 € en couple." };
    const facts = [price("145 €", "150 €"), price("150 €", "145 €")];
    expect(withFactsReplaced(section.fields, page, "lead", facts)?.lead).toBe(
      "150 € seul, 145 € en couple.",
    );
  });

  test("are left where they say it no more, and where there is no text", () => {
    const facts = [price("145 €", "150 €")];
    for (const place of [
      "name",
      "sessionsNote",
      "lane",
      "constructor",
      "",
      "questions",
      "lead.x",
    ]) {
      expect(withFactsReplaced(section.fields, PAGE, place, facts), place).toBeNull();
    }
  });
});
