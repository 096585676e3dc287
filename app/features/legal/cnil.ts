/** The authority to which people complain about the use of their data. */
export const CNIL = {
  name: "Commission nationale de l’informatique et des libertés (CNIL)",
  address: "3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07",
  phone: { label: "01\u00a053\u00a073\u00a022\u00a022", href: "tel:+33153732222" },
  complaint: "https://www.cnil.fr/fr/plaintes",
} as const;
