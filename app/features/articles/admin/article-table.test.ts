import { describe, expect, it } from "vitest";
import { insertFields } from "./article-table";

const rows = ["a", "b", "c", "d"].map((id) => ({ id }));

describe("place where a line is dropped", () => {
  it.each([
    ["a", "c", "before", "b", "c"],
    ["a", "d", "after", "d", ""],
    ["d", "a", "before", "", "a"],
    ["c", "b", "after", "b", "d"],
    ["b", "c", "before", "a", "c"],
  ] as const)("%s dropped on %s (%s) goes between %s and %s", (id, overId, side, after, before) => {
    expect(insertFields(rows, id, { overId, side })).toEqual({
      intent: "insert",
      id,
      afterId: after,
      beforeId: before,
    });
  });
});
