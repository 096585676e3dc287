import { callFor } from "~/club/calls";
import { reachedAt } from "~/club/club-words";
import type { Club, Site } from "~/club/site";

/** The publisher of this site: the facts that the legal notice must state beside its name. The numbers of the demo are fictional. */
export const ASSOCIATION = {
  form: "association régie par la loi du 1er\u00a0juillet\u00a01901",
  /** National register of associations. */
  rna: "W332000033",
  siret: "900\u00a0000\u00a0033\u00a000012",
  /** Where and when it was declared. */
  declaredAt: "sous-préfecture de Lesparre-Médoc",
  declaredOn: "1974-03-04",
  /** Approval « Jeunesse et sports ». */
  approval: "33\u00a0S\u00a00174",
  federation: "Fédération française d’athlétisme",
  federationNumber: "033999",
  /** Not subject to VAT: neither for what it does for its members, nor for the little it sells to others. */
  vat: "TVA non applicable, articles 261-7-1° et 293\u00a0B du code général des impôts",
  insurance: "Responsabilité civile souscrite par l’intermédiaire de la fédération",
} as const;

/** Where the association has its seat: at the stadium. */
export function seatOf({ stadium }: Club): string {
  return [stadium.name, stadium.address].filter(Boolean).join(", ");
}

/** The seller, line by line: every confirmation of an order says it. */
export function sellerLines(site: Pick<Site, "club" | "calls">): string[] {
  return [
    [site.club.name, ASSOCIATION.form].filter(Boolean).join(", "),
    seatOf(site.club),
    `RNA ${ASSOCIATION.rna}, SIRET ${ASSOCIATION.siret}`,
    reachedAt(callFor(site, "shop")),
  ].filter(Boolean);
}

export const HOST = {
  name: "Hébergement du Bassin",
  form: "société coopérative à capital variable",
  address: "8 quai des Pinasses, 33120 Arcachon",
  phone: { label: "05\u00a036\u00a049\u00a000\u00a008", href: "tel:+33536490008" },
  site: "https://hebergement-bassin.example",
  /** Where the data stay. */
  country: "France",
} as const;

export const CNIL = {
  name: "Commission nationale de l’informatique et des libertés (CNIL)",
  address: "3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07",
  phone: { label: "01\u00a053\u00a073\u00a022\u00a022", href: "tel:+33153732222" },
  complaint: "https://www.cnil.fr/fr/plaintes",
} as const;

/** How long data are kept: the purge and the privacy page read the same numbers. */
export const RETENTION = {
  contactMessagesMonths: 12,
  /** Accounting documents: commercial code, article L123-22. */
  ordersYears: 10,
  withdrawalsYears: 5,
  /** The mails about orders, once they are sent. */
  orderMailsDays: 30,
  /** The cookie that shows an order to its buyer again. */
  orderCookieDays: 30,
  /** The basket that a browser keeps, from its last change. */
  basketDays: 30,
  visitsMonths: 25,
  activityLogMonths: 12,
  trashDays: 30,
  backupsDays: 90,
  /** After a volunteer's account was deactivated. */
  accountsDays: 31,
  /** From the last visit on. */
  sessionDays: 30,
  /** From where somebody signed in, from the last time on. */
  loginAddressDays: 180,
  /** After the last licence. */
  membersYears: 3,
  healthDocuments: "jusqu’à la fin de la saison en cours",
  /** Address and browser of a request, in the technical log. */
  technicalLogDays: 30,
} as const;

/** When the legal pages were last read over. */
export const LEGAL_REVIEWED_ON = "2026-11-23";
