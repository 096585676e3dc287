import { classNames } from "~/ui/class-names";
import type { Product } from "./catalogue.types";
import { price } from "./price";

type PriceTagProps = {
  priceCents: Product["priceCents"];
  size?: "md" | "lg";
};

/** A price on a race bib: large euros, small cents. */
export function PriceTag({ priceCents: { from, to }, size = "md" }: PriceTagProps) {
  const [euros = "", cents] = price(from).replace("\u00a0€", "").split(",");
  return (
    <p className={classNames("price-tag", size === "lg" && "price-tag-lg")}>
      <span className="sr-only">{`Prix\u00a0: ${from < to ? "à partir de " : ""}${price(from)}`}</span>
      <span aria-hidden="true">
        {from < to && <small>dès</small>}
        {euros}
        <sup>{cents ? `,${cents}\u00a0€` : "\u00a0€"}</sup>
      </span>
    </p>
  );
}
