import { season } from "~/club/kinds/season";
import { BARE_SITE, type Season } from "~/club/site";
import { readBody } from "~/records/stored-values.server";
import demoSeasons from "~content/demo/club/seasons.json";

const [first] = demoSeasons;

/** The season of the fictional club, as pages have it. */
export const DEMO_SEASON = {
  ...BARE_SITE.season.now,
  ...readBody(season, JSON.stringify(first?.values)),
} as Season;
