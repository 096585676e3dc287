import { expect, it } from "vitest";
import { bannerState, endingInWords, endingSentence } from "./banner-state";

// A Friday; winter time ends on the 29th.
const TODAY = "2026-03-13";
const NOW = "2026-03-13T11:00:00.000Z";

it.each([
  ["2026-03-13T17:00:00.000Z", "aujourd’hui à 18h00"],
  ["2026-03-14T07:00:00.000Z", "demain à 08h00"],
  ["2026-03-17T07:00:00.000Z", "mardi à 08h00"],
  ["2026-03-19T22:59:00.000Z", "jeudi à 23h59"],
  ["2026-03-20T07:00:00.000Z", "le ven. 20 mars à 08h00"],
  ["2026-03-31T06:00:00.000Z", "le mar. 31 mars à 08h00"],
  ["2027-01-01T07:00:00.000Z", "le ven. 1er janv. 2027 à 08h00"],
])("an end at %s is said %s", (instant, words) => {
  expect(endingInWords(instant, TODAY)).toBe(`sera retirée automatiquement ${words}`);
  expect(endingSentence(instant, TODAY)).toBe(`Sera retirée automatiquement ${words}.`);
});

it.each([
  [null, null, "none", "Rien n’est affiché"],
  ["2026-03-13T10:20:00.000Z", null, "shown", "Affichée depuis aujourd’hui, 11h20"],
  ["2026-03-12T15:20:00.000Z", null, "shown", "Affichée depuis hier, 16h20"],
  ["2026-03-09T15:20:00.000Z", NOW.replace("11", "12"), "shown", "Affichée depuis le lun. 9 mars"],
  [
    "2026-03-09T15:20:00.000Z",
    "2026-03-12T07:00:00.000Z",
    "ended",
    "Rien n’est affiché\u00a0: l’information a pris fin hier à 08h00",
  ],
  [
    "2026-03-09T15:20:00.000Z",
    NOW,
    "ended",
    "Rien n’est affiché\u00a0: l’information a pris fin à 12h00",
  ],
])("saved %s, ending %s: %s", (updatedAt, expiresAt, kind, words) => {
  expect(bannerState({ updatedAt, expiresAt }, { today: TODAY, now: NOW })).toEqual({
    kind,
    words,
  });
});
