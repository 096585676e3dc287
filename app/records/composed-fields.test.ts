import { describe, expect, expectTypeOf, it } from "vitest";
import { checkValues } from "~tests/support/checked-values";
import { completeValues, leftOutErrors } from "./complete-values";
import { group, list } from "./composed-fields";
import { day, type Fields, line, oneOf, shortText, type Values } from "./fields";
import { emptyValues, kind, type RemovableKind, readKeptCopy, shapeOf } from "./kind";

const ID = "0b0e7a52-9d5b-4c1e-8a51-0d5f4a3b2c1d";
const OTHER = "7d3c2b1a-0f9e-4d8c-b7a6-95a4b3c2d1e0";
const WRONG_ID = "Cette étape est mal identifiée.";

/** A kind with a group and a list, as features describe one. */
const outing = kind({
  subject: "partner",
  localCopy: "sortie",
  table: "partners",
  path: "/admin/sorties",
  permission: "partners",
  icon: "heart",
  french: {} as RemovableKind<Fields>["french"],
  title: "name",
  fields: {
    name: line("Nom", { subject: "Le nom" }),
    start: group("Départ", {
      added: "départ ajouté",
      removed: "départ retiré",
      fields: {
        day: day("Jour"),
        place: line("Lieu", { subject: "Le lieu", limit: 10 }),
        state: oneOf("État", {
          choices: [
            { value: "on", label: "Maintenu" },
            { value: "off", label: "Annulé" },
          ],
          wrong: "Choisissez un état.",
        }),
      },
    }),
    stages: list("Étapes", {
      most: 60,
      noun: "étape",
      isFeminine: true,
      moved: "étapes déplacées",
      reworded: "étapes modifiées",
      tooMany: "60 étapes au plus.",
      wrongId: WRONG_ID,
      fields: {
        name: line("Nom", { subject: "Le nom", required: "Nommez l’étape." }),
        text: shortText("Texte", { limit: 500, tooLong: "Trop long.", placeholder: "" }),
      },
    }),
  },
});

type OutingValues = Values<typeof outing.fields>;

const stage = (id: unknown, name = "Dune") => ({ id, name, text: "" });

