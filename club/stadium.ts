import { CLUB } from "./identity";

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

const STADIUM_ADDRESS = `${CLUB.street}, ${CLUB.postcode} ${CLUB.town}`;

export const PLACES: Record<PlaceKey, Place> = {
  stade: {
    key: "stade",
    name: CLUB.stadium,
    meeting: "Portail d’entrée",
    search: `${CLUB.stadium}, ${STADIUM_ADDRESS}`,
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

export const STADIUM = {
  name: CLUB.stadium,
  address: STADIUM_ADDRESS,
  street: CLUB.street,
  postcode: CLUB.postcode,
  town: CLUB.town,
  coordinates: CLUB.coordinates,
  /** Owner, who decides on opening and works. */
  owner: `Commune de ${CLUB.town}`,
  summary:
    "Six couloirs sous les pins, deux sautoirs et une petite tribune\u00a0: le stade est le point de départ de presque toutes les séances, même celles qui se courent en forêt.",
} as const;

export type Facility = { name: string; detail: string };

export const FACILITIES: readonly Facility[] = [
  {
    name: "Piste de 400 m",
    detail: "Six couloirs en résine, virage nord refait à neuf. Pointes de 6 mm au plus.",
  },
  {
    name: "Deux sautoirs",
    detail: "Longueur et triple saut, planches à 7, 9 et 11 mètres, bacs éclairés.",
  },
  {
    name: "Aire de lancers",
    detail: "Poids, vortex et disque, zone en copeaux, chaise fixée au sol pour les lancers assis.",
  },
  {
    name: "Petite tribune",
    detail: "Cent vingt places assises, dont six emplacements pour fauteuil au bord de la piste.",
  },
  {
    name: "Vestiaires et douches",
    detail: "Deux vestiaires chauffés, un vestiaire et des toilettes adaptés.",
  },
  {
    name: "Club-house",
    detail: "Accueil, inscriptions, retrait de la boutique, prêt de matériel et café.",
  },
  {
    name: "Éclairage",
    detail:
      "Vingt-quatre projecteurs à diodes, tournés vers le sol. Ils s’éteignent seuls à 21h45.",
  },
  {
    name: "Boucle des Résiniers",
    detail: "1,2 km de sable ferme en forêt, départ derrière le virage sud.",
  },
];

export type Opening = { place: string; hours: string; note: string };

/** When a volunteer is at the club-house. */
export const CLUB_HOUSE_HOURS = "samedi de 10h00 à 12h30, et les soirs d’entraînement";

export const OPENINGS: readonly Opening[] = [
  {
    place: "Club-house",
    hours: `Le ${CLUB_HOUSE_HOURS}`,
    note: "Inscriptions, licences, prêt de matériel, retrait de la boutique.",
  },
  {
    place: "Piste, accès libre",
    hours: "Tous les jours, 8h00\u00a0–\u00a021h45",
    note: "Couloirs 5 et 6 laissés aux promeneurs et aux habitants pendant les entraînements.",
  },
  {
    place: "Vestiaires",
    hours: "Pendant les séances du club",
    note: "Le dernier encadrant ferme trente minutes après la séance.",
  },
];

/** When the track is closed, and how one knows. */
export const CLOSING_RULE =
  "La piste ferme en cas de vigilance orange ou rouge, de travaux et les jours de compétition. Chaque fermeture est annoncée dans le bandeau en haut de ce site et affichée au portail.";

export type AccessKey = "car" | "bus" | "parking" | "bike";

export type Access = { key: AccessKey; title: string; text: string };

export const BUS = {
  line: "38",
  /** As pages write it. */
  label: "ligne\u00a038",
  stop: "Les Résiniers",
  minutesOnFoot: 5,
  metres: 400,
  operator: "TransGironde",
} as const;

const PARKING = {
  free: true,
  spaces: 60,
  accessibleSpaces: 4,
  note: "Le parking est gratuit, devant l’entrée\u00a0: soixante places, dont quatre réservées aux personnes handicapées.",
} as const;

export const ACCESS: readonly Access[] = [
  {
    key: "car",
    title: "En voiture",
    text: "D107, sortie Castelnau-centre, puis suivre «\u00a0Stade\u00a0». À 35\u00a0minutes de Bordeaux, 20\u00a0minutes de l’océan.",
  },
  {
    key: "bus",
    title: "En bus",
    text: `Ligne\u00a0${BUS.line}, arrêt ${BUS.stop}. Le stade est à ${BUS.minutesOnFoot}\u00a0minutes à pied, par la rue des Écoles puis le chemin pavé, à plat et éclairé.`,
  },
  { key: "parking", title: "Stationnement", text: PARKING.note },
  {
    key: "bike",
    title: "À pied ou à vélo",
    text: "Piste cyclable depuis le bourg, six minutes. Arceaux couverts à gauche du portail, pompe à pied dans le local des haies.",
  },
];

/** For people who cannot take the stairs. */
export const ACCESSIBILITY: readonly string[] = [
  "Cheminement sans marche du parking à la piste, au club-house et aux toilettes adaptées.",
  "Quatre places réservées devant l’entrée, portail large, sol stabilisé.",
  "Boucle magnétique au club-house, accueil en langue des signes sur demande.",
  "Chiens guides et d’assistance bienvenus partout, tribune comprise.",
];
