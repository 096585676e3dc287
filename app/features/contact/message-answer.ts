import type { ContactErrors } from "./contact-fields";

export const MESSAGE_PATH = "/contacts/envoyer";

/** Specification §8, to the letter. */
export const CONTACT_SENTENCES = {
  captcha: "Erreur reCAPTCHA. Veuillez réessayer.",
  failed: "Erreur lors de l'envoi du message. Veuillez réessayer.",
  sentToast: "Message envoyé avec succès ! Nous vous répondrons rapidement.",
  sentBanner: "Message envoyé avec succès !",
} as const;

/**
 * How a submission ended. `status` of a failure is that of the sending provider's catalogue
 * (specification §8): 451 headless browser, 403 block list, 429 too many, 0 network error, or its own.
 */
export type MessageAnswer =
  | { kind: "sent" }
  | { kind: "captcha" }
  | { kind: "invalid"; errors: ContactErrors }
  | { kind: "failed"; status: number; retryAfterSeconds: number | null };
