/** Told to the boot script of public pages by the browser's entry once the page answers to React. */
export const HYDRATED_EVENT = "foulee:hydrated";
