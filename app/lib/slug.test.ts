import { describe, expect, it } from "vitest";
import { fc } from "~tests/support/properties";
import { slug } from "./slug";

describe("slug", () => {
  it("keeps letters and digits, without accents", () => {
    expect(slug("Été à l’Œuvre : 10 km n°2")).toBe("ete-a-l-oeuvre-10-km-n-2");
    expect(slug("IMG_2041 (1)")).toBe("img-2041-1");
  });
  it("is empty when nothing is left", () => {
    expect(slug("../..")).toBe("");
    expect(slug("照片")).toBe("");
  });
  it("is always fit for a path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(slug(text)).toMatch(/^$|^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/);
      }),
    );
  });
});
