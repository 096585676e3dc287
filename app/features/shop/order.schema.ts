import { z } from "zod";
import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { nameSchema, textSchema, visitorEmailSchema } from "~/lib/line-schema";
import { readPhone } from "~/lib/phone-number";
import { storableLine } from "~/lib/storable-text";
import { isUuid } from "~/lib/uuid";
import { basketSchema, UNREADABLE_BASKET } from "./basket.schema";
import { ORDER_LIMITS } from "./order.types";
import { holdsAddress } from "./personalisation";

const PROOF_LIMIT = 4_096;
/** In characters: the longest basket takes about half. */
const BASKET_LIMIT = 20_000;
/** Cents: more than a club sells in a year, and than a column of the database holds. */
const TOTAL_LIMIT = 2_000_000_00;

/** The e-mail address of a buyer, as the order form and the withdrawal check it. */
export const buyerEmailSchema = visitorEmailSchema(ORDER_LIMITS.email);

/** The name of a buyer, as the order form and the withdrawal check it. */
export const buyerNameSchema = nameSchema(
  "Le nom",
  "Indiquez votre nom.",
  ORDER_LIMITS.name,
).refine(
  (name) => !holdsAddress(name),
  "Indiquez seulement votre nom, sans adresse e-mail ni adresse de site.",
);

const phone = nameSchema(
  "Le numéro",
  "Indiquez votre numéro de téléphone.",
  ORDER_LIMITS.phone,
).transform((text, context) => {
  const number = readPhone(text);
  if (number !== null) return number;
  context.addIssue(
    "Ce numéro n’est pas complet\u00a0: il s’écrit comme 06 12 34 56 78, ou +32 470 12 34 56 hors de France.",
  );
  return z.NEVER;
});

const MISSING_NUMBER = "Indiquez le numéro de votre commande\u00a0: il ressemble à K7M-4QX.";

/** What says which order is withdrawn from, and who declares: the first step. */
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

const lines = z
  .string({ error: UNREADABLE_BASKET })
  .max(BASKET_LIMIT, UNREADABLE_BASKET)
  .transform(readJson)
  .pipe(basketSchema)
  .refine((all) => all.length > 0, "Votre panier est vide.");

/** What a buyer fills in. */
export const buyerSchema = z.object({
  name: buyerNameSchema,
  email: buyerEmailSchema,
  phone,
  pickup: z
    .string({ error: "Choisissez quand vous venez chercher votre commande." })
    .min(1, "Choisissez quand vous venez chercher votre commande.")
    .max(60, "Choisissez quand vous venez chercher votre commande."),
  message: textSchema("Le message", ORDER_LIMITS.message),
  terms: z.literal("on", {
    error: "Acceptez les conditions générales de vente pour commander.",
  }),
});

const OLD_PAGE =
  "Les conditions de vente ont changé\u00a0: actualisez cette page, ce que vous avez écrit y restera, puis lisez-les et acceptez-les.";

/** What the order form sends. The prices of the browser are no part of it: only the total that was agreed to. */
export const orderFormSchema = buyerSchema.extend({
  /** Made with the form: one submission is one order, with what it said first. */
  submissionId: z.string().refine(isUuid),
  lines,
  /** What the button asked the buyer to pay, in cents. */
  agreedTotalCents: z
    .string({ error: UNREADABLE_BASKET })
    .regex(/^\d{1,9}$/, UNREADABLE_BASKET)
    .transform(Number)
    .pipe(z.int().max(TOTAL_LIMIT, UNREADABLE_BASKET)),
  /** Of the terms of sale that the form showed; a page of the version before sends none. */
  termsHash: z.string({ error: OLD_PAGE }).max(64, OLD_PAGE),
  /** The answer to the proof of work. */
  captcha: z.string().max(PROOF_LIMIT).default(""),
});

export type OrderForm = z.output<typeof orderFormSchema>;

/** Sentences at the fields that a person can put right; none for what only a machine sends. */
export function orderErrorsOf(error: z.ZodError): FieldErrors {
  const found = fieldErrorsOf(error);
  const { lines, agreedTotalCents, submissionId, captcha, termsHash, ...errors } = found;
  const basket = lines ?? agreedTotalCents;
  const terms = errors.terms ?? termsHash;
  return { ...errors, ...(basket && { basket }), ...(terms && { terms }) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
