import type { Season } from "~/club/site";
import { athletisme } from "./athletisme";
import { marcheNordique } from "./marche-nordique";
import { runningAdulte } from "./running-adulte";
import type { SectionPage, SectionPageSlug } from "./section-page";
import { sportAdapte } from "./sport-adapte";
import { sportSante } from "./sport-sante";

/** The texts of the five section pages; running compétition is presented by its registration page. */
export const sectionPages = (
  season: Season,
  clubHouseHours: string,
): Record<SectionPageSlug, SectionPage> => ({
  athletisme: athletisme(season, clubHouseHours),
  "running-adulte": runningAdulte(season),
  "marche-nordique": marcheNordique,
  "sport-sante": sportSante(season),
  "sport-adapte": sportAdapte(season),
});
