import { listedPages } from "~/routes/feeds/site-pages";
import { DEMO_SITE } from "./demo-club";

/** The pages of the fictional club that search engines may list, but for those of articles, photos and products. */
export const DEMO_PAGES = listedPages(DEMO_SITE);
