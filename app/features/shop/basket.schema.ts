import { z } from "zod";
import { isUuid } from "~/lib/uuid";
import { type BasketLine, MAX_LINES, MAX_PERSONALISATION, MAX_QUANTITY } from "./basket.types";
import { cleanName, nameTrouble } from "./personalisation";

const UNREADABLE = "Le panier est illisible\u00a0: videz-le, puis choisissez de nouveau.";
const QUANTITY = `La quantité est un nombre entier de 1 à ${MAX_QUANTITY}.`;
/** More code units than this are no name, however they combine. */
const MAX_UNITS = MAX_PERSONALISATION * 10;

const personalisation = z
  .string({ error: UNREADABLE })
  .max(MAX_UNITS, UNREADABLE)
  .transform((text, context) => {
    const name = cleanName(text);
    const trouble = nameTrouble(name);
    if (trouble !== null) context.addIssue(trouble);
    return name;
  });

const lineSchema = z.object({
  variantId: z.string({ error: UNREADABLE }).refine(isUuid, UNREADABLE),
  quantity: z.int({ error: QUANTITY }).min(1, QUANTITY).max(MAX_QUANTITY, QUANTITY),
  personalisation,
});

/** A basket as a browser sends it, bounded; an empty one is one too. */
export const basketSchema: z.ZodType<BasketLine[]> = z
  .array(lineSchema, { error: UNREADABLE })
  .max(MAX_LINES, `Le panier ne peut pas dépasser ${MAX_LINES}\u00a0lignes.`);

/** The sentence for a basket that nobody's browser makes. */
export const UNREADABLE_BASKET = UNREADABLE;
