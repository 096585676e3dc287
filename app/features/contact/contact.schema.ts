import { z } from "zod";
import { isEmailAddress } from "~/lib/email-address";
import { storableLine, storableText } from "~/lib/storable-text";
import { CONTACT_LIMITS } from "./contact-fields";

const PROOF_LIMIT = 4_096;

/** A blank field is refused, as product.md's point 14 says; so is one without end. */
function line(missing: string, limit: number, what: string) {
  return z
    .string({ error: missing })
    .transform(storableLine)
    .pipe(z.string().min(1, missing).max(limit, tooLong(what, limit)));
}

function tooLong(what: string, limit: number): string {
  return `${what} ne peut pas dépasser ${limit.toLocaleString("fr-FR")} caractères.`;
}

const email = line("Indiquez votre adresse e-mail.", CONTACT_LIMITS.email, "L’adresse").pipe(
  z.string().refine(isEmailAddress, {
    error: "Cette adresse n’est pas complète\u00a0: elle s’écrit comme prenom@exemple.fr.",
  }),
);

/** What a visitor sends with the contact form (specification §3, contact message). */
export const contactSchema = z.object({
  /** Made with the form, renewed after a success: one submission, as it was sent, is one message. */
  submissionId: z.uuid(),
  name: line("Indiquez votre nom.", CONTACT_LIMITS.name, "Le nom"),
  email,
  title: line("Indiquez le sujet de votre message.", CONTACT_LIMITS.title, "Le sujet"),
  message: z
    .string({ error: "Écrivez votre message." })
    .transform((text) => storableText(text.replace(/\r\n?/g, "\n")).trim())
    .pipe(
      z
        .string()
        .min(1, "Écrivez votre message.")
        .max(CONTACT_LIMITS.message, tooLong("Le message", CONTACT_LIMITS.message)),
    ),
  /** A field that people do not see, and robots fill in. */
  website: z.string().optional(),
  /** The answer to the proof of work, or the token of reCAPTCHA. */
  captcha: z.string().max(PROOF_LIMIT).default(""),
});

export type ContactForm = z.output<typeof contactSchema>;
