/** Longest search that is read; what is typed beyond finds nothing more. */
export const SEARCH_LIMIT = 100;
export const SEARCH_PATH = "/admin/recherche";
export const SEARCH_RESULTS_PATH = `${SEARCH_PATH}/resultats`;
