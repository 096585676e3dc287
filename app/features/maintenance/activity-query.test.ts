import { describe, expect, it } from "vitest";
import { activityHref, isWhole, readActivityParams } from "./activity-query";

const PERSON = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
const read = (query: string) =>
  readActivityParams(new URLSearchParams(query), ["galerie", "comptes"]);

describe("the address of the log", () => {
  it("is read and written alike", () => {
    for (const query of [
      "",
      `?q=cross&par=${PERSON}&type=galerie&page=3`,
      "?par=site&type=comptes",
    ]) {
      const params = read(query);
      expect(activityHref(params, params.page)).toBe(`/admin/maintenance/journal${query}`);
    }
  });

  it("takes what is malformed as absent", () => {
    for (const query of ["page=0", "page=1e9", "type=__proto__", "par=1 or 1=1", "q=%20"]) {
      expect(isWhole(read(query)), query).toBe(true);
      expect(read(query).page, query).toBe(1);
    }
    expect(read(`q=${"a".repeat(10_000)}`).search).toHaveLength(200);
  });
});
