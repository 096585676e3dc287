/** Sentences that name what is edited. */
export type EditingWords = {
  /** Title of the conflict view. */
  versions: string;
  trashed: string;
  gone: string;
};

/** For whatever a form calls «fiche». */
export const RECORD_WORDS: EditingWords = {
  versions: "Deux versions de cette fiche",
  trashed: "Cette fiche est dans la corbeille. Rétablissez-la pour la modifier.",
  gone: "Cette fiche n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
};
