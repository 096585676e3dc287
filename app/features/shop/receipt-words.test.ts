import { expect, test } from "vitest";
import type { OrderState } from "~database/schema/shop";
import type { Order } from "./order.types";
import { receiptWords } from "./receipt-words";

const ORDER: Order = {
  id: "o",
  number: "K7M-4QX",
  state: "new",
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  phone: "06 12 34 56 78",
  message: "",
  pickup: { day: "2026-03-17", hours: "18h30 – 19h30" },
  totalCents: 1_850,
  placedAt: "2026-03-10T10:30:00.000Z",
  readyAt: null,
  collectedAt: null,
  paidAt: null,
  cancelledAt: null,
  termsHash: null,
  lines: [],
};

const lead = (state: OrderState, isKnown: boolean) =>
  receiptWords({ ...ORDER, state }, { hasMailer: true, isKnown }).lead;

test("an order that stands is said to be there already, when its form was sent again", () => {
  const words = "Votre commande est déjà enregistrée sous le n°\u00a0K7M-4QX.";
  expect(lead("new", true)).toBe(`${words} Sa confirmation part à zoe@exemple.fr.`);
  for (const state of ["ready", "collected"] as const) {
    expect(lead(state, true)).toBe(`${words} ${lead(state, false)}`);
    expect(lead(state, false)).not.toContain(words);
  }
});

test("an order that was cancelled or withdrawn from since is said to be so", () => {
  for (const state of ["cancelled", "withdrawn"] as const) {
    expect(lead(state, true)).toBe(lead(state, false));
  }
});
