import type { SectionSlug } from "../sections";
import { EVERYWHERE, type PageText } from "./page-text";

/** The five section pages and the feeds that carry their names. */
export const SECTION_TEXTS = {
  athletisme: {
    title: "Athlétisme, de l’école d’athlé à la compétition",
    description:
      "Courir, sauter, lancer dès 6 ans au stade des Résiniers\u00a0: horaires, entraîneurs, tarifs et séances d’essai offertes.",
    keywords: `${EVERYWHERE}, école d’athlétisme, enfants, sprint, haies, sauts, lancers`,
  },
  "running-adulte": {
    title: "Running adulte, de la reprise au 10 km",
    description:
      "Reprendre la course ou préparer un 10 km en groupe, sans pression\u00a0: horaires, trois allures, entraîneurs et séances d’essai offertes.",
    keywords: `${EVERYWHERE}, course à pied, débuter, reprise, 10 km, footing`,
  },
  "marche-nordique": {
    title: "Marche nordique en forêt, au lac et sur la dune",
    description:
      "Marche nordique à Castelnau-les-Pins\u00a0: horaires, groupes d’allure, coachs, tarifs et bâtons prêtés le premier mois.",
    keywords: `${EVERYWHERE}, bâtons, marche, randonnée, forêt, dune, lac`,
  },
  "sport-sante": {
    title: "Sport santé, bouger à son rythme",
    description:
      "Séances douces et encadrées, avec ou sans prescription\u00a0: marche santé, équilibre, renforcement et programme de douze semaines.",
    keywords: `${EVERYWHERE}, sport sur ordonnance, activité physique adaptée, équilibre, seniors, prescription`,
  },
  "sport-adapte": {
    title: "Sport adapté, handicap et inclusion",
    description:
      "Fauteuil de course, course guidée, lancers assis\u00a0: l’athlétisme pour toutes et tous, matériel prêté, guides formés, accès sans marche.",
    keywords: `${EVERYWHERE}, handisport, handicap, inclusion, fauteuil de course, course guidée`,
  },
} satisfies Partial<Record<SectionSlug, PageText>>;
