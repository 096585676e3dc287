/** The sheets that the site brings to be printed; the words are stored, never renamed. */
export const FORMS = [
  { value: "fiche-inscription", label: "Fiche d’inscription" },
  { value: "autorisation-parentale", label: "Autorisation parentale" },
  { value: "questionnaire-sante", label: "Attestation du questionnaire de santé" },
  { value: "prescription", label: "Modèle de prescription" },
  { value: "echeancier", label: "Paiement en plusieurs fois" },
  { value: "fonds-du-club", label: "Demande au fonds du club" },
] as const;

export type FormSlug = (typeof FORMS)[number]["value"];

/** A sheet with the words of the club around it. What is empty is left out. */
export type FormWords = {
  slug: FormSlug;
  /** Under the link that leads to it. */
  summary: string;
  /** At the top of the sheet, after the season. */
  introduction: string;
  /** At the foot of the sheet. */
  foot: string;
};
