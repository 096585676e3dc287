import { describe, expect, it } from "vitest";
import { shapeOfParts } from "./composed-fields";
import {
  day,
  type Field,
  key,
  oneOf,
  percent,
  photo,
  richText,
  someOf,
  time,
  yesNo,
} from "./fields";

const WRONG = "Choisissez.";
const PICTURE = "/media/articles/5f0c/depart.jpg?v=1200x800-3fa9c1d2";
const choices = [
  { value: "on", label: "Oui" },
  { value: "off", label: "Non" },
] as const;

/** A field, the values that it lets pass, and others that it refuses. */
const SORTS: [string, Field<unknown>, unknown[], unknown[]][] = [
  ["text", richText("x", { limit: 9, tooLong: WRONG }), ["", "<p>é</p>"], ["0123456789", null]],
  ["yes or no", yesNo("x"), [true, false], ["on", null, 1]],
  ["one of", oneOf("x", { choices, wrong: WRONG }), ["on", "off"], ["", "constructor", null]],
  [
    "key",
    key("x", { to: { subject: "section", isStored: false }, lost: WRONG, gone: "(retirée)" }),
    ["a", "marche-nordique", "section:marche-nordique", null],
    ["É", "a b", "a:b:c", "a".repeat(41), 1],
  ],
  ["percent", percent("x", { wrong: WRONG }), [0, 50, 100], [-1, 100.5, Number.NaN, "50", null]],
  ["photo", photo("x", { lost: WRONG }), [PICTURE], ["", "https://ailleurs.fr/x.jpg", null]],
  ["day", day("x"), ["2026-03-29", null], ["2026-02-30", "demain", "", "1789-07-14"]],
  ["time", time("x"), ["00:00", "23:59", null], ["24:00", "9:00", "", "10h"]],
];

describe.each(SORTS)("a field of the sort %s", (_, field, right, wrong) => {
  const { rule, empty } = field;

  it("lets right values pass as they are", () => {
    for (const value of right) expect(rule.parse(value)).toEqual(value);
  });

  it("refuses others", () => {
    for (const value of wrong) expect(rule.safeParse(value).success, String(value)).toBe(false);
  });

  it("is empty in a copy that lacks it or holds another type", () => {
    const read = shapeOfParts({ field });
    for (const value of [undefined, {}, []]) {
      expect(read.parse({ field: value })).toEqual({ field: empty });
    }
  });
});

it('reads nothing where older values say "" for no key', () => {
  const field = key("x", { to: { subject: "section", isStored: false }, lost: WRONG, gone: "" });
  expect([field.rule.parse(""), field.shape.parse("")]).toEqual([null, null]);
});

it("rounds a share, which the database keeps whole", () => {
  expect(percent("x", { wrong: WRONG }).rule.parse(33.4)).toBe(33);
});

describe("several of a few", () => {
  const aids = someOf("Aides", {
    choices: [
      { value: "fonds", label: "Fonds" },
      { value: "mutuelle", label: "Mutuelle" },
    ],
    wrong: "Choisissez dans la liste.",
  });

  it("are each there once, in the order in which they were chosen", () => {
    expect(aids.rule.parse(["mutuelle", "fonds", "mutuelle"])).toEqual(["mutuelle", "fonds"]);
    for (const wrong of [["toString"], [null], [{}], "fonds"]) {
      expect(aids.rule.safeParse(wrong).success).toBe(false);
    }
  });

  it("of a kept copy are those that are still offered", () => {
    expect(aids.shape.parse(["autre", "fonds", 7])).toEqual(["fonds"]);
  });
});
