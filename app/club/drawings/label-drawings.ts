import educationAthletique from "./labels/education-athletique-bronze.svg";
import formeSante from "./labels/forme-sante-or.svg";
import girondeSportSante from "./labels/gironde-sport-sante.svg";
import inclusionHandicap from "./labels/inclusion-handicap.svg";
import running from "./labels/running-bronze.svg";

/** The drawings of labels that the site brings, by the words of `../kinds/label.ts`. */
export const LABEL_DRAWINGS: Readonly<Record<string, string>> = {
  "education-athletique-bronze": educationAthletique,
  "forme-sante-or": formeSante,
  "gironde-sport-sante": girondeSportSante,
  "inclusion-handicap": inclusionHandicap,
  "running-bronze": running,
};
