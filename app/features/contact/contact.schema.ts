import { z } from "zod";
import { nameSchema, visitorEmailSchema, writtenTextSchema } from "~/lib/line-schema";
import { TRIAL_FIELDS } from "../trial/trial";
import { CONTACT_LIMITS } from "./contact-fields";

const PROOF_LIMIT = 4_096;

/** The fields that a visitor writes (specification §3, contact message). A blank field is refused (product.md, point 14). */
export const writtenMessageSchema = z.object({
  name: nameSchema("Le nom", "Indiquez votre nom.", CONTACT_LIMITS.name),
  email: visitorEmailSchema(CONTACT_LIMITS.email),
  title: nameSchema("Le sujet", "Indiquez le sujet de votre message.", CONTACT_LIMITS.title),
  message: writtenTextSchema("Le message", "Écrivez votre message.", CONTACT_LIMITS.message),
});

const trialField = z.string().max(100).default("");

/** The fields of the contact form as they are sent. */
export const contactSchema = writtenMessageSchema.extend({
  /** Made with the form, renewed after a success: one submission, as it was sent, is one message. */
  submissionId: z.uuid(),
  /** The answer to the proof of work, or the token of reCAPTCHA. */
  captcha: z.string().max(PROOF_LIMIT).default(""),
  /** Of a trial, which `readTrial` checks; empty for a message like any other. */
  [TRIAL_FIELDS.section]: trialField,
  [TRIAL_FIELDS.when]: trialField,
  [TRIAL_FIELDS.age]: trialField,
});

export type ContactForm = z.output<typeof contactSchema>;
