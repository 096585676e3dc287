import { parseMediaUrl } from "~/lib/media-url";
import type { CourseMap, EventPage } from "../events/event-page";
import type { PagePicture } from "../page-picture";
import type { StadiumPictures } from "../site";
import lac from "./maps/lac.svg";
import village from "./maps/village.svg";
import clubHouse from "./scenes/club-house.svg";
import courseVillage from "./scenes/course-village.svg";
import crossHiver from "./scenes/cross-hiver.svg";
import foretSentier from "./scenes/foret-sentier.svg";
import marcheNordique from "./scenes/marche-nordique.svg";
import nocturne from "./scenes/nocturne.svg";
import pisteAube from "./scenes/piste-aube.svg";
import planAcces from "./scenes/plan-acces.svg";
import relais from "./scenes/relais.svg";
import sautLongueur from "./scenes/saut-longueur.svg";
import sportAdapte from "./scenes/sport-adapte.svg";
import sportSante from "./scenes/sport-sante.svg";
import sprintDepart from "./scenes/sprint-depart.svg";
import stadeAube from "./scenes/stade-aube.svg";

/** The drawings for pages that the site brings, by the words of `../kinds/page-fields.ts`. */
export const DRAWINGS: Readonly<Record<string, PagePicture>> = {
  "club-house": {
    src: clubHouse,
    alt: "Quatre personnes discutent devant le club-house éclairé, sous une guirlande d’ampoules, à la tombée du soir",
    focusX: 50,
    focusY: 60,
  },
  "course-village": {
    src: courseVillage,
    alt: "Des adultes et un enfant courent vers l’arche orange de l’arrivée, devant le clocher du village et les spectateurs",
    focusX: 50,
    focusY: 50,
  },
  "cross-hiver": {
    src: crossHiver,
    alt: "Cinq coureurs en file sur un chemin boueux bordé de rubalise, les pins dans la brume",
    focusX: 55,
    focusY: 58,
  },
  "foret-sentier": {
    src: foretSentier,
    alt: "Deux coureurs sur un sentier de sable entre les fougères et les troncs des pins",
    focusX: 58,
    focusY: 70,
  },
  "marche-nordique": {
    src: marcheNordique,
    alt: "Quatre marcheurs nordiques sur la dune, l’océan au loin",
    focusX: 42,
    focusY: 60,
  },
  nocturne: {
    src: nocturne,
    alt: "Quatre coureurs sur la piste de nuit, sous les projecteurs, devant le public",
    focusX: 50,
    focusY: 50,
  },
  "plan-acces": {
    src: planAcces,
    alt: "Plan du bourg\u00a0: le stade au nord-ouest, le parking gratuit à côté",
    focusX: 50,
    focusY: 50,
  },
  "piste-aube": {
    src: pisteAube,
    alt: "Coureurs sur la piste du stade au lever du soleil, les pins maritimes en fond",
    focusX: 50,
    focusY: 50,
  },
  relais: {
    src: relais,
    alt: "Deux relayeuses en maillot orange se passent le témoin, face aux pins",
    focusX: 50,
    focusY: 50,
  },
  "saut-longueur": {
    src: sautLongueur,
    alt: "Une sauteuse en longueur au-dessus du bac à sable",
    focusX: 50,
    focusY: 50,
  },
  "sport-adapte": {
    src: sportAdapte,
    alt: "Sur la piste, un athlète en fauteuil de course et, devant lui, deux coureurs reliés par un lien",
    focusX: 48,
    focusY: 60,
  },
  "sport-sante": {
    src: sportSante,
    alt: "Quatre adultes s’étirent sur des tapis de couleur, dans l’herbe, entre deux pins",
    focusX: 50,
    focusY: 60,
  },
  "sprint-depart": {
    src: sprintDepart,
    alt: "Trois sprinteuses s’élancent sur la piste devant les spectateurs",
    focusX: 40,
    focusY: 55,
  },
  "stade-aube": {
    src: stadeAube,
    alt: "Quatre coureurs dans le virage du stade au lever du soleil, la petite tribune et les pins derrière eux",
    focusX: 50,
    focusY: 50,
  },
};

/** Drawn maps of courses, by the words of `../kinds/event.ts`. */
export const MAPS: Readonly<Record<string, CourseMap>> = {
  village: {
    src: village,
    alt: "Plan d’une boucle de 2 km : départ au sud-ouest du village, lisière de la forêt à l’est, puis retour par le sud",
  },
  lac: {
    src: lac,
    alt: "Plan d’une boucle de 2,5 km : départ d’un kiosque au sud, sous-bois à l’ouest, ponton au nord, retour par la rive, le lac à l’est",
  },
};

/** The map of a course with its address, like a picture. */
export function drawnMap(map: CourseMap | null): CourseMap | null {
  if (map === null || parseMediaUrl(map.src) !== null) return map;
  const drawn = MAPS[map.src];
  return drawn ? { src: drawn.src, alt: map.alt || drawn.alt } : null;
}

/** The picture with its address: a photo as it is, a drawing under its own; null for a drawing that is no more. */
export function drawnPicture(picture: PagePicture | null): PagePicture | null {
  if (picture === null || parseMediaUrl(picture.src) !== null) return picture;
  const drawn = DRAWINGS[picture.src];
  return drawn ? { ...drawn, alt: picture.alt || drawn.alt } : null;
}

/** The words of a page, with the address of its picture. */
export function withDrawing<W extends { art: PagePicture | null }>(words: W): W {
  return { ...words, art: drawnPicture(words.art) };
}

/** The page of an event, with the addresses of its picture and of its map. */
export function drawnEvent(page: EventPage): EventPage {
  const { course } = page;
  return { ...withDrawing(page), course: { ...course, map: drawnMap(course.map) } };
}

/** The pictures of the stadium, with their addresses; without drawings that are no more. */
export function drawnStadium({ photos, plan }: StadiumPictures): StadiumPictures {
  return {
    photos: photos.flatMap(({ caption, ...picture }) => {
      const drawn = drawnPicture(picture);
      return drawn ? [{ ...drawn, caption }] : [];
    }),
    plan: drawnPicture(plan),
  };
}
