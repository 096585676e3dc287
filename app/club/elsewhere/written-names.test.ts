import { describe, expect, it } from "vitest";
import { emptyValues } from "~/records/kind";
import { section } from "../kinds/section";
import { session } from "../kinds/session";
import { textsIn } from "./mentions";
import { namedElsewhere, recordsNaming, searchedWords } from "./written-names.server";

const record = (title: string, text: string) => ({
  title,
  path: `/admin/${title}`,
  words: searchedWords(text),
});
const RUN = record("Run 2K", "Demandez-les à Inès Bernadet.");
const titles = (name: string) => recordsNaming(name, [RUN]).map(({ title }) => title);

describe("the records that name somebody", () => {
  it("are told by their names and their screens", () => {
    expect(recordsNaming("Inès Bernadet", [RUN, record("Sprint", "Inès et Bernadet")])).toEqual([
      { title: "Run 2K", path: "/admin/Run 2K" },
    ]);
  });

  it.each(["ines bernadet", "INÈS  BERNADET", "Ine\u0300s\u00a0Bernadet", " Inès-Bernadet "])(
    "are found without accents, capitals or the same spaces: %s",
    (name) => expect(titles(name)).toEqual(["Run 2K"]),
  );

  it.each(["", "Inès", "Inès B", "Nobody Here", "Agnès Bernadet", ".*", "nès Bernadet"])(
    "are none for %j",
    (name) => expect(titles(name)).toEqual([]),
  );

  it("are named in a sentence, three at most", () => {
    const one = "Inès Bernadet";
    expect(namedElsewhere(one, [])).toBe("");
    expect(namedElsewhere(one, [RUN, RUN, RUN])).toBe(
      " Ce nom figure aussi dans\u00a0: Run 2K, Run 2K, Run 2K.",
    );
    expect(namedElsewhere(one, [RUN, RUN, RUN, RUN])).toBe(
      " Ce nom figure aussi dans\u00a0: Run 2K, Run 2K et 2\u00a0autres.",
    );
  });
});

it("looks in texts, in those of lists, and at names that were typed", () => {
  const id = "59000000-0000-4000-8000-000000000001";
  const page = {
    ...emptyValues(section),
    lead: "Avec Inès.",
    questions: [{ id, question: "Qui\u00a0?", answer: "Paul" }],
  };
  expect(textsIn(section.fields, page)).toEqual(
    expect.arrayContaining(["Avec Inès.", "Qui\u00a0?", "Paul"]),
  );
  const held = { ...emptyValues(session), coaches: [{ id }, { name: "Inès Bernadet" }] };
  expect(textsIn(session.fields, held)).toContain("Inès Bernadet");
  expect(textsIn(session.fields, held)).not.toContain(id);
});
