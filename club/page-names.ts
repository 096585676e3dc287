import { LEGAL_LINKS } from "~/club/legal-links";
import { sitePages } from "~/club/pages";
import { BARE_SITE } from "~/club/site";

/** Pages that no menu leads to, or under a name that says too little beside the others. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/evenements": "Calendrier des événements",
  "/boutique/panier": "Boutique, panier",
  "/boutique/commande": "Boutique, formulaire de commande",
  "/boutique/thank-you": "Boutique, commande reçue",
  "/boutique/retractation": "Boutique, rétractation",
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ...[...sitePages(BARE_SITE), ...LEGAL_LINKS].map(({ path, label }) => [path, label] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The name that volunteers give a page of the site; its address when it has no name. */
export function pageName(path: string): string {
  return NAMES.get(path) ?? path;
}
