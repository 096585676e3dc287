import { describe, expect, it } from "vitest";
import { canReorder, listHref, readListParams } from "./list-query";

const read = (query: string) => readListParams(new URLSearchParams(query));

describe("address of the administrator's list", () => {
  it("reads every part", () => {
    expect(
      read("etat=corbeille&type=evenements&tri=titre&sens=decroissant&q= relais &page=3"),
    ).toEqual({
      filter: "trash",
      kind: "events",
      sort: "title",
      direction: "desc",
      search: "relais",
      page: 3,
    });
  });

  it.each(["page=0", "page=-2", "page=1e9", "page=2.5", "etat=toString", "tri=__proto__"])(
    "takes %s as absent",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  it("writes what it reads, and starts again at the first page", () => {
    const params = read("etat=brouillons&q=cross&page=2");
    expect(listHref(params, { page: 2 })).toBe("/admin/actualites?etat=brouillons&q=cross&page=2");
    expect(listHref(params, { filter: "all" })).toBe("/admin/actualites?q=cross");
    expect(listHref(read(""), {})).toBe("/admin/actualites");
  });

  it("offers reordering in site order without filter or search only", () => {
    expect(canReorder(read("page=2"))).toBe(true);
    for (const query of ["etat=publies", "type=actualites", "tri=titre", "q=x"]) {
      expect(canReorder(read(query))).toBe(false);
    }
  });
});
