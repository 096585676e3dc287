import { expect, test } from "vitest";
import type { Field } from "~/records/fields";
import { event } from "../kinds/event";
import { stadiumPicture } from "../kinds/stadium-picture";
import { DRAWINGS, drawnMap, drawnPicture, MAPS } from "./drawings";

function choicesOf({ input }: Field<string>): string[] {
  if (input.type !== "one-of") throw new Error("A drawing is chosen.");
  return input.choices.map(({ value }) => value).filter(Boolean);
}

test("every drawing that a page may choose is there, and every map", () => {
  const { drawing } = stadiumPicture.fields;
  expect(choicesOf(drawing).toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  expect(choicesOf(event.fields.mapDrawing).toSorted()).toEqual(Object.keys(MAPS).toSorted());
});

test("a drawn map has its own words unless the club gives others; a picture stays as it is", () => {
  expect(drawnMap({ src: "lac", alt: "" })).toEqual(MAPS.lac);
  expect(drawnMap({ src: "lac", alt: "Le tour" })?.alt).toBe("Le tour");
  const own = { src: "/media/gallery/parcours/x/plan.jpg?v=1200x800-3fa9c1d2", alt: "Le tour" };
  expect(drawnMap(own)).toEqual(own);
  expect(drawnMap({ src: "gone", alt: "" })).toBeNull();
  expect(drawnMap(null)).toBeNull();
});

test("a drawing has its own words unless the club gives others; a photo stays as it is", () => {
  const drawing = { src: "sport-sante", alt: "", focusX: 50, focusY: 50 };
  expect(drawnPicture(drawing)).toEqual(DRAWINGS["sport-sante"]);
  expect(drawnPicture({ ...drawing, alt: "Des tapis" })?.alt).toBe("Des tapis");
  const photo = { ...drawing, src: "/media/gallery/sections/x/photo.jpg?v=1200x800-3fa9c1d2" };
  expect(drawnPicture(photo)).toEqual(photo);
  expect(drawnPicture({ ...drawing, src: "gone" })).toBeNull();
  expect(drawnPicture(null)).toBeNull();
});
