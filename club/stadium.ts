import { CLUB } from "./identity";

/** What many pages say of the stadium; what one reads before coming stands in stadium-visit.ts. */
export const STADIUM = {
  name: CLUB.stadium,
  address: `${CLUB.street}, ${CLUB.postcode} ${CLUB.town}`,
  street: CLUB.street,
  postcode: CLUB.postcode,
  town: CLUB.town,
  coordinates: CLUB.coordinates,
  /** Owner, who decides on opening and works. */
  owner: `Commune de ${CLUB.town}`,
  summary:
    "Six couloirs sous les pins, deux sautoirs et une petite tribune\u00a0: le stade est le point de départ de presque toutes les séances, même celles qui se courent en forêt.",
} as const;

/** When a volunteer is at the club-house. */
export const CLUB_HOUSE_HOURS = "samedi de 10h00 à 12h30, et les soirs d’entraînement";

export const BUS = {
  line: "38",
  /** As pages write it. */
  label: "ligne\u00a038",
  stop: "Les Résiniers",
  minutesOnFoot: 5,
  metres: 400,
  operator: "TransGironde",
} as const;
