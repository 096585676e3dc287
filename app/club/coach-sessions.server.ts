import type { DatabaseTransaction } from "~/platform/database/database.server";
import { listPresent } from "~/records/rows.server";
import { season } from "./kinds/season";
import { session } from "./kinds/session";

/** ` À remplacer dans 4 séances (Horaires).`: the sessions that lose somebody; empty for none. */
export async function sessionsWithout(trx: DatabaseTransaction, id: string): Promise<string> {
  const seasons = (await listPresent(trx, season)).map((one) => one.id);
  const lost = (await listPresent(trx, session)).filter(
    ({ values }) =>
      seasons.includes(values.season ?? "") &&
      values.coaches.some((person) => "id" in person && person.id === id),
  );
  if (lost.length === 0) return "";
  const count = lost.length === 1 ? "une séance" : `${lost.length} séances`;
  return ` À remplacer dans ${count} (Horaires).`;
}
