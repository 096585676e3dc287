import { MAP_PROVIDER } from "~/club/online-map";
import type { NetworkPage } from "~/club/site";
import {
  type LegalBlock,
  type LegalSection,
  type LegalSite,
  type LegalText,
  text,
} from "./legal-text";

/** What the technical person switched on: each is listed on the privacy page by itself (product.md, Public pages). */
export type SwitchedOn = {
  recaptcha: boolean;
  emailjs: boolean;
  helloasso: boolean;
  speedInsights: boolean;
  /** Not a third party: whether the site counts its own visits. */
  visits: boolean;
};

type ThirdParty = {
  title: string;
  where: LegalText;
  company: string;
  receives: string;
  rules: { label: string; href: string };
};

const CONTACT_LINK = { label: "Contact", to: "/contacts" } as const;
const SHOP_LINK = { label: "boutique", to: "/boutique" } as const;

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
  where: [
    "La page ",
    CONTACT_LINK,
    " et la ",
    SHOP_LINK,
    "\u00a0: c’est notre serveur qui lui remet votre message, ou la confirmation de votre commande.",
  ],
  company: "EmailJS (emailjs.com)",
  receives:
    "Votre nom, votre adresse e-mail, le sujet et le texte du message\u00a0; pour une commande, son détail.",
  rules: {
    label: "Politique de confidentialité d’EmailJS",
    href: "https://www.emailjs.com/legal/privacy-policy/",
  },
};

const HELLOASSO: ThirdParty = {
  title: "Le paiement en ligne, HelloAsso",
  where: [
    "Un simple lien, proposé après une commande de la ",
    SHOP_LINK,
    "\u00a0: rien ne lui est envoyé tant que vous ne le suivez pas, et payer au retrait reste possible.",
  ],
  company: "HelloAsso SAS, Bordeaux",
  receives:
    "Ce que vous écrivez sur son site pour payer. Le club n’a jamais connaissance de votre carte bancaire.",
  rules: {
    label: "Politique de confidentialité de HelloAsso",
    href: "https://www.helloasso.com/confidentialite",
  },
};

const SPEED_INSIGHTS: ThirdParty = {
  title: "La mesure de vitesse, Speed Insights",
  where: [
    "Toutes les pages publiques, une fois affichées\u00a0; jamais si votre navigateur demande à ne pas être suivi (DNT, GPC).",
  ],
  company: "Vercel Inc., États-Unis",
  receives:
    "L’adresse de la page, la vitesse à laquelle elle s’affiche, le type d’appareil et de navigateur, le pays et votre adresse IP. Elle ne dépose aucun cookie.",
  rules: {
    label: "Confidentialité de Speed Insights",
    href: "https://vercel.com/docs/speed-insights/privacy-policy",
  },
};

/** Every service that is not this site's own, and when it comes in. */
export function thirdPartySection(
  { club }: Pick<LegalSite, "club">,
  switchedOn: SwitchedOn,
): LegalSection {
  const { recaptcha, emailjs, helloasso, speedInsights } = switchedOn;
  const asked = [...(club.stadium.coordinates ? [MAP] : []), ...(recaptcha ? [RECAPTCHA] : [])];
  const all = [
    ...asked,
    ...(speedInsights ? [SPEED_INSIGHTS] : []),
    ...(emailjs ? [EMAILJS] : []),
    ...(helloasso ? [HELLOASSO] : []),
  ];
  return {
    id: "tiers",
    title: "Les services extérieurs",
    blocks: [
      text(
        speedInsights
          ? `Les polices et les images viennent de ce site, et les scripts aussi, sauf celui qui mesure la vitesse des pages. ${askedInWords(asked.length, "autre ")}`
          : `Les polices, les images et les scripts viennent de ce site. ${askedInWords(asked.length)}`,
      ),
      ...all.map(toBlock),
      text(
        `${recaptcha ? "La commande en boutique se protège" : "Le formulaire de contact et la commande en boutique se protègent"} des robots sans service extérieur\u00a0: votre navigateur fait un petit calcul (ALTCHA) que ce site vérifie.`,
      ),
      text(
        `Les boutons de partage${linksToPages(club.networks)} sont de simples liens\u00a0: rien n’est envoyé tant que vous ne les suivez pas.`,
      ),
    ],
  };
}

/** ` et les liens vers nos pages Facebook et YouTube`; empty where the club has none. */
function linksToPages(networks: readonly NetworkPage[]): string {
  const names = [...new Set(networks.map(({ label }) => label))];
  if (names.length === 0) return "";
  const pages = networks.length === 1 ? "notre page" : "nos pages";
  return ` et les liens vers ${pages} ${new Intl.ListFormat("fr").format(names)}`;
}

function askedInWords(count: number, other: "autre " | "" = ""): string {
  if (count === 0) return `Aucun ${other}service extérieur n’entre dans une page.`;
  return count === 1
    ? `Un seul ${other}service extérieur peut entrer dans une page, et seulement si vous cliquez.`
    : `Deux ${other && "autres "}services extérieurs peuvent entrer dans une page, et seulement si vous le demandez.`;
}

function toBlock({ title, where, company, receives, rules }: ThirdParty): LegalBlock {
  return {
    kind: "case",
    title,
    rows: [
      { term: "Où", text: where },
      { term: "Fournisseur", text: company },
      { term: "Données reçues", text: receives },
      { term: "Ses règles", text: [rules] },
    ],
  };
}
