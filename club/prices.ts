import { euros } from "~/lib/euros";
import type { SectionSlug } from "./sections";

export type FeeKey =
  | "ecole-athle"
  | "athle-jeunes"
  | "athle-adultes"
  | "running-adulte"
  | "running-competition"
  | "marche-nordique"
  | "sport-sante"
  | "sport-sante-programme"
  | "sport-adapte";

export type Fee = {
  key: FeeKey;
  section: SectionSlug;
  name: string;
  /** Who it is for, in a few words. */
  audience: string;
  /** Euros for the season, or for the whole programme. */
  amount: number;
  /** Euros from `reducedPriceFrom` (`season.ts`) on; null when the price does not change. */
  fromMarch: number | null;
  /** Under the amount: `de septembre à août`. */
  period: string;
  /** What one gets for it. */
  includes: readonly string[];
};

const YEAR = "de septembre à août";
const LICENCE = "Licence FFA et assurance";

/** Every price of the club: pages, forms and texts read them here. */
export const FEES: readonly Fee[] = [
  {
    key: "ecole-athle",
    section: "athletisme",
    name: "École d’athlétisme",
    audience: "6 à 11 ans",
    amount: 130,
    fromMarch: 85,
    period: YEAR,
    includes: [LICENCE, "Le mercredi et le samedi", "Goûters et petits meetings compris"],
  },
  {
    key: "athle-jeunes",
    section: "athletisme",
    name: "Collège et lycée",
    audience: "12 à 17 ans",
    amount: 150,
    fromMarch: 100,
    period: YEAR,
    includes: [LICENCE, "Toutes les séances de la section", "Pointes prêtées"],
  },
  {
    key: "athle-adultes",
    section: "athletisme",
    name: "Adultes et masters",
    audience: "18 ans et plus",
    amount: 165,
    fromMarch: 110,
    period: YEAR,
    includes: [LICENCE, "Toutes les séances de la section", "Engagements en championnat"],
  },
  {
    key: "running-adulte",
    section: "running-adulte",
    name: "Licence annuelle",
    audience: "18 ans et plus",
    amount: 135,
    fromMarch: 90,
    period: YEAR,
    includes: [LICENCE, "Toutes les séances de la section", "Renforcement du lundi"],
  },
  {
    key: "running-competition",
    section: "running-competition",
    name: "Licence compétition",
    audience: "Dès 16 ans",
    amount: 165,
    fromMarch: 110,
    period: YEAR,
    includes: [
      LICENCE,
      "Plan individuel, revu chaque mois",
      "Cross, piste et équipes du club",
      "Séances de running adulte",
    ],
  },
  {
    key: "marche-nordique",
    section: "marche-nordique",
    name: "Licence annuelle",
    audience: "Dès 16 ans",
    amount: 145,
    fromMarch: 95,
    period: YEAR,
    includes: [LICENCE, "Toutes les séances de la section", "Bâtons prêtés le premier mois"],
  },
  {
    key: "sport-sante",
    section: "sport-sante",
    name: "Licence santé annuelle",
    audience: "Adultes, avec ou sans prescription",
    amount: 120,
    fromMarch: 80,
    period: YEAR,
    includes: [LICENCE, "Toutes les séances de la section", "Un bilan tous les trois mois"],
  },
  {
    key: "sport-sante-programme",
    section: "sport-sante",
    name: "Programme de 12 semaines",
    audience: "Reprise, dix personnes au plus",
    amount: 90,
    fromMarch: null,
    period: "assurance comprise",
    includes: [
      "Deux séances par semaine",
      "Bilan d’entrée et de sortie",
      "Attestation pour la mutuelle",
    ],
  },
  {
    key: "sport-adapte",
    section: "sport-adapte",
    name: "Licence annuelle",
    audience: "Dès 8 ans, tous handicaps",
    amount: 80,
    fromMarch: 55,
    period: YEAR,
    includes: [
      "Licence et assurance",
      "Toutes les séances de la section",
      "Fauteuils et liens prêtés",
    ],
  },
];

/** Trial sessions, the same in every section. */
export const TRIAL = {
  sessions: 2,
  label: "deux séances offertes",
  includes: ["Sans engagement", "Matériel prêté", "Assurance du club"],
} as const;

export const FAMILY_DISCOUNT = {
  /** Euros off, per person. */
  amount: 15,
  /** Counted from this member of a same family on. */
  fromMember: 2,
} as const;

/** Euros a year for a second section, whichever it is. */
export const SECOND_SECTION = 30;

export const PAYMENT_MEANS: readonly string[] = [
  "chèque",
  "virement",
  "espèces",
  "Coupons Sport",
  "chèques-vacances",
];

/** What every price comes with: one sentence each. */
export const PRICE_NOTES: readonly string[] = [
  `${euros(FAMILY_DISCOUNT.amount)} de moins à partir du deuxième membre d’une même famille.`,
  "Paiement en trois ou quatre fois, sans frais.",
  `Une seconde section\u00a0: ${euros(SECOND_SECTION)} de plus pour l’année, quelle qu’elle soit.`,
  "Chèque, virement, espèces, Coupons Sport et chèques-vacances acceptés.",
];

/** A price by its key. */
export function feeOf(key: FeeKey): Fee {
  const fee = FEES.find((candidate) => candidate.key === key);
  if (!fee) throw new Error(`Tarif inconnu\u00a0: ${key}`);
  return fee;
}

/** The prices of a section, in the order above: its page shows them all. */
export function feesOf(section: SectionSlug): Fee[] {
  return FEES.filter((fee) => fee.section === section);
}
