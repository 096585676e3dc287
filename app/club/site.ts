/** A place as pages show it. */
export type Place = {
  id: string;
  /** The name by which the timetable means it; null for one that the club added. */
  key: string | null;
  name: string;
  /** Where exactly one meets; empty when that goes without saying. */
  meeting: string;
  isStadium: boolean;
};

/** What the club says of itself, ready to be shown. */
export type Site = {
  places: readonly Place[];
};

/** A site whose database has never been reached. */
export const BARE_SITE: Site = { places: [] };
