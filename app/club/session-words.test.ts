import { expect, it } from "vitest";
import { agesWords, coachNames, periodWords } from "./session-words";

it.each([
  [{ from: 12, to: null }, "dès 12\u00a0ans"],
  [{ from: 6, to: 11 }, "6 à 11\u00a0ans"],
  [{ from: null, to: 11 }, "jusqu’à 11\u00a0ans"],
  [{ from: null, to: null }, ""],
])("the ages %j are told as «%s»", (ages, words) => {
  expect(agesWords(ages)).toBe(words);
});

it.each([
  [[], ""],
  [["Ana"], "Ana"],
  [["Ana", "Léo"], "Ana et Léo"],
  [["Ana", "Léo", "Zoé"], "Ana, Léo et Zoé"],
])("the coaches %j are named «%s»", (coaches, words) => {
  expect(coachNames({ coaches })).toBe(words);
});

it.each([
  [null, null, ""],
  ["2026-11-03", null, "À partir du 3 novembre 2026"],
  [null, "2027-06-30", "Jusqu’au 30 juin 2027"],
  ["2026-11-01", "2027-06-30", "Du 1er novembre 2026 au 30 juin 2027"],
])("from %s until %s is told as «%s»", (from, until, words) => {
  expect(periodWords({ from, until })).toBe(words);
});
