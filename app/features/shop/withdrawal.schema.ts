import { z } from "zod";
import { storableLine } from "~/lib/storable-text";
import { isUuid } from "~/lib/uuid";
import { MAX_LINES } from "./basket.types";
import { buyerEmailSchema, buyerNameSchema } from "./order.schema";

const MISSING_NUMBER = "Indiquez le numéro de votre commande\u00a0: il ressemble à K7M-4QX.";

/** What says which order is meant, and who declares: the first step. */
export const withdrawalSchema = z.object({
  number: z
    .string({ error: MISSING_NUMBER })
    .transform(storableLine)
    .pipe(
      z
        .string()
        .min(1, MISSING_NUMBER)
        .max(40, "Ce numéro est trop long\u00a0: il ressemble à K7M-4QX."),
    ),
  email: buyerEmailSchema,
  name: buyerNameSchema,
});

/** The lines chosen at the second step, bounded; what is no id of a line counts for nothing. */
export function chosenLines(fields: FormData): string[] {
  return fields
    .getAll("line")
    .slice(0, MAX_LINES)
    .filter((value) => typeof value === "string")
    .filter(isUuid);
}
