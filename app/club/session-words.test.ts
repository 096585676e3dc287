import { expect, it } from "vitest";
import { agesWords, coachNames, rhythmWords } from "./session-words";

it.each([
  [{ from: 12, to: null }, "dès 12\u00a0ans"],
  [{ from: 6, to: 11 }, "6 à 11\u00a0ans"],
  [{ from: null, to: 11 }, "jusqu’à 11\u00a0ans"],
  [{ from: 1, to: null }, "dès 1\u00a0an"],
  [{ from: 12, to: 12 }, "12\u00a0ans"],
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
  [false, null, null, ""],
  [false, "2026-11-03", null, "À partir du 3 novembre 2026"],
  [false, null, "2027-06-30", "Jusqu’au 30 juin 2027"],
  [false, "2026-11-01", "2027-06-30", "Du 1er novembre 2026 au 30 juin 2027"],
  [true, null, null, "Une fois par mois"],
  [true, null, "2027-06-30", "Une fois par mois, jusqu’au 30 juin 2027"],
])("monthly %s, from %s until %s is told as «%s»", (isMonthly, from, until, words) => {
  expect(rhythmWords({ isMonthly, from, until })).toBe(words);
});
