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

const OF_IT = "rétractation du lundi 9 mars 2026 à 18h30";
const LATER = "2026-03-16T17:30:00.000Z";

describe("the box of a withdrawal", () => {
  test("asks for refund and return of what was paid, with one button named by the day", () => {
    const { text, buttons } = boxOf({});
    expect(text).toContain("54\u00a0€ sont à rembourser au plus tard le lundi 23 mars 2026");
    expect(text).toContain(WAITING);
    expect(buttons).toEqual([`Remboursée et rendue\u00a0: ${OF_IT}`]);
  });

  test("asks for the articles alone where nothing was paid", () => {
    const { text, buttons } = boxOf({ isPaid: false });
    expect(text).toContain("Rien à rembourser");
    expect(text).not.toContain("54");
    expect(buttons).toEqual([`Articles rendus\u00a0: ${OF_IT}`]);
  });

  test("waits for no goods that never left the club", () => {
    const shelf = { isFromShelf: true, returnedAt: WITHDRAWAL.declaredAt };
    const { text, buttons } = boxOf(shelf);
    expect(text).toContain("54\u00a0€ sont à rembourser au plus tard le lundi 23 mars 2026.");
    expect(text).not.toContain(WAITING);
    expect(buttons).toHaveLength(1);
    expect(boxOf({ ...shelf, isPaid: false }).buttons).toEqual([]);
    const { buttons: refunded } = boxOf({ ...shelf, refundedAt: LATER });
    expect(refunded).toEqual([`Annuler le remboursement\u00a0: ${OF_IT}`]);
  });

  test("once settled, offers to take that back", () => {
    const { text, buttons } = boxOf({ returnedAt: LATER, refundedAt: LATER });
    expect(text).toContain("Articles rendus le lundi 16 mars 2026");
    expect(text).toContain("54\u00a0€ remboursés le lundi 16 mars 2026");
    expect(buttons).toEqual([`Annuler le remboursement et le retour\u00a0: ${OF_IT}`]);
    const { buttons: unpaid } = boxOf({ isPaid: false, returnedAt: LATER });
    expect(unpaid).toEqual([`Annuler le retour\u00a0: ${OF_IT}`]);
  });

  test("of before, returned or refunded alone, asks for the rest", () => {
    const returned = boxOf({ returnedAt: LATER });
    expect(returned.text).toContain("Articles rendus le");
    expect(returned.text).not.toContain(WAITING);
    expect(returned.buttons).toEqual([
      `Remboursée et rendue\u00a0: ${OF_IT}`,
      `Annuler le retour\u00a0: ${OF_IT}`,
    ]);
    const refunded = boxOf({ refundedAt: LATER });
    expect(refunded.text).toContain("remboursés le");
    expect(refunded.buttons).toEqual([
      `Articles rendus\u00a0: ${OF_IT}`,
      `Annuler le remboursement\u00a0: ${OF_IT}`,
    ]);
  });
});
