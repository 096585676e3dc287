import type { SportsOrganizationLeaf } from "schema-dts";
import type { Club } from "~/club/site";

/** The name under which every page's data means the club; the home page says all about it. */
export function clubId(origin: string): string {
  return `${origin}/#club`;
}

/** The club as the data of another page names it: organiser, publisher. */
export function clubReference(origin: string, club: Club) {
  return {
    "@type": "SportsOrganization",
    "@id": clubId(origin),
    name: club.name,
    url: `${origin}/`,
    logo: `${origin}/icones/512.png`,
  } as const satisfies SportsOrganizationLeaf;
}
