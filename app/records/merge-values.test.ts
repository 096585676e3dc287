import { describe, expect, it } from "vitest";
import type { Question, Side, Versions } from "~/editing/merging";
import { fc, runs } from "~tests/support/properties";
import { group, list } from "./composed-fields";
import { line, richText, type Values, yesNo } from "./fields";
import { mergeValues, readsSame } from "./merge-values";

const text = (label: string) => line(label, { subject: label });

const FIELDS = {
  name: text("Nom"),
  cover: group("Image", {
    added: "image ajoutée",
    removed: "image retirée",
    isWhole: true,
    fields: { url: text("Adresse"), isWide: yesNo("Large") },
  }),
  event: group("Événement", {
    added: "événement ajouté",
    removed: "événement retiré",
    fields: { day: text("Jour"), place: text("Lieu") },
  }),
  photos: list("Photos", {
    most: 9,
    noun: "photo",
    isFeminine: true,
    moved: "photos déplacées",
    reworded: "légendes modifiées",
    tooMany: "Trop.",
    wrongId: "Fausse.",
    fields: { alt: text("Description"), caption: text("Légende") },
  }),
};

type Sheet = Values<typeof FIELDS>;

/** One edit of somebody who writes. Words and ranks are taken modulo what there is. */
type Edit =
  | { kind: "name" | "day" | "place" | "url"; word: string }
  | { kind: "cover" | "event" | "wide" }
  | { kind: "alt" | "caption"; at: number; word: string }
  | { kind: "remove"; at: number }
  | { kind: "add"; at: number; word: string }
  | { kind: "move"; at: number; to: number };

const word = fc.constantFrom("a", "b", "c");
const at = fc.nat({ max: 4 });
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("name" as const, "day" as const, "place" as const, "url" as const),
    word,
  }),
  fc.record({ kind: fc.constantFrom("cover" as const, "event" as const, "wide" as const) }),
  fc.record({ kind: fc.constantFrom("alt" as const, "caption" as const), at, word }),
  fc.record({ kind: fc.constant("remove" as const), at }),
  fc.record({ kind: fc.constant("add" as const), at, word }),
  fc.record({ kind: fc.constant("move" as const), at, to: at }),
);
const edits = fc.array(anEdit, { maxLength: 5 });

let added = 0;

function edited(sheet: Sheet, edit: Edit): Sheet {
  const { cover, event, photos } = sheet;
  const photo = "at" in edit ? photos[edit.at % Math.max(1, photos.length)] : undefined;
  const withPhoto = (change: object) => ({
    ...sheet,
    photos: photos.map((one) => (one === photo ? { ...one, ...change } : one)),
  });
  switch (edit.kind) {
    case "name":
      return { ...sheet, name: edit.word };
    case "day":
      return event ? { ...sheet, event: { ...event, day: edit.word } } : sheet;
    case "place":
      return event ? { ...sheet, event: { ...event, place: edit.word } } : sheet;
    case "url":
      return { ...sheet, cover: { url: edit.word, isWide: false } };
    case "wide":
      return cover ? { ...sheet, cover: { ...cover, isWide: !cover.isWide } } : sheet;
    case "cover":
      return { ...sheet, cover: null };
    case "event":
      return { ...sheet, event: event ? null : { day: "", place: "" } };
    case "alt":
      return withPhoto({ alt: edit.word });
    case "caption":
      return withPhoto({ caption: edit.word });
    case "remove":
      return { ...sheet, photos: photos.filter((one) => one !== photo) };
    case "add": {
      added += 1;
      const one = { id: `new ${added}`, alt: edit.word, caption: "" };
      return { ...sheet, photos: photos.toSpliced(edit.at, 0, one) };
    }
    case "move": {
      if (!photo) return sheet;
      const others = photos.filter((one) => one !== photo);
      return { ...sheet, photos: others.toSpliced(edit.to, 0, photo) };
    }
  }
}

const START: Sheet = {
  name: "",
  cover: { url: "départ", isWide: false },
  event: { day: "lundi", place: "stade" },
  photos: ["p1", "p2", "p3", "p4"].map((id) => ({ id, alt: "", caption: "" })),
};

const aSheet = edits.map((all) => all.reduce(edited, START));
const twoSides = fc.tuple(aSheet, edits, edits).map(([base, here, there]) => ({
  base,
  mine: here.reduce(edited, base),
  theirs: there.reduce(edited, base),
}));
const aSide = fc.constantFrom<Side>("mine", "theirs");

