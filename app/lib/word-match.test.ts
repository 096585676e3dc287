import { describe, expect, it } from "vitest";
import { bestMatches, matchRank, searchWords } from "./word-match";

describe("searchWords", () => {
  it.each([
    ["  Événement  à VENIR ", ["evenement", "a", "venir"]],
    ["l’été l'ÉTÉ d’aujourd’hui", ["ete", "aujourd'hui"]],
    ["", []],
    [" \u0000\u00a0 ", []],
  ])("reads %j", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it("is bounded, and whole, whatever is sent", () => {
    expect(searchWords("mot ".repeat(10_000))).toEqual(["mot"]);
    expect(searchWords("abcdefghij".split("").join(" "))).toHaveLength(8);
    const [cut = ""] = searchWords("😀".repeat(10_000).slice(1));
    expect(cut.length).toBeLessThanOrEqual(100);
    expect(cut.isWellFormed()).toBe(true);
  });
});

describe("matchRank", () => {
  it.each([
    ["cross", "Cross des Résiniers", "", 4],
    ["resin cross", "Cross des Résiniers", "", 3],
    ["emploi", "Mode d’emploi", "", 4],
    ["emp", "Mode d’emploi", "", 3],
    ["siniers", "Cross des Résiniers", "", 2],
    ["podium", "Cross des Résiniers", "Dix podiums", 1],
    ["cross podium", "Cross des Résiniers", "Dix podiums", 1],
    ["cross natation", "Cross des Résiniers", "Dix podiums", 0],
    ["%", "Cross des Résiniers", "", 0],
  ])("of %j in %j and %j is %i", (query, title, rest, rank) => {
    expect(matchRank(searchWords(query), title, rest)).toBe(rank);
  });
});

describe("bestMatches", () => {
  it("puts the best first, keeps the order of equals, and stops at the limit", () => {
    const ranks = [1, 0, 3, 1, 2, 3];
    const items = ranks.map((rank, at) => ({ at, rank }));
    const best = (limit?: number) => bestMatches(items, ({ rank }) => rank, limit).map((i) => i.at);
    expect(best()).toEqual([2, 5, 4, 0, 3]);
    expect(best(2)).toEqual([2, 5]);
  });
});
