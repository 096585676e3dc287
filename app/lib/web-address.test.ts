import { describe, expect, it } from "vitest";
import { hostOf, siteAddress } from "./web-address";

describe("siteAddress", () => {
  it.each([
    [" https://www.lacaze.fr/pains?tri=prix#bio ", "https://www.lacaze.fr/pains?tri=prix#bio"],
    ["www.lacaze.fr", "https://www.lacaze.fr"],
    ["crédit-littoral.fr/agence", "https://crédit-littoral.fr/agence"],
    ["HTTPS://Lacaze.fr", "HTTPS://Lacaze.fr"],
  ])("takes %j", (typed, kept) => {
    expect(siteAddress(typed)).toBe(kept);
  });

  it.each([
    "",
    "lacaze",
    "https://",
    "https://lacaze",
    "https://lacaze..fr",
    "http://www.lacaze.fr",
    "javascript:alert(1)",
    "JavaScript:alert(1)//.fr",
    "data:text/html,x.fr",
    "//lacaze.fr",
    "https://club@lacaze.fr",
    "https://club:mot@lacaze.fr",
    "https://la caze.fr",
    "https://lacaze.fr/\u00a0x",
    `https://lacaze.fr/${"a".repeat(500)}`,
    "contact@lacaze.fr",
  ])("refuses %j", (typed) => {
    expect(siteAddress(typed)).toBeNull();
  });
});

describe("hostOf", () => {
  it("is what one recognises a site by", () => {
    expect(hostOf("https://www.lacaze.fr/pains")).toBe("www.lacaze.fr");
  });
});
