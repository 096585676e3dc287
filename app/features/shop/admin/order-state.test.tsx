import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PaymentState } from "./order-state";

test.each([
  ["Non payée\u00a0: 37\u00a0€", { dueCents: 3_700 }],
  ["Payée", { isPaid: true }],
  ["À rembourser\u00a0: 52,50\u00a0€", { isPaid: true, refundCents: 5_250 }],
  ["Remboursée", { isPaid: true, isRefunded: true }],
  ["", {}],
])("the payment of an order is said: «%s»", (words, parts) => {
  const order = { dueCents: 0, refundCents: 0, isPaid: false, isRefunded: false, ...parts };
  const html = renderToStaticMarkup(<PaymentState {...order} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(words);
});
