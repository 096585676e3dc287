/** Where browsers report what they read; a page read without scripts asks for the picture instead. */
export const VISIT_PATH = "/visites";
export const VITALS_PATH = "/visites/mesures";
export const VISIT_PICTURE_PATH = "/visites/image.gif";

export type Device = "phone" | "tablet" | "computer";

/** What is known of who reads, for as long as it takes to count. */
export type Visitor = {
  device: Device;
  /** Two letters, of a trusted proxy; null without. */
  country: string | null;
};

/** A visit goes on until nothing was read for half an hour, as everywhere else in the field. */
export const VISIT_PAUSE_MS = 30 * 60_000;

/** Stands for the sources beyond those that a day keeps apart. */
export const OTHER_SOURCES = "*";
