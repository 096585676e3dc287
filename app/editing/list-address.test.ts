import { describe, expect, it } from "vitest";
import { readRecordListParams, recordListHref } from "./list-address";

const read = (query: string) => readRecordListParams(new URLSearchParams(query));

describe("the address of a list of records", () => {
  it("is read and written alike", () => {
    const params = read("filtre=corbeille&q=+Durand+&page=3");
    expect(params).toEqual({ isTrash: true, search: "Durand", page: 3 });
    expect(recordListHref("/admin/coaches", params, { page: 3 })).toBe(
      "/admin/coaches?filtre=corbeille&q=Durand&page=3",
    );
  });

  it("takes what is malformed as absent", () => {
    const plain = { isTrash: false, search: "", page: 1 };
    for (const query of ["", "page=0", "page=-2", "page=1e3", "page=x", "filtre=tout", "q=%20"]) {
      expect(read(query), query).toEqual(plain);
    }
    expect(read(`q=${"a".repeat(10_000)}`).search).toHaveLength(200);
  });

  it("starts another tab or search at its first page", () => {
    const third = { isTrash: false, search: "léa", page: 3 };
    expect(recordListHref("/admin/partners", third, { isTrash: true, search: "" })).toBe(
      "/admin/partners?filtre=corbeille",
    );
    expect(recordListHref("/admin/partners", third, { search: "" })).toBe("/admin/partners");
  });
});
