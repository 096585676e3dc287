import { describe, expect, it } from "vitest";
import { afterChange, changedPlaces, NOTHING_REFUSED } from "./session-state";

describe("what a change mends", () => {
  it("are the errors of its own places: of two parts of one value, those of the other stay", () => {
    const unfinished = { "expiry.day": ["Complétez la date."], title: ["Trop long."] };
    const save = { "expiry.time": ["Écrivez l’heure ainsi."], "images[1].alt": ["Décrivez."] };
    const refused = { ...NOTHING_REFUSED, unfinished, save };
    const before = { title: "", images: [], expiry: { day: "2026-03-24", time: null } };
    const clock = { expiry: { day: "2026-03-24", time: "08:00" } };
    expect(changedPlaces(before, clock)).toEqual(["expiry", "expiry.time"]);
    expect(afterChange(refused, changedPlaces(before, clock))).toEqual({
      ...refused,
      save: { "images[1].alt": ["Décrivez."] },
    });
    expect(afterChange(refused, changedPlaces(before, { images: [{}], title: "A" }))).toEqual({
      ...refused,
      unfinished: { "expiry.day": ["Complétez la date."] },
      save: { "expiry.time": ["Écrivez l’heure ainsi."] },
    });
  });
});
