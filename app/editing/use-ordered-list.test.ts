import { describe, expect, it } from "vitest";
import { dropFields } from "./use-ordered-list";

describe("dropping a line", () => {
  const rows = [..."abc"].map((id) => ({ id }));
  it.each([
    ["a", { overId: "c", side: "after" }, { afterId: "c", beforeId: "" }],
    ["c", { overId: "a", side: "before" }, { afterId: "", beforeId: "a" }],
    ["a", { overId: "b", side: "after" }, { afterId: "b", beforeId: "c" }],
    ["a", { overId: "b", side: "before" }, null],
    ["gone", { overId: "b", side: "before" }, null],
  ] as const)("%s over %j", (id, drop, gap) => {
    expect(dropFields(rows, id, drop)).toEqual(gap && { intent: "insert", id, ...gap });
  });
});

type Tile = { id: string; isFeatured: boolean };

const tiles: Tile[] = [
  { id: "f1", isFeatured: true },
  { id: "f2", isFeatured: true },
  { id: "a", isFeatured: false },
  { id: "b", isFeatured: false },
  { id: "c", isFeatured: false },
];

const isBeside = (one: Tile, other: Tile) => one.isFeatured === other.isFeatured;

const drop = (id: string, overId: string, side: "before" | "after") =>
  dropFields(tiles, id, { overId, side, isBeside });

describe("a photo that was dropped", () => {
  it("goes between its new neighbours", () => {
    expect(drop("c", "b", "before")).toEqual({
      intent: "insert",
      id: "c",
      afterId: "a",
      beforeId: "b",
    });
    expect(drop("a", "c", "after")).toMatchObject({ afterId: "c", beforeId: "" });
  });

  it("goes to the nearest end of its own when dropped among the others", () => {
    expect(drop("c", "f1", "before")).toMatchObject({ afterId: "", beforeId: "a" });
    expect(drop("f1", "b", "after")).toMatchObject({ afterId: "f2", beforeId: "" });
  });

  it("asks for nothing when it stays where it was", () => {
    expect(drop("b", "a", "after")).toBeNull();
    expect(drop("b", "c", "before")).toBeNull();
    expect(drop("a", "f1", "after")).toBeNull();
    expect(drop("gone", "a", "after")).toBeNull();
  });
});
