import { athletisme } from "./athletisme";
import { marcheNordique } from "./marche-nordique";
import { runningAdulte } from "./running-adulte";
import type { SectionPage, SectionPageSlug } from "./section-page";
import { sportAdapte } from "./sport-adapte";
import { sportSante } from "./sport-sante";

/** The texts of the five section pages; running compétition is presented by its registration page. */
export const SECTION_PAGES: Record<SectionPageSlug, SectionPage> = {
  athletisme,
  "running-adulte": runningAdulte,
  "marche-nordique": marcheNordique,
  "sport-sante": sportSante,
  "sport-adapte": sportAdapte,
};
