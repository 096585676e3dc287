import { describe, expect, it } from "vitest";
import { afterChange, changedPlaces, NO_FORM_ERRORS } from "./session-state";

describe("errors that a change clears", () => {
  const left = (errors: Record<string, string[]>, before: object, change: object) => {
    const formErrors = { ...NO_FORM_ERRORS, save: errors };
    return Object.keys(afterChange(formErrors, changedPlaces(before, change)).save);
  };
  const wrong = (...places: string[]) => Object.fromEntries(places.map((place) => [place, ["x"]]));

  it("are those of its own places: of two parts of a group, those of the other stay", () => {
    const before = { title: "", expiry: { day: "2026-03-24", time: null } };
    const errors = wrong("expiry.day", "expiry.time", "title");
    const clock = { expiry: { day: "2026-03-24", time: "08:00" } };
    expect(left(errors, before, clock)).toEqual(["expiry.day", "title"]);
    expect(left(errors, before, { title: "A" })).toEqual(["expiry.day", "expiry.time"]);
  });

  it("are all those of a group that comes or goes", () => {
    const event = { day: null, time: null };
    const errors = wrong("event.day", "title");
    expect(left(errors, { event }, { event: null })).toEqual(["title"]);
    expect(left(errors, { event: null }, { event })).toEqual(["title"]);
  });

  it("are all those of an item that changed, came or went, and of the list itself", () => {
    const [one, two] = [
      { id: "1", alt: "", isDecorative: false },
      { id: "2", alt: "", isDecorative: false },
    ];
    const errors = wrong("images", "images.1.alt", "images.2.alt");
    const images = [one, { ...two, isDecorative: true }];
    expect(left(errors, { images: [one, two] }, { images })).toEqual(["images.1.alt"]);
    expect(left(errors, { images: [one, two] }, { images: [two] })).toEqual(["images.2.alt"]);
    expect(left(errors, { images: [one, two] }, { images: [two, one] })).toEqual([
      "images.1.alt",
      "images.2.alt",
    ]);
  });

  it("are those of each item that another field stands in for", () => {
    const formErrors = { ...NO_FORM_ERRORS, save: wrong("photos.1.title", "photos.2.alt") };
    const clearedBy = { "photos.*.title": ["seriesTitle"] };
    const { save } = afterChange(formErrors, ["seriesTitle"], clearedBy);
    expect(Object.keys(save)).toEqual(["photos.2.alt"]);
  });

  it("are all those of a list that posts a form", () => {
    expect(left(wrong("images[1].alt", "name"), { images: [] }, { images: [{}] })).toEqual([
      "name",
    ]);
  });
});
