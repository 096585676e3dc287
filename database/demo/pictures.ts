import type { DemoCover, DemoPicture } from "./demo.types.ts";

/** What each scene of images/ shows. */
export const PICTURES = {
  clubHouse: {
    file: "club-house.jpg",
    alt: "Quatre personnes discutent devant le club-house éclairé, sous une guirlande d’ampoules, à la tombée du soir",
  },
  cross: {
    file: "cross-hiver.jpg",
    alt: "Cinq coureurs en file sur un chemin boueux bordé de rubalise, les pins dans la brume derrière eux",
  },
  dune: {
    file: "dune-ocean.jpg",
    alt: "Deux coureurs sur le sable au pied de la dune, le soleil couchant sur l’océan",
  },
  ecole: {
    file: "ecole-athle.jpg",
    alt: "Quatre enfants courent sur la piste entre les plots et les haies basses, une entraîneuse les encourage",
  },
  foret: {
    file: "foret-sentier.jpg",
    alt: "Deux coureurs sur un sentier de sable entre les fougères et les troncs des pins",
  },
  marche: {
    file: "marche-nordique.jpg",
    alt: "Quatre marcheurs nordiques avancent bâtons en main sur le sable, l’eau et les pins au loin",
  },
  nocturne: {
    file: "nocturne.jpg",
    alt: "Quatre coureurs sur la piste de nuit, sous les projecteurs, devant le public de la Nocturne des Résiniers",
  },
  plan: {
    file: "plan-acces.jpg",
    alt: "Plan du bourg : le stade des Résiniers au nord-ouest, le parking gratuit à côté, l’arrêt de bus Les Résiniers de la ligne 38 sur la route principale",
  },
  relais: {
    file: "relais.jpg",
    alt: "Deux relayeuses en maillot orange se passent le témoin sur la piste, face aux pins",
  },
  run2k: {
    file: "run-2k.jpg",
    alt: "Des adultes et un enfant courent vers l’arche orange du Run 2K, devant le clocher du village et les spectateurs",
  },
  saut: {
    file: "saut-longueur.jpg",
    alt: "Une sauteuse en longueur en plein vol au-dessus du sable, un officiel attend près du repère des 6 mètres",
  },
  adapte: {
    file: "sport-adapte.jpg",
    alt: "Sur la piste, un athlète en fauteuil de course et, devant lui, deux coureurs reliés par un lien",
  },
  sante: {
    file: "sport-sante.jpg",
    alt: "Quatre adultes s’étirent sur des tapis de couleur, dans l’herbe, entre deux pins",
  },
  sprint: {
    file: "sprint-depart.jpg",
    alt: "Trois sprinteuses s’élancent sur la piste devant les spectateurs massés derrière la banderole ACLP",
  },
  stade: {
    file: "stade-aube.jpg",
    alt: "Quatre coureurs dans le virage du stade au lever du soleil, la petite tribune et les pins derrière eux",
  },
} satisfies Record<string, DemoPicture>;

/** The same scenes as covers. */
export const COVERS = {
  clubHouse: { ...PICTURES.clubHouse, focusX: 51, focusY: 62 },
  cross: { ...PICTURES.cross, focusX: 55, focusY: 58 },
  dune: { ...PICTURES.dune, focusX: 58, focusY: 68 },
  ecole: { ...PICTURES.ecole, focusX: 60, focusY: 66 },
  foret: { ...PICTURES.foret, focusX: 58, focusY: 72 },
  marche: { ...PICTURES.marche, focusX: 50, focusY: 62 },
  nocturne: { ...PICTURES.nocturne, focusX: 48, focusY: 62 },
  plan: { ...PICTURES.plan, focusX: 28, focusY: 34 },
  relais: { ...PICTURES.relais, focusX: 52, focusY: 48 },
  run2k: { ...PICTURES.run2k, focusX: 58, focusY: 58 },
  saut: { ...PICTURES.saut, focusX: 58, focusY: 42 },
  adapte: { ...PICTURES.adapte, focusX: 48, focusY: 62 },
  sante: { ...PICTURES.sante, focusX: 50, focusY: 62 },
  sprint: { ...PICTURES.sprint, focusX: 42, focusY: 55 },
  stade: { ...PICTURES.stade, focusX: 55, focusY: 78 },
} satisfies Record<keyof typeof PICTURES, DemoCover>;
