import { CLUB } from "./identity";
import { STADIUM } from "./stadium";

/** Where the club trains, meets and races. */
export type PlaceKey =
  | "stade"
  | "foret"
  | "salle-des-pins"
  | "lac"
  | "dune"
  | "gymnase"
  | "place-eglise";

export type Place = {
  key: PlaceKey;
  name: string;
  /** Where exactly one meets. */
  meeting: string;
  /** For a map link. */
  search: string;
};

export const PLACES: Record<PlaceKey, Place> = {
  stade: {
    key: "stade",
    name: CLUB.stadium,
    meeting: "Portail d’entrée",
    search: `${CLUB.stadium}, ${STADIUM.address}`,
  },
  foret: {
    key: "foret",
    name: "Forêt communale",
    meeting: "Rendez-vous au stade des Résiniers",
    search: `Forêt communale, ${CLUB.town}`,
  },
  "salle-des-pins": {
    key: "salle-des-pins",
    name: "Salle des Pins",
    meeting: "De plain-pied, parking devant la porte",
    search: `Salle des Pins, ${CLUB.town}`,
  },
  lac: {
    key: "lac",
    name: "Lac",
    meeting: "Kiosque du lac",
    search: `Kiosque du lac, ${CLUB.town}`,
  },
  dune: {
    key: "dune",
    name: "Dune et océan",
    meeting: "Parking de la Plage sud",
    search: `Plage sud, ${CLUB.town}`,
  },
  gymnase: {
    key: "gymnase",
    name: "Gymnase du collège des Dunes",
    meeting: "Entrée côté parking",
    search: `Collège des Dunes, ${CLUB.town}`,
  },
  "place-eglise": {
    key: "place-eglise",
    name: "Place de l’Église",
    meeting: "Sous les halles",
    search: `Place de l’Église, ${CLUB.town}`,
  },
};
