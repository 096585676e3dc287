/** Told to the window once React answers every click. */
export const HYDRATED_EVENT = "foulee:hydrated";

/** On the document of a public page as it was served, until its scripts run (`hydrateLate`). */
export const ASLEEP_ATTRIBUTE = "data-asleep";
