import type { Mail } from "~/platform/mail/mail";

/** A mail as a visitor's message makes it. */
export function mailWith(parts: Partial<Mail> = {}): Mail {
  return {
    to: "contact@les-pins.example",
    subject: "Essayer la marche nordique",
    text: "Bonjour,\nnous serions deux à vouloir venir samedi.",
    replyTo: { name: "Zoé Durand", address: "zoe@exemple.fr" },
    fields: {
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      title: "Essayer la marche nordique",
      message: "Bonjour,\nnous serions deux à vouloir venir samedi.",
      time: "2026-03-10T10:30:00.000Z",
      "g-recaptcha-response": "",
    },
    attachment: null,
    ...parts,
  };
}
