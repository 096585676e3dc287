import { describe, expect, it } from "vitest";
import { readAddress } from "./rich-text-dialogs";

describe("address of a link", () => {
  it.each([
    ["https://www.athle.fr/a?b=1", "https://www.athle.fr/a?b=1"],
    ["athle.fr", "https://athle.fr"],
    ["jo@exemple.fr", "mailto:jo@exemple.fr"],
    ["05 56 00 00 33", "tel:0556000033"],
    ["05\u00a056\u00a000\u00a000\u00a033", "tel:0556000033"],
    ["05\u202f56\u202f00\u202f00\u202f33", "tel:0556000033"],
    ["05.56.00.00.33", "tel:0556000033"],
    ["05-56-00-00-33", "tel:0556000033"],
    ["05/56/00/00/33", "tel:0556000033"],
    ["+33 (0)5 56 00 00 33", "tel:0556000033"],
    ["+33\u00a0(0)5\u00a056\u00a000\u00a000\u00a033", "tel:0556000033"],
    ["0033 5 56 00 00 33", "tel:0556000033"],
    ["\u202a+33 5 56 00 00 33\u202c", "tel:0556000033"],
    ["\u2068(05) 56 00 00 33\u2069", "tel:0556000033"],
    ["+32 470 12 34 56", "tel:+32470123456"],
    ["Tél.\u00a0: 05\u00a056\u00a000\u00a000\u00a033", "tel:0556000033"],
    ["tel:+33556000033", "tel:+33556000033"],
    ["tel:05 56 00 00 33", "tel:0556000033"],
    ["118 218", "tel:118218"],
    ["\u200bjo@exemple.fr\u200b", "mailto:jo@exemple.fr"],
    ["mailto:\u200ejo@exemple.fr", "mailto:jo@exemple.fr"],
    ["\ufeffhttps://www.athle.fr/\u200b", "https://www.athle.fr/"],
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
