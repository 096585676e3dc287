import { describe, expect, it } from "vitest";
import { coachClashes, type HeldSession } from "./coach-clashes";

const PIERRE = { id: "6f1e2d3c-0000-4000-8000-000000000001" };

const SAUTS: HeldSession = {
  weekday: "3",
  start: "17:30",
  end: "19:00",
  coaches: [PIERRE],
  place: "stade",
  placeWords: "",
  group: "Sauts",
  from: null,
  until: null,
};

const clashes = (one: Partial<HeldSession>, other: Partial<HeldSession>) =>
  coachClashes({ ...SAUTS, ...one }, [{ ...SAUTS, place: "gymnase", group: "Relais", ...other }], {
    person: (person) => ("name" in person ? person.name.trim() : person.id && "Pierre Hourtic"),
    place: () => "Gymnase",
  });

describe("a coach in two places", () => {
  it("is named with the other session", () => {
    expect(clashes({}, {})).toEqual([
      "Pierre Hourtic entraîne déjà de 17h30 à 19h00\u00a0: «\u00a0Relais\u00a0» (Gymnase).",
    ]);
  });

  it.each<[string, Partial<HeldSession>, Partial<HeldSession>]>([
    ["on the same day one after the other", {}, { start: "19:00", end: "20:00" }],
    ["on two days", {}, { weekday: "4" }],
    ["with two groups at one place", {}, { place: "stade" }],
    ["in two halves of the season", { until: "2027-01-31" }, { from: "2027-02-01" }],
    ["while an hour is not typed yet", { end: null }, {}],
    ["beside another coach", { coaches: [{ name: "Ana" }] }, {}],
    ["before anybody is chosen", { coaches: [{ id: "" }] }, { coaches: [{ id: "" }] }],
  ])("is nobody %s", (_, one, other) => {
    expect(clashes(one, other)).toEqual([]);
  });

  it("is known by a record and by its name", () => {
    expect(clashes({}, { coaches: [{ name: "Pierre Hourtic" }] })).toHaveLength(1);
  });

  it("is known by a name alone too", () => {
    expect(clashes({ coaches: [{ name: "Ana " }] }, { coaches: [{ name: "Ana" }] })).toHaveLength(
      1,
    );
  });
});
