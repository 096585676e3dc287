import { expect, test } from "vitest";
import { DEMO_CLUB } from "~tests/support/demo-club";
import { isAtHome, placeWithTown } from "./event-place";

test.each([
  ["Club-house", "Club-house, Castelnau-les-Pins"],
  ["Place de l’Église", "Place de l’Église, Castelnau-les-Pins"],
  ["12, rue des Écoles", "12, rue des Écoles, Castelnau-les-Pins"],
  ["Stade des Résiniers, entrée nord", "Stade des Résiniers, entrée nord, Castelnau-les-Pins"],
  ["Stade des Résiniers, Piste 2", "Stade des Résiniers, Piste 2, Castelnau-les-Pins"],
  ["Départ au stade des Résiniers", "Départ au stade des Résiniers, Castelnau-les-Pins"],
  ["Stade de Castelnau-les-Pins", "Stade de Castelnau-les-Pins"],
  ["Lac, 33480 castelnau-les-pins", "Lac, 33480 castelnau-les-pins"],
])("%j is at home, and found as %j", (location, found) => {
  expect(isAtHome(location, DEMO_CLUB)).toBe(true);
  expect(placeWithTown(location, DEMO_CLUB)).toBe(found);
});

test.each([
  "Stade Robert-Brettes, Mérignac",
  "Stade Robert-Brettes (Mérignac)",
  "Stade Robert-Brettes – Mérignac",
  "Parc de Majolan à Blanquefort",
  "Hippodrome du Bouscat, 33110 le Bouscat",
])("%j is elsewhere, and stays as it is", (location) => {
  expect(isAtHome(location, DEMO_CLUB)).toBe(false);
  expect(placeWithTown(location, DEMO_CLUB)).toBe(location);
});
