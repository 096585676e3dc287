import type { Bus } from "~/club/site";

/** What there is at the stadium, when it is open and how one comes: its page, and the contact page. */
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

export const openings = (clubHouseHours: string): readonly Opening[] => [
  ...clubHouseOpening(clubHouseHours),
  {
    place: "Piste, accès libre",
    hours: "Tous les jours, 08h00\u00a0–\u00a021h45",
    note: "Couloirs 5 et 6 laissés aux promeneurs et aux habitants pendant les entraînements.",
  },
  {
    place: "Vestiaires",
    hours: "Pendant les séances du club",
    note: "Le dernier encadrant ferme trente minutes après la séance.",
  },
];

function clubHouseOpening(hours: string): Opening[] {
  if (hours === "") return [];
  return [
    {
      place: "Club-house",
      hours: `Le ${hours}`,
      note: "Inscriptions, licences, prêt de matériel, retrait de la boutique.",
    },
  ];
}

/** When the track is closed, and how one knows. */
export const CLOSING_RULE =
  "La piste ferme en cas de vigilance orange ou rouge, de travaux et les jours de compétition. Chaque fermeture est annoncée dans le bandeau de la page d’accueil et affichée au portail.";

export type AccessKey = "car" | "bus" | "parking" | "bike";

export type Access = { key: AccessKey; title: string; text: string };

const PARKING = {
  free: true,
  spaces: 60,
  accessibleSpaces: 4,
  note: "Le parking est gratuit, devant l’entrée\u00a0: soixante places, dont quatre réservées aux personnes handicapées.",
} as const;

export const accessWays = (bus: Bus | null): readonly Access[] => [
  {
    key: "car",
    title: "En voiture",
    text: "D107, sortie Castelnau-centre, puis suivre «\u00a0Stade\u00a0». À 35\u00a0minutes de Bordeaux, 20\u00a0minutes de l’océan.",
  },
  ...(bus ? [byBus(bus)] : []),
  { key: "parking", title: "Stationnement", text: PARKING.note },
  {
    key: "bike",
    title: "À pied ou à vélo",
    text: "Piste cyclable depuis le bourg, six minutes. Arceaux couverts à gauche du portail, pompe à pied dans le local des haies.",
  },
];

function byBus({ line, stop, minutesOnFoot }: Bus): Access {
  const to = stop && `, arrêt ${stop}`;
  const minutes = `${minutesOnFoot}\u00a0minute${minutesOnFoot === 1 ? "" : "s"}`;
  const walk = minutesOnFoot === null ? "On rejoint le stade" : `Le stade est à ${minutes}`;
  return {
    key: "bus",
    title: "En bus",
    text: `Ligne\u00a0${line}${to}. ${walk} à pied, par la rue des Écoles puis le chemin pavé, à plat et éclairé.`,
  };
}

/** For people who cannot take the stairs. */
export const ACCESSIBILITY: readonly string[] = [
  "Cheminement sans marche du parking à la piste, au club-house et aux toilettes adaptées.",
  "Quatre places réservées devant l’entrée, portail large, sol stabilisé.",
  "Boucle magnétique au club-house, accueil en langue des signes sur demande.",
  "Chiens guides et d’assistance bienvenus partout, tribune comprise.",
];
