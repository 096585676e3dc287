import { expect, it } from "vitest";
import { messagesInWords, ofDay } from "./messages-box";

const TODAY = "2026-03-12";

it.each([
  ["2026-03-12T08:00:00.000Z", "d’aujourd’hui"],
  ["2026-03-11T08:00:00.000Z", "d’hier"],
  ["2026-03-11T23:30:00.000Z", "d’aujourd’hui"],
  ["2026-03-09T08:00:00.000Z", "de lundi"],
  ["2026-03-06T08:00:00.000Z", "de vendredi"],
  ["2026-03-05T08:00:00.000Z", "du 5 mars"],
  ["2026-02-01T08:00:00.000Z", "du 1er février"],
  ["2025-12-24T08:00:00.000Z", "du 24 décembre 2025"],
])("a message of %s dates %s", (instant, words) => {
  expect(ofDay(instant, TODAY)).toBe(words);
});

it("counts messages in words as far as people do", () => {
  expect([2, 10, 11].map(messagesInWords)).toEqual([
    "Deux messages",
    "Dix messages",
    "11 messages",
  ]);
});
