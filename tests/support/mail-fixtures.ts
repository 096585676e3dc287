import { letter, type Mail } from "~/platform/mail/mail";

/** A mail as a visitor's message makes it. */
export function mailWith(parts: Partial<Mail> = {}): Mail {
  return {
    ...letter({
      to: "contact@les-pins.example",
      from: { name: "Zoé Durand", address: "zoe@exemple.fr" },
      subject: "Essayer la marche nordique",
      now: new Date("2026-03-10T10:30:00.000Z"),
      paragraphs: ["Bonjour,\nnous serions deux à vouloir venir samedi."],
      ending: "",
    }),
    ...parts,
  };
}
