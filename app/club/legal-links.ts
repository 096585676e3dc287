import type { MenuLink } from "./site";

/** At the foot of every page: the law asks for them, whatever the club's menus. */
export const LEGAL_LINKS: readonly MenuLink[] = [
  { label: "Mentions légales", path: "/mentions-legales" },
  { label: "Politique de confidentialité", path: "/politique-confidentialite" },
  { label: "Conditions de vente", path: "/boutique/cgv" },
  { label: "Accessibilité", path: "/accessibilite" },
];
