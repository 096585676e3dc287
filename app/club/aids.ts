/** Sorts of aids that lower the price of a licence; the words are stored, never renamed. */
export const AIDS = [
  { value: "pass-sport", label: "Pass’Sport" },
  { value: "commune", label: "Aide de la commune" },
  { value: "coupons", label: "Coupons Sport et chèques-vacances" },
  { value: "ce", label: "Comité d’entreprise" },
  { value: "mutuelle", label: "Mutuelle" },
  { value: "fonds", label: "Fonds du club" },
  { value: "other", label: "Une autre aide" },
] as const;
