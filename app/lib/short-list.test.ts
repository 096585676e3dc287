import { describe, expect, it } from "vitest";
import { shortListPage, sortByName } from "./short-list";

const row = (name: string, deletedAt: string | null = null) => ({ name, deletedAt });
const rows = [
  row("Zoé Petit"),
  row("élise Aubin"),
  row("Eric Bordes"),
  row("Lot 10"),
  row("Lot 2"),
  row("Œuvre du Pin"),
  row("Ancien Premier", "2026-03-01T10:00:00.000Z"),
  row("Ancienne Dernière", "2026-03-09T10:00:00.000Z"),
];

const page = (query: Partial<{ isTrash: boolean; search: string; page: number }> = {}) =>
  shortListPage(
    rows,
    { isTrash: false, search: "", page: 1, pageSize: 4, ...query },
    { nameOf: ({ name }) => name, textOf: ({ name }) => name },
  );
const names = (query: Parameters<typeof page>[0]) => page(query).items.map(({ name }) => name);

describe("shortListPage", () => {
  it("lists by name as French does, a page at a time", () => {
    expect(names({})).toEqual(["élise Aubin", "Eric Bordes", "Lot 2", "Lot 10"]);
    expect(names({ page: 2 })).toEqual(["Œuvre du Pin", "Zoé Petit"]);
    expect(page()).toMatchObject({ total: 6, pageCount: 2, counts: { present: 6, trash: 2 } });
  });

  it("finds words without their accents, whatever their order", () => {
    expect(names({ search: "AUBIN  elise" })).toEqual(["élise Aubin"]);
    expect(names({ search: "oeuvre" })).toEqual(["Œuvre du Pin"]);
    expect(page({ search: "personne" })).toMatchObject({ items: [], total: 0, pageCount: 1 });
    expect(page({ search: "zoe" }).counts).toEqual({ present: 6, trash: 2 });
  });

  it("shows what was thrown away last first", () => {
    expect(names({ isTrash: true })).toEqual(["Ancienne Dernière", "Ancien Premier"]);
  });
});

describe("sortByName", () => {
  it("leaves the list it was given as it is", () => {
    const given = [row("b"), row("a")];
    expect(sortByName(given, ({ name }) => name).map(({ name }) => name)).toEqual(["a", "b"]);
    expect(given[0]?.name).toBe("b");
  });
});
