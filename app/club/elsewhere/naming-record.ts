/** A record whose own words name somebody, with the screen that changes it; null for whom it is closed. */
export type NamingRecord = { title: string; path: string | null };

/** Before the titles of such records. */
export const ALSO_IN = "Ce nom figure aussi dans\u00a0:";
