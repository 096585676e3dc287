/**
 * Words that are no address of the page of an event, be it in the site or alone: every first part of an address in
 * `routes.ts`, what stands below `/evenements/`, what the server itself answers at, and parts that the site may need later.
 */
export const RESERVED_ADDRESSES: readonly string[] = [
  "404",
  "accessibilite",
  "actualites",
  "admin",
  "assets",
  "boutique",
  "club",
  "contacts",
  "documents",
  "ecran",
  "evenements",
  "healthz",
  "horaires",
  "icones",
  "inscription",
  "lettres",
  "media",
  "mentions-legales",
  "partage",
  "politique-confidentialite",
  "prochains",
  "sections",
  "visites",
];
