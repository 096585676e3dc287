import { MAP_PROVIDER } from "../map";
import { type LegalBlock, type LegalSection, type LegalText, text } from "./legal-page";

/** What the technical person switched on: each is listed on the privacy page by itself (product.md, Public pages). */
export type SwitchedOn = { recaptcha: boolean; emailjs: boolean };

type ThirdParty = {
  title: string;
  where: LegalText;
  company: string;
  receives: string;
  rules: { label: string; href: string };
};

const CONTACT_LINK = { label: "Contact", to: "/contacts" } as const;

const MAP: ThirdParty = {
  title: `La carte interactive, ${MAP_PROVIDER.name}`,
  where: ["La page ", CONTACT_LINK, ", après un clic sur «\u00a0Afficher la carte\u00a0»"],
  company: MAP_PROVIDER.company,
  receives: "Votre adresse IP et votre navigateur\u00a0; elle peut déposer ses propres cookies.",
  rules: { label: "Politique de confidentialité d’OpenStreetMap", href: MAP_PROVIDER.privacy },
};

const RECAPTCHA: ThirdParty = {
  title: "La vérification contre les robots, reCAPTCHA",
  where: [
    "La page ",
    CONTACT_LINK,
    ", à l’envoi du message, si vous avez coché votre accord. Sans lui, l’e-mail et le téléphone du club restent ouverts.",
  ],
  company: "Google Ireland Limited, Dublin",
  receives:
    "Votre adresse IP, votre navigateur et la façon dont vous utilisez la page\u00a0; elle peut déposer ses propres cookies.",
  rules: {
    label: "Règles de confidentialité de Google",
    href: "https://policies.google.com/privacy",
  },
};

const EMAILJS: ThirdParty = {
  title: "L’acheminement des messages, EmailJS",
  where: ["La page ", CONTACT_LINK, "\u00a0: c’est notre serveur qui lui remet votre message."],
  company: "EmailJS (emailjs.com)",
  receives: "Votre nom, votre adresse e-mail, le sujet et le texte de votre message.",
  rules: {
    label: "Politique de confidentialité d’EmailJS",
    href: "https://www.emailjs.com/legal/privacy-policy/",
  },
};

/** Every service that is not this site's own, and when it comes in. */
export function thirdPartySection({ recaptcha, emailjs }: SwitchedOn): LegalSection {
  const asked = [MAP, ...(recaptcha ? [RECAPTCHA] : [])];
  const all = [...asked, ...(emailjs ? [EMAILJS] : [])];
  return {
    id: "tiers",
    title: "Les services extérieurs",
    blocks: [
      text(
        `Les polices, les images et les scripts viennent de ce site. ${askedInWords(asked.length)}`,
      ),
      ...all.map(toBlock),
      ...(recaptcha
        ? []
        : [
            text(
              "Le formulaire de contact se protège des robots sans service extérieur\u00a0: votre navigateur fait un petit calcul (ALTCHA) que ce site vérifie.",
            ),
          ]),
      text(
        "Les boutons de partage et les liens vers nos pages Facebook, Instagram et YouTube sont de simples liens\u00a0: rien n’est envoyé tant que vous ne les suivez pas.",
      ),
    ],
  };
}

function askedInWords(count: number): string {
  return count === 1
    ? "Un seul service extérieur peut entrer dans une page, et seulement si vous cliquez."
    : "Deux services extérieurs peuvent entrer dans une page, et seulement si vous le demandez.";
}

function toBlock({ title, where, company, receives, rules }: ThirdParty): LegalBlock {
  return {
    kind: "case",
    title,
    rows: [
      { term: "Où", text: where },
      { term: "Fournie par", text: company },
      { term: "Ce qu’elle reçoit", text: receives },
      { term: "Ses règles", text: [rules] },
    ],
  };
}
