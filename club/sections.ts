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

export type Section = {
  slug: SectionSlug;
  /** Name as shown on labels and in menus. */
  name: string;
  /** Lane number on the track; null for the club's own life, which has no lane. */
  lane: 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** Line under the name on the start line of the home page. */
  audience: string;
  /** Line under the name in the menu. */
  summary: string;
  /** Page of the section; null for the club's own life. */
  path: string | null;
};

export const SECTIONS: readonly Section[] = [
  {
    slug: "athletisme",
    name: "Athlétisme",
    lane: 1,
    audience: "Dès 6 ans",
    summary: "De l’école d’athlé à la compétition",
    path: "/sections/athletisme",
  },
  {
    slug: "running-adulte",
    name: "Running adulte",
    lane: 2,
    audience: "Tous niveaux",
    summary: "De la reprise au premier 10 km",
    path: "/sections/running-adulte",
  },
  {
    slug: "running-competition",
    name: "Running compétition",
    lane: 3,
    audience: "Du 10 km au marathon",
    summary: "Route, trail et cross, plans suivis",
    path: "/inscription/running-competition",
  },
  {
    slug: "marche-nordique",
    name: "Marche nordique",
    lane: 4,
    audience: "Tous âges",
    summary: "Forêt, lac et dune, bâtons prêtés",
    path: "/sections/marche-nordique",
  },
  {
    slug: "sport-sante",
    name: "Sport santé",
    lane: 5,
    audience: "Sur prescription ou non",
    summary: "Séances douces et encadrées",
    path: "/sections/sport-sante",
  },
  {
    slug: "sport-adapte",
    name: "Sport adapté",
    lane: 6,
    audience: "Handicap et inclusion",
    summary: "Fauteuil, binômes guidés, tous profils",
    path: "/sections/sport-adapte",
  },
  {
    slug: "vie-du-club",
    name: "Vie du club",
    lane: null,
    audience: "Tout le club",
    summary: "Assemblées, bénévoles, partenaires",
    path: null,
  },
];
