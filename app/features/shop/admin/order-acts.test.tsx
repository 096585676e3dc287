import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { AdminOrder, OrderWithdrawal } from "./admin-orders.types";
import { OrderActs } from "./order-acts";

const AT = "2026-03-09T17:30:00.000Z";

const ORDER: AdminOrder = {
  id: "8d1c3b6e-52a7-4f0d-9c1e-7b2f4a6d8e10",
  number: "K7M-4QX",
  state: "new",
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  phone: "06 12 34 56 78",
  message: "",
  pickup: { day: "2026-03-17", hours: "18h30 – 19h30" },
  placedAt: AT,
  readyAt: null,
  collectedAt: null,
  paidAt: null,
  cancelledAt: null,
  termsHash: null,
  refundedAt: null,
  totalCents: 5_400,
  keptCents: 5_400,
  dueCents: 5_400,
  refundCents: 0,
  lines: [],
  withdrawals: [],
  wasTold: false,
};

const REFUNDED: OrderWithdrawal = {
  id: "w",
  name: "Zoé Durand",
  declaredAt: AT,
  refundCents: 1_800,
  summary: "1 × T-shirt",
  returnedAt: AT,
  refundedAt: AT,
  isPaid: true,
  isFromShelf: true,
};

function shown(parts: Partial<AdminOrder>, hasMailer = true) {
  const html = renderToStaticMarkup(
    <OrderActs
      order={{ ...ORDER, ...parts }}
      hasMailer={hasMailer}
      isPending={false}
      run={() => {}}
    />,
  );
  const buttons = [...html.matchAll(/<button.*?<\/button>/g)].map(([tag]) =>
    tag.replace(/<[^>]*>/g, ""),
  );
  return { text: html.replace(/<[^>]*>/g, " "), buttons };
}

describe("what can be done with an order", () => {
  test("what takes an act back says so, and is no second state", () => {
    const collected = { state: "collected", collectedAt: AT, paidAt: AT, dueCents: 0 } as const;
    expect(shown(collected).buttons).toEqual(["Annuler le paiement", "Annuler la remise"]);
    const refunded = { state: "cancelled", paidAt: AT, refundedAt: AT, dueCents: 0 } as const;
    expect(shown(refunded).buttons).toEqual(["Annuler le remboursement"]);
  });

  test("a payment stays once some of it was given back", () => {
    const paid = { paidAt: AT, dueCents: 0, withdrawals: [REFUNDED] };
    expect(shown(paid).buttons).not.toContain("Annuler le paiement");
  });

  test("without mail the volunteer is asked to tell the buyer", () => {
    expect(shown({}, false).text).toContain(
      "Le site n’envoie pas d’e-mails\u00a0: prévenez l’acheteur vous-même.",
    );
  });
});
