import type { SportsOrganizationLeaf } from "schema-dts";
import { CLUB } from "./identity";

/** The name under which every page's data means the club; the home page says all about it. */
export function clubId(origin: string): string {
  return `${origin}/#club`;
}

/** The club as the data of another page names it: organiser, publisher. */
export function clubReference(origin: string) {
  return {
    "@type": "SportsOrganization",
    "@id": clubId(origin),
    name: CLUB.name,
    url: `${origin}/`,
    logo: `${origin}/icones/512.png`,
  } as const satisfies SportsOrganizationLeaf;
}