/** The things that somebody may change, by place; the parts of an event where all three have one. */
function thingsIn({ base, mine, theirs }: Versions<Sheet>) {
  const areEventsThere = [base, mine, theirs].every(({ event }) => event !== null);
  return ({ name, cover, event, photos }: Sheet): Map<string, unknown> =>
    new Map<string, unknown>([
      ["name", name],
      ["cover", cover],
      ...(areEventsThere
        ? [["event.day", event?.day] as const, ["event.place", event?.place] as const]
        : [["event", event] as const]),
      ...photos.map((photo) => [`photos.${photo.id}`, photo] as const),
    ]);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const orderOf = ({ photos }: Sheet, among: readonly Sheet[]): string[] => {
  const ids = photos.map(({ id }) => id);
  return ids.filter((id) => among.every((sheet) => sheet.photos.some((one) => one.id === id)));
};

function merge(versions: Versions<Sheet>, side: Side) {
  return mergeValues(FIELDS, versions, () => side);
}

const places = (asked: readonly Question[]) =>
  asked.filter(({ about }) => about !== "order").map(({ place }) => place);

describe("what two people wrote from the same start", () => {
  it("comes together thing by thing: one side's without a question, both sides' by choice", () => {
    fc.assert(
      fc.property(twoSides, aSide, (versions, side) => {
        const { values, asked } = merge(versions, side);
        const thingsOf = thingsIn(versions);
        const { base, mine, theirs } = versions;
        const sides = [base, mine, theirs].map(thingsOf);
        const merged = thingsOf(values);
        const expected = new Set<string>();
        for (const place of new Set(sides.flatMap((things) => [...things.keys()]))) {
          const [start, here, there] = sides.map((things) => things.get(place));
          const areBothChanged = !isSame(here, start) && !isSame(there, start);
          const isAsked = areBothChanged && !isSame(here, there);
          if (isAsked) expected.add(place);
          const mineWins = isAsked ? side === "mine" : isSame(there, start);
          const right = mineWins ? here : there;
          expect(merged.get(place) ?? null, place).toEqual(right ?? null);
        }
        expect(places(asked).toSorted()).toEqual([...expected].toSorted());
      }),
      runs(2000),
    );
  });

  it("keeps the order of the side that moved something, and asks where both did", () => {
    fc.assert(
      fc.property(twoSides, aSide, (versions, side) => {
        const { values, asked } = merge(versions, side);
        const { base, mine, theirs } = versions;
        const ids = values.photos.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const all = [base, mine, theirs];
        const [start, here, there] = all.map((sheet) => orderOf(sheet, all));
        const isAsked = !isSame(here, start) && !isSame(there, start) && !isSame(here, there);
        expect(asked.filter(({ about }) => about === "order")).toHaveLength(isAsked ? 1 : 0);
        const mineWins = isAsked ? side === "mine" : isSame(there, start);
        const right = mineWins ? here : there;
        const kept = orderOf(values, all);
        expect(kept).toEqual(right?.filter((id) => kept.includes(id)));
      }),
      runs(2000),
    );
  });

  it("is the one side where the other wrote nothing", () => {
    fc.assert(
      fc.property(twoSides, ({ base, mine }) => {
        expect(merge({ base, mine, theirs: base }, "theirs")).toEqual({ values: mine, asked: [] });
        expect(merge({ base, mine: base, theirs: mine }, "mine")).toEqual({
          values: mine,
          asked: [],
        });
      }),
    );
  });

  it("loses nothing in any order of saving", () => {
    const step = fc.record({ who: fc.nat({ max: 1 }), act: fc.option(anEdit), side: aSide });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        let stored = START;
        const people = [0, 1].map(() => ({ base: START, now: START }));
        for (const { who, act, side } of steps) {
          const person = people[who] ?? people[0];
          if (!person) return;
          if (act) {
            person.now = edited(person.now, act);
            continue;
          }
          const versions = { base: person.base, mine: person.now, theirs: stored };
          const { values, asked } = merge(versions, side);
          const thingsOf = thingsIn(versions);
          const base = thingsOf(versions.base);
          const saved = thingsOf(values);
          for (const written of [versions.mine, versions.theirs]) {
            for (const [place, value] of thingsOf(written)) {
              const isChanged = !isSame(value, base.get(place));
              const isAsked = asked.some((question) => question.place === place);
              if (isChanged && !isAsked) expect(saved.get(place), place).toEqual(value);
            }
          }
          stored = values;
          person.base = values;
          person.now = values;
        }
      }),
      runs(1000),
    );
  });
});

describe("items that both sides touched", () => {
  const photos = START.photos;
  const [first, second] = photos;
  const without = photos.slice(1);
  const reworded = photos.map((one) => (one === first ? { ...one, alt: "Le départ" } : one));

  it.each([
    ["deleted-here", { mine: without, theirs: reworded }],
    ["deleted-there", { mine: reworded, theirs: without }],
  ] as const)("asks about one that was %s and edited by the other", (about, sides) => {
    const versions = {
      base: START,
      mine: { ...START, photos: sides.mine },
      theirs: { ...START, photos: sides.theirs },
    };
    for (const side of ["mine", "theirs"] as const) {
      const { values, asked } = merge(versions, side);
      expect(asked).toEqual([{ place: "photos.p1", about }]);
      expect(values.photos).toEqual(sides[side]);
    }
  });

  it("puts what both added at the end there, theirs first", () => {
    const one = (id: string) => ({ id, alt: "", caption: "" });
    const { values, asked } = merge(
      {
        base: START,
        mine: { ...START, photos: [...photos, one("m1"), one("m2")] },
        theirs: { ...START, photos: [...photos, one("t1"), one("t2")] },
      },
      "mine",
    );
    expect(asked).toEqual([]);
    expect(values.photos.map(({ id }) => id).slice(4)).toEqual(["t1", "t2", "m1", "m2"]);
  });

  it("takes one that was moved and one that was edited together", () => {
    const moved = [second, first, ...photos.slice(2)].flatMap((one) => one ?? []);
    const { values, asked } = merge(
      { base: START, mine: { ...START, photos: moved }, theirs: { ...START, photos: reworded } },
      "mine",
    );
    expect(asked).toEqual([]);
    expect(values.photos.map(({ id, alt }) => `${id} ${alt}`.trim())).toEqual([
      "p2",
      "p1 Le départ",
      "p3",
      "p4",
    ]);
  });
});

it("takes a text for the same that is only written in another way", () => {
  const field = richText("Texte", { limit: 99, tooLong: "Trop long." });
  expect(readsSame(field, "<ul><li><p>Un</p></li></ul>", "<ul><li>Un</li></ul>")).toBe(true);
  expect(readsSame(field, "<p>Un</p>", "<p>Deux</p>")).toBe(false);
});
