import { expect, test } from "vitest";
import { label } from "../kinds/label";
import { LABEL_DRAWINGS } from "./label-drawings";

test("every drawing that a label may choose is there", () => {
  const { input } = label.fields.drawing;
  if (input.type !== "one-of") throw new Error("A drawing is chosen.");
  const words = input.choices.map(({ value }) => value).filter(Boolean);
  expect(words.toSorted()).toEqual(Object.keys(LABEL_DRAWINGS).toSorted());
});
