/** Said on the screens of what waits while the clock of the server is doubted, and where it is refused. */
export const DOUBTED_CLOCK =
  "L’horloge du serveur est peut-être fausse\u00a0: en attendant, le site n’efface rien de lui-même.";
