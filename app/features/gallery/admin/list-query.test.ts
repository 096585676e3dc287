import { describe, expect, it } from "vitest";
import { canReorder, galleryHref, keptFields, readGalleryParams } from "./list-query";

const read = (query: string) => readGalleryParams(new URLSearchParams(query));

describe("the address of the gallery's list", () => {
  it("is read and written alike", () => {
    const params = read("filtre=a-completer&q=+dune+&page=3");
    expect(params).toEqual({ filter: "incomplete", search: "dune", page: 3 });
    expect(galleryHref(params, { page: 3 })).toBe(
      "/admin/gallery?filtre=a-completer&q=dune&page=3",
    );
  });

  it.each(["", "page=0", "page=-2", "page=1e3", "filtre=tout", "filtre=", "q=%20"])(
    "takes %s as absent",
    (query) => expect(read(query)).toEqual({ filter: "all", search: "", page: 1 }),
  );

  it("starts another tab or search at its first page", () => {
    const third = read("filtre=corbeille&q=lac&page=3");
    expect(galleryHref(third, { search: "" })).toBe("/admin/gallery?filtre=corbeille");
    expect(galleryHref(third, { filter: "all", search: "" })).toBe("/admin/gallery");
    expect(keptFields(third)).toEqual({ filtre: "corbeille" });
    expect(keptFields(read(""))).toEqual({});
  });

  it("offers reordering where nothing in between is left out", () => {
    expect(canReorder(read("page=2"))).toBe(true);
    expect(canReorder(read("filtre=a-la-une"))).toBe(true);
    for (const query of ["filtre=a-completer", "filtre=corbeille", "q=x"]) {
      expect(canReorder(read(query)), query).toBe(false);
    }
  });
});
