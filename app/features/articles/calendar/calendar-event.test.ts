import { expect, test } from "vitest";
import { DEMO_SECTIONS } from "~tests/support/demo-club";
import { laneClassOf, shortTitle } from "./calendar-event";

test.each([
  ["Stage sprint et haies : annulé", "Stage sprint et haies"],
  ["Détox relais\u00a0: à trois, sans chrono", "Détox relais"],
  ["Nocturne\u202f: six courses : le soir", "Nocturne"],
  ["Départ à 10:30", "Départ à 10:30"],
  [" : sans rien avant", " : sans rien avant"],
])("%j stands in a day as %j", (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test("the club's own life and what has no section share a hue", () => {
  expect(laneClassOf("marche-nordique", DEMO_SECTIONS)).toBe("lane-4");
  expect(laneClassOf("vie-du-club", DEMO_SECTIONS)).toBe("lane-club");
  expect(laneClassOf(null, DEMO_SECTIONS)).toBe("lane-club");
});
