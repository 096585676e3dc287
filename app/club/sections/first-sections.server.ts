import type { DatabaseTransaction } from "~/platform/database/database.server";
import demoRegistrations from "~content/demo/club/registrations.json";
import demoSections from "~content/demo/club/sections.json";
import { listNames, personNamed } from "../first-calls.server";

type NamedCoach = { id: string; person: string; role: string; text: string };
type FirstPage = { key: string; coaches: readonly NamedCoach[]; values: object };

/** The sections that the site showed before they could be edited, with the people of the site. */
export function firstSections(trx: DatabaseTransaction) {
  return withPeople(trx, demoSections);
}

/** The same of the pages that tell how one joins them. */
export function firstRegistrations(trx: DatabaseTransaction) {
  return withPeople(trx, demoRegistrations);
}

async function withPeople(
  trx: DatabaseTransaction,
  pages: readonly FirstPage[],
): Promise<{ key: string; values: Record<string, unknown> }[]> {
  const team = await listNames(trx, "coaches");
  return pages.map(({ key, coaches, values }) => ({
    key,
    values: {
      ...values,
      coaches: coaches.map(({ person, ...words }) => ({
        ...words,
        person: [personNamed(person, team)],
      })),
    },
  }));
}
