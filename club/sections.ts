import type { Section } from "~/club/site";

/** The six sections of the club, in lane order (design: « Un club, six couloirs »), and the club's own life. */
export const SECTION_SLUGS = [
  "athletisme",
  "running-adulte",
  "running-competition",
  "marche-nordique",
  "sport-sante",
  "sport-adapte",
  "vie-du-club",
] as const;

export type SectionSlug = (typeof SECTION_SLUGS)[number];

export const SECTIONS: readonly Section[] = [
  {
    key: "athletisme",
    name: "Athlétisme",
    lane: 1,
    audience: "Dès 6 ans",
    summary: "De l’école d’athlé à la compétition",
    path: "/sections/athletisme",
  },
  {
    key: "running-adulte",
    name: "Running adulte",
    lane: 2,
    audience: "Tous niveaux",
    summary: "De la reprise au premier 10 km",
    path: "/sections/running-adulte",
  },
  {
    key: "running-competition",
    name: "Running compétition",
    lane: 3,
    audience: "Du 10 km au marathon",
    summary: "Route, trail et cross, plans suivis",
    path: "/inscription/running-competition",
  },
  {
    key: "marche-nordique",
    name: "Marche nordique",
    lane: 4,
    audience: "Tous âges",
    summary: "Forêt, lac et dune, bâtons prêtés",
    path: "/sections/marche-nordique",
  },
  {
    key: "sport-sante",
    name: "Sport santé",
    lane: 5,
    audience: "Sur prescription ou non",
    summary: "Séances douces et encadrées",
    path: "/sections/sport-sante",
  },
  {
    key: "sport-adapte",
    name: "Sport adapté",
    lane: 6,
    audience: "Handicap et inclusion",
    summary: "Fauteuil, binômes guidés, tous profils",
    path: "/sections/sport-adapte",
  },
  {
    key: "vie-du-club",
    name: "Vie du club",
    lane: null,
    audience: "",
    summary: "",
    path: null,
  },
];
