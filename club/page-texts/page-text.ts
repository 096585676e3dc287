/** What search engines and shared links say of a page; titles are completed with the club's name. */
export type PageText = { title: string; description: string; keywords: string };

/** Keywords of every page; all that the page of an article has. */
export const EVERYWHERE =
  "athlétisme, running, marche nordique, club, Castelnau-les-Pins, Gironde, Médoc";
