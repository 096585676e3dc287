import { expect, it } from "vitest";
import { fullName, isMadeUpName, shortName } from "./person-name";

it("puts the names that are known together", () => {
  expect(fullName("Josiane", "Lacoste")).toBe("Josiane Lacoste");
  expect(fullName("Josiane", null)).toBe("Josiane");
  expect(fullName(null, "")).toBeNull();
});

it("shortens the last name", () => {
  expect(shortName("Josiane Lacoste")).toBe("Josiane L.");
  expect(shortName("Josiane")).toBe("Josiane");
});

it("tells a name that was made of the address from one that somebody gave", () => {
  expect(isMadeUpName("jdupont1967 Administrateur", "jdupont1967@orange.fr")).toBe(true);
  expect(isMadeUpName("Jacques Administrateur", "jdupont1967@orange.fr")).toBe(false);
  expect(isMadeUpName("jdupont1967 Dupont", "jdupont1967@orange.fr")).toBe(false);
});

it("keeps an address whole where it stands for a name", () => {
  expect(shortName("jdupont1967@orange.fr")).toBe("jdupont1967@orange.fr");
});
