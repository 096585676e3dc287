import educationAthletique from "./art/labels/education-athletique-bronze.svg";
import formeSante from "./art/labels/forme-sante-or.svg";
import girondeSportSante from "./art/labels/gironde-sport-sante.svg";
import inclusionHandicap from "./art/labels/inclusion-handicap.svg";
import running from "./art/labels/running-bronze.svg";

export type Label = { name: string; level: string; picture: string };

export const LABELS_INTRODUCTION =
  "Cinq reconnaissances qui disent la même chose\u00a0: ici, l’encadrement est sérieux et tout le monde a sa place.";

/** What the club was awarded. */
export const LABELS: readonly Label[] = [
  { name: "Forme\u00a0& Santé", level: "Niveau or", picture: formeSante },
  { name: "Running", level: "Niveau bronze", picture: running },
  { name: "Éducation Athlétique", level: "Niveau bronze", picture: educationAthletique },
  { name: "Gironde Sport Santé", level: "Structure référencée", picture: girondeSportSante },
  { name: "Inclusion handicap", level: "Club accueillant", picture: inclusionHandicap },
];
