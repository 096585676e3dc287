import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { callFor } from "~/club/calls";
import { DEMO_SITE } from "~tests/support/demo-club";
import { AddToBasket } from "./add-to-basket";
import type { Product, Variant } from "./catalogue.types";

const variant: Variant = { id: "1", size: "", colour: "", priceCents: 800, stock: 1 };

function pageOf(variants: readonly Variant[]): string {
  const product: Product = {
    id: "bottle",
    name: "Gourde",
    description: "",
    priceCents: { from: 800, to: 800 },
    pictures: [],
    variants,
    sizeGuide: [],
    personalisation: null,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <AddToBasket
        product={product}
        shop={callFor(DEMO_SITE, "shop")}
        onVariant={() => undefined}
      />
    </MemoryRouter>,
  );
}

it("says of the last pieces how many are left, once, with or without sizes", () => {
  for (const size of ["", "M"]) {
    expect(pageOf([{ ...variant, size }]).match(/Plus que 1/g)).toHaveLength(1);
  }
  expect(pageOf([{ ...variant, stock: 20 }])).not.toContain("Plus que");
});
