import { callFor } from "./calls";
import { reachedAt } from "./club-words";
import type { Site } from "./site";

type Seller = Pick<Site, "club" | "calls" | "association">;

/** The seller, line by line: every confirmation of an order says it. */
export function sellerLines(site: Seller): string[] {
  const { form, seat, rna, siret } = site.association;
  const numbers = [rna && `RNA ${rna}`, siret && `SIRET ${siret}`];
  return [
    [site.club.name, form].filter(Boolean).join(", "),
    seat,
    numbers.filter(Boolean).join(", "),
    reachedAt(callFor(site, "shop")),
  ].filter(Boolean);
}

/** The same in a line, with its VAT: beside the form of an order. */
export function sellerSentence({ club, association }: Omit<Seller, "calls">): string {
  const { form, seat, siret, vat } = association;
  const who = [club.name, form, seat].filter(Boolean).join(", ");
  return [who, siret && `SIRET ${siret}`, vat]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(" ");
}
