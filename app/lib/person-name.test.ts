import { expect, it } from "vitest";
import { fullName, shortName } from "./person-name";

it("puts the names that are known together", () => {
  expect(fullName("Josiane", "Lacoste")).toBe("Josiane Lacoste");
  expect(fullName("Josiane", null)).toBe("Josiane");
  expect(fullName(null, "")).toBeNull();
});

it("shortens the last name", () => {
  expect(shortName("Josiane Lacoste")).toBe("Josiane L.");
  expect(shortName("Josiane")).toBe("Josiane");
});
