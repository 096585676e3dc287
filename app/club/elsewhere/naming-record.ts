/** A record whose own words name somebody, with the screen that changes it. */
export type NamingRecord = { title: string; path: string };

/** Before the titles of such records. */
export const ALSO_IN = "Ce nom figure aussi dans\u00a0:";
