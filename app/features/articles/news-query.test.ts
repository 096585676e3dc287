import { describe, expect, it } from "vitest";
import { newsPath, parseNewsQuery } from "./news-query";

const parse = (query: string) => parseNewsQuery(new URLSearchParams(query));

describe("parseNewsQuery", () => {
  it("reads what the list's own links write", () => {
    const query = { page: 3, search: "cross été", kind: "events", section: "sport-sante" } as const;
    expect(parse(newsPath(query).split("?")[1] ?? "")).toEqual(query);
  });

  it("takes malformed values as absent", () => {
    const first = { page: 1, search: "", kind: "all", section: null };
    for (const query of [
      "",
      "page=-1",
      "page=0",
      "page=1.5",
      "page=deux",
      "type=autre",
      "section=../etc",
      "q=%00%ff",
      "q=%20%09",
    ]) {
      expect(parse(query), query).toEqual(first);
    }
  });

  it("reads the first characters of an endless search", () => {
    expect(parse(`q=${"a".repeat(5000)}`).search).toHaveLength(200);
  });
});

describe("newsPath", () => {
  it("leaves out what is the default", () => {
    expect(newsPath({ page: 1, search: "", kind: "all", section: null })).toBe("/actualites");
    expect(newsPath({ page: 2 })).toBe("/actualites?page=2");
  });
});
