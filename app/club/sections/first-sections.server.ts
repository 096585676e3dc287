import type { DatabaseTransaction } from "~/platform/database/database.server";
import demoSections from "~content/demo/club/sections.json";
import { listNames, personNamed } from "../first-calls.server";

/** The sections that the site showed before they could be edited, with the people of the site. */
export async function firstSections(
  trx: DatabaseTransaction,
): Promise<{ key: string; values: Record<string, unknown> }[]> {
  const team = await listNames(trx, "coaches");
  return demoSections.map(({ key, coaches, values }) => ({
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
