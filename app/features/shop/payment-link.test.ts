import { expect, test } from "vitest";
import { paymentLink } from "./payment-link";

const order = { number: "K7M-4QX", totalCents: 3_705 };
const page = "https://www.helloasso.com/associations/mon-club/paiements/boutique";

test.each([
  [page, page],
  [
    `${page}?utm_content={reference}&montant={montant}`,
    `${page}?utm_content=K7M-4QX&montant=37.05`,
  ],
  [`${page}/%7Breference%7D/{autre}`, `${page}/K7M-4QX/{autre}`],
])("%s leads to %s", (configured, link) => {
  expect(paymentLink(configured, order)).toBe(link);
});

test("a round amount has its cents too", () => {
  expect(paymentLink("https://x.fr/{montant}", { ...order, totalCents: 1_500 })).toBe(
    "https://x.fr/15.00",
  );
});
