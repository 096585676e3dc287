import { expect, test } from "vitest";
import { currentState } from "./current-path";

test("the page itself and what lies above it are told apart", () => {
  expect(currentState("/actualites", "/actualites/")).toBe("page");
  expect(currentState("/actualites", "/actualites/42")).toBe("true");
  expect(currentState("/actualites", "/actualites-2")).toBeUndefined();
  expect(currentState("/", "/contacts")).toBeUndefined();
});
