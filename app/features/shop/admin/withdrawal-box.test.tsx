import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { OrderWithdrawal } from "./admin-orders.types";
import { WithdrawalBox } from "./withdrawal-box";

const WITHDRAWAL: OrderWithdrawal = {
  id: "8d1c3b6e-52a7-4f0d-9c1e-7b2f4a6d8e10",
  name: "Zoé Durand",
  declaredAt: "2026-03-09T17:30:00.000Z",
  refundCents: 5_400,
  summary: "3\u00a0×\u00a0T-shirt du club (M)",
  returnedAt: null,
  refundedAt: null,
  isPaid: true,
  isFromShelf: false,
};

const WAITING = "vous pouvez attendre le retour des articles";

function boxOf(parts: Partial<OrderWithdrawal>) {
  const html = renderToStaticMarkup(
    <WithdrawalBox withdrawal={{ ...WITHDRAWAL, ...parts }} isPending={false} run={() => {}} />,
  );
  const buttons = [...html.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);
  return { text: html.replace(/<[^>]*>/g, " "), buttons };
}

describe("the box of a withdrawal", () => {
  test("asks for the refund of what was paid, each button named by the day", () => {
    const { text, buttons } = boxOf({});
    expect(text).toContain("54\u00a0€ sont à rembourser au plus tard le lundi 23 mars 2026");
    expect(text).toContain(WAITING);
    expect(buttons).toEqual([
      "Marquer les articles comme rendus\u00a0: rétractation du lundi 9 mars 2026 à 18h30",
      "Marquer comme remboursée\u00a0: rétractation du lundi 9 mars 2026 à 18h30",
    ]);
  });

  test("waits for no goods that never left the club", () => {
    const { text } = boxOf({ isFromShelf: true, returnedAt: WITHDRAWAL.declaredAt });
    expect(text).toContain("54\u00a0€ sont à rembourser au plus tard le lundi 23 mars 2026.");
    expect(text).not.toContain(WAITING);
  });

  test("asks for no refund of what was not paid", () => {
    const returnedAt = WITHDRAWAL.declaredAt;
    const { text, buttons } = boxOf({ isPaid: false, isFromShelf: true, returnedAt });
    expect(text).toContain("Rien à rembourser");
    expect(text).not.toContain("54");
    expect(buttons).toEqual([]);
  });
});