describe("a kind with groups and lists", () => {
  it("is held against its fields by the compiler", () => {
    expectTypeOf<OutingValues["start"]>().toEqualTypeOf<{
      day: string | null;
      place: string;
      state: "on" | "off";
    } | null>();
    // @ts-expect-error a value of the group is missing
    const forgotten: OutingValues["start"] = { day: null, state: "on" };
    // @ts-expect-error an item has an id
    const nameless: OutingValues["stages"] = [{ name: "Dune", text: "" }];
    const { fields } = outing;
    // @ts-expect-error the title is a field
    const untitled = kind({ ...outing, fields, title: "start.place" });
    expect([forgotten, nameless, untitled]).toHaveLength(3);
  });

  it("starts without a group and with an empty list", () => {
    expect(emptyValues(outing)).toEqual({ name: "", start: null, stages: [] });
  });

  it("names an error by its place, that of an item by its id", () => {
    const values = {
      start: { day: "2026-02-30", place: "un lieu bien trop long", state: "perhaps" },
      stages: [stage(ID), stage(OTHER, " ")],
    };
    expect(checkValues(outing, values)).toEqual({
      errors: {
        "start.day": [expect.stringContaining("n’existe pas")],
        "start.place": [expect.stringContaining("10")],
        "start.state": ["Choisissez un état."],
        [`stages.${OTHER}.name`]: ["Nommez l’étape."],
      },
      rest: expect.anything(),
    });
  });

  it("refuses a list as a whole for an item without an id, one that is there twice, and too many", () => {
    const many = Array.from({ length: 61 }, (_, at) => stage(ID.replace(/^../, String(10 + at))));
    for (const [stages, sentence] of [
      [[stage("x")], WRONG_ID],
      [[{ name: "Dune", text: "" }], WRONG_ID],
      [[stage(3)], WRONG_ID],
      [[stage(ID), stage(ID)], WRONG_ID],
      [many, "60 étapes au plus."],
    ] as const) {
      expect(checkValues(outing, { stages })).toEqual({
        errors: { stages: [sentence] },
        rest: expect.anything(),
      });
    }
    expect(checkValues(outing, { stages: many.slice(1) })).toMatchObject({ values: {} });
  });

  it("says of what is no group or list that it is wrong", () => {
    for (const wrong of [3, "x", [], { day: [] }]) {
      expect(checkValues(outing, { start: wrong }), JSON.stringify(wrong)).toHaveProperty("errors");
    }
    for (const wrong of [3, "x", {}, [null], [[]], ["x"]]) {
      expect(checkValues(outing, { stages: wrong })).toHaveProperty("errors");
    }
  });

  it("knows no other names, at any depth", () => {
    for (const values of [
      '{ "__proto__": {} }',
      '{ "start": { "__proto__": {} } }',
      '{ "start": { "owner": "moi" } }',
      `{ "stages": [{ "id": "${ID}", "constructor": "" }] }`,
    ]) {
      expect(checkValues(outing, JSON.parse(values)), values).toBeNull();
    }
  });

  it("leaves out what was not sent, inside groups and items too", () => {
    const sent = { start: { place: "Dune" }, stages: [{ id: ID, name: "Dune" }] };
    expect(checkValues(outing, sent)).toEqual({ values: sent });
    expect(checkValues(outing, { start: null })).toEqual({ values: { start: null } });
  });

  it("keeps what is stored of what was not sent, inside groups and items too", () => {
    const stored = {
      name: "Sortie",
      start: { day: "2026-03-29", place: "Stade", state: "off" },
      stages: [
        { id: ID, name: "Dune", text: "<p>Haute</p>" },
        { id: OTHER, name: "Lac", text: "" },
      ],
    };
    const added = "11111111-1f0e-4d8c-b7a6-95a4b3c2d1e0";
    const sent = {
      start: { place: "Dune" },
      stages: [
        { id: added, name: "Phare" },
        { id: ID, name: "La dune" },
      ],
    };
    expect(completeValues(outing.fields, sent, stored)).toEqual({
      name: "Sortie",
      start: { day: "2026-03-29", place: "Dune", state: "off" },
      stages: [
        { id: added, name: "Phare", text: "" },
        { id: ID, name: "La dune", text: "<p>Haute</p>" },
      ],
    });
    expect(completeValues(outing.fields, { start: null }, stored).start).toBeNull();
    const fresh = { ...stored, start: null };
    expect(completeValues(outing.fields, sent, fresh).start).toEqual({
      day: null,
      place: "Dune",
      state: "on",
    });
  });

  it("asks of what is new for the parts that it leaves out", () => {
    const stored = { name: "", start: null, stages: [{ id: ID, name: "Dune", text: "" }] };
    const stages = [
      { id: ID, text: "<p>Haute</p>" },
      { id: OTHER, text: "" },
    ];
    const errorsOf = (sent: object, intent: "draft" | "publish") =>
      leftOutErrors(outing.fields, { sent: { ...sent }, stored, intent });
    expect(errorsOf({ start: { day: null }, stages }, "publish")).toEqual({
      [`stages.${OTHER}.name`]: ["Nommez l’étape."],
    });
    expect(errorsOf({}, "publish")).toEqual({});
    // A draft may be without it.
    expect(errorsOf({ stages }, "draft")).toEqual({});
  });

  it("cleans HTML inside items", () => {
    const stages = [{ id: ID, text: "<p>Ici<script>x()</script></p>" }];
    expect(checkValues(outing, { stages })).toEqual({
      values: { stages: [{ id: ID, text: "<p>Ici</p>" }] },
    });
  });

  it("takes what a kept copy lacks, or has of another shape, from the record that is opened", () => {
    const stages = [
      { id: ID, name: "Dune", text: "" },
      { id: OTHER, name: "Lac", text: "" },
    ];
    const opened = { name: "Sortie", start: null, stages };
    expect(readKeptCopy(outing, { stages: "x", start: { place: "Dune" } }, opened)).toEqual({
      ...opened,
      start: { day: null, place: "Dune", state: "on" },
    });
    const kept = { name: "a".repeat(500), stages: [3, { name: "sans id" }, stages[1]], former: 1 };
    expect(readKeptCopy(outing, kept, opened)).toEqual({
      name: kept.name,
      start: null,
      stages: [stages[1]],
    });
    expect(readKeptCopy(outing, "x", opened)).toBeNull();
  });

  it("reads what a browser kept, however wrong", () => {
    const kept = { name: "a".repeat(500), start: { place: "Dune", former: 1 }, stages: "x" };
    expect(shapeOf(outing).parse(kept)).toEqual({
      name: kept.name,
      start: { day: null, place: "Dune", state: "on" },
      stages: [],
    });
  });
});
