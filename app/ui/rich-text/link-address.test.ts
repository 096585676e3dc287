import { describe, expect, it } from "vitest";
import { readAddress } from "./link-address";

describe("address of a link", () => {
  it.each([
    ["https://www.athle.fr/a?b=1", "https://www.athle.fr/a?b=1"],
    ["athle.fr", "https://athle.fr"],
    ["jo@exemple.fr", "mailto:jo@exemple.fr"],
    ["05 56 00 00 33", "tel:0556000033"],
    ["/contacts", "/contacts"],
    ["mailto:jo@exemple.fr", "mailto:jo@exemple.fr"],
  ])("reads %s", (typed, address) => {
    expect(readAddress(typed)).toBe(address);
  });

  it.each(["", "bonjour", "javascript:alert(1)", "data:text/html,x", "//ailleurs.fr", "https://"])(
    "refuses %s",
    (typed) => {
      expect(readAddress(typed)).toBeNull();
    },
  );
});
