import { describe, expect, it } from "vitest";
import { afterChange, changedPlaces, NO_FORM_ERRORS } from "./session-state";

describe("errors that a change clears", () => {
  it("are the errors of its own places: of two parts of one value, those of the other stay", () => {
    const unfinished = { "expiry.day": ["Complétez la date."], title: ["Trop long."] };
    const save = { "expiry.time": ["Écrivez l’heure ainsi."], "images[1].alt": ["Décrivez."] };
    const formErrors = { ...NO_FORM_ERRORS, unfinished, save };
    const before = { title: "", images: [], expiry: { day: "2026-03-24", time: null } };
    const clock = { expiry: { day: "2026-03-24", time: "08:00" } };
    expect(changedPlaces(before, clock)).toEqual(["expiry", "expiry.time"]);
    expect(afterChange(formErrors, changedPlaces(before, clock))).toEqual({
      ...formErrors,
      save: { "images[1].alt": ["Décrivez."] },
    });
    expect(afterChange(formErrors, changedPlaces(before, { images: [{}], title: "A" }))).toEqual({
      ...formErrors,
      unfinished: { "expiry.day": ["Complétez la date."] },
      save: { "expiry.time": ["Écrivez l’heure ainsi."] },
    });
  });
});
