import { expect, test } from "vitest";
import { DRAWINGS, drawnPicture } from "./drawings";
import { stadiumPicture } from "./kinds/stadium-picture";

test("every drawing that a page may choose is there", () => {
  const { input } = stadiumPicture.fields.drawing;
  if (input.type !== "one-of") throw new Error("A drawing is chosen.");
  const words = input.choices.map(({ value }) => value).filter(Boolean);
  expect(words.toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
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
