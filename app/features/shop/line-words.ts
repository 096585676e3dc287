import type { OrderLine } from "./order.types";

type Named = Pick<OrderLine, "productName" | "size" | "colour" | "personalisation" | "quantity">;

/** `2 × T-shirt du club (M, bleu), personnalisé «\u00a0Zoé\u00a0»` */
export function lineInWords({ productName, size, colour, personalisation, quantity }: Named) {
  const choice = [size, colour].filter(Boolean).join(", ");
  const made = personalisation && `, personnalisé «\u00a0${personalisation}\u00a0»`;
  return `${quantity}\u00a0×\u00a0${productName}${choice && ` (${choice})`}${made}`;
}
