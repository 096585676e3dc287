import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { DEMO_SITE } from "~tests/support/demo-club";
import type { PricedLine } from "./basket.types";
import { OrderReview } from "./order-review";

const line: PricedLine = {
  variantId: "m",
  quantity: 1,
  personalisation: "",
  productId: "shirt",
  productName: "T-shirt",
  size: "M",
  colour: "",
  picture: null,
  unitPriceCents: 2_200,
  totalCents: 2_200,
  stock: 4,
  trouble: null,
};
const soldOut: PricedLine = {
  ...line,
  variantId: "cap",
  productName: "Casquette",
  unitPriceCents: 1_500,
  totalCents: 1_500,
  stock: 0,
  trouble: { kind: "sold-out" },
};

it("strikes the price of what the total leaves out, and says so", () => {
  const basket = { lines: [line, soldOut], totalCents: 2_200 };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderReview
        counter={DEMO_SITE.shop.counter}
        prices={{ kind: "priced", basket, isCurrent: true }}
        outcome={{ kind: "none" }}
        errors={{}}
        termsHash=""
        isSending={false}
      />
    </MemoryRouter>,
  );
  const struck = [...html.matchAll(/<s\b[^>]*>(.*?)<\/s>/g)].map(([, text]) => text);
  expect(struck).toEqual(["15\u00a0€"]);
  expect(html).toContain("Épuisé entre-temps. Non compté dans le total.");
});
