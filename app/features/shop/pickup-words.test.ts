import { expect, it } from "vitest";
import { BARE_SITE } from "~/club/site";
import { DEMO_SITE } from "~tests/support/demo-club";
import { paidAtPickup, pickupPlaceWords } from "./pickup-words";

const NOTHING_SAID = BARE_SITE.shop.counter;

it("says where goods are fetched and how they are paid for", () => {
  const { counter } = DEMO_SITE.shop;
  expect(pickupPlaceWords(counter)).toBe(
    "Club-house du Stade des Résiniers, 12 rue des Écoles, 33480 Castelnau-les-Pins",
  );
  expect(paidAtPickup(counter)).toBe(
    "au retrait, par chèque, en espèces ou par carte au club-house",
  );
});

it("leaves out what the club does not say", () => {
  expect(pickupPlaceWords(NOTHING_SAID)).toBe("");
  expect(paidAtPickup(NOTHING_SAID)).toBe("au retrait");
});
