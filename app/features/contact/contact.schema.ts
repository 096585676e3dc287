import { z } from "zod";
import { isEmailAddress } from "~/lib/email-address";
import { storableLine, storableText } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";
import { CONTACT_LIMITS, type ContactField, TRAP_FIELD, tooLongField } from "./contact-fields";

const PROOF_LIMIT = 4_096;

/** A blank field is refused, as product.md's point 14 says; so is one without end. */
function line(missing: string, field: ContactField) {
  return z.string({ error: missing }).transform(storableLine).pipe(bounded(missing, field));
}

function bounded(missing: string, field: ContactField) {
  return z
    .string()
    .min(1, missing)
    .refine((text) => fits(text, CONTACT_LIMITS[field]), tooLongField(field));
}

const email = line("Indiquez votre adresse e-mail.", "email").pipe(
  z.string().refine(isEmailAddress, {
    error: "Cette adresse n’est pas complète\u00a0: elle s’écrit comme prenom@exemple.fr.",
  }),
);

/** What a visitor sends with the contact form (specification §3, contact message). */
export const contactSchema = z.object({
  /** Made with the form, renewed after a success: one submission, as it was sent, is one message. */
  submissionId: z.uuid(),
  name: line("Indiquez votre nom.", "name"),
  email,
  title: line("Indiquez le sujet de votre message.", "title"),
  message: z
    .string({ error: "Écrivez votre message." })
    .transform((text) => storableText(text.replace(/\r\n?/g, "\n")).trim())
    .pipe(bounded("Écrivez votre message.", "message")),
  /** A field that people do not see, and robots fill in. */
  [TRAP_FIELD]: z.string().optional(),
  /** The answer to the proof of work, or the token of reCAPTCHA. */
  captcha: z.string().max(PROOF_LIMIT).default(""),
});

export type ContactForm = z.output<typeof contactSchema>;
