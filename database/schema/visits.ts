export type VisitMeasure = "all" | "page" | "source" | "device" | "country";

/** Sums of one day of Paris: nothing in them is one person's. */
export interface VisitCountsTable {
  day: string;
  measure: VisitMeasure;
  /** A path, a host, a device class, two letters of a country; empty for `all`. */
  label: string;
  /** Pages looked at. */
  views: number;
  /** Visits that began there (with that page, from that source, on that device). */
  visits: number;
  /** Visitors whose first visit of the day that was. */
  visitors: number;
}

/** How many samples of a web vital fell into each bucket (features/analytics/vitals.ts), on one day. */
export interface VitalCountsTable {
  day: string;
  page: string;
  device: string;
  metric: string;
  bucket: number;
  samples: number;
}

/** Random, one for each day of Paris; deleted when its day has ended, and nothing can be computed again. */
export interface VisitSaltsTable {
  day: string;
  salt: string;
}

/** Who was already here today: salted digests, deleted with their salt. */
export interface VisitMarksTable {
  mark: string;
  day: string;
  last_seen_at: string;
}
