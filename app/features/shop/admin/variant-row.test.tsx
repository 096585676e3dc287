import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heldNumber } from "~/lib/typed-number";
import { newVariant } from "./product";
import { VariantRow } from "./variant-row";

test.each([
  ["12,5", "12,50"],
  ["12.50 €", "12,50"],
  ["15", "15"],
])("a line without a price shows that of the product, «%s», as «%s»", (productPrice, shown) => {
  const html = renderToStaticMarkup(
    <VariantRow
      variant={newVariant("m")}
      index={0}
      stock={3}
      isStored={true}
      isOnly={true}
      productPrice={heldNumber(productPrice)}
      errors={{}}
      className=""
      handle={{ onPointerDown() {}, onPointerMove() {}, onPointerUp() {}, onPointerCancel() {} }}
      takesFocus={() => false}
      onChange={() => {}}
      onMove={() => {}}
      onRemove={() => {}}
    />,
  );
  expect(html).toContain(`placeholder="${shown}"`);
});
