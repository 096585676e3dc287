import { parisDay } from "~/lib/paris-instants";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { bodyHistory } from "~/records/body-history.server";
import { recordRevision } from "~/records/history.server";
import { type AnyKind, emptyValues } from "~/records/kind";
import { insertRecord, listPresent } from "~/records/rows.server";
import { type SeasonValues, season } from "./kinds/season";
import { session } from "./kinds/session";
import { listSeasons } from "./list-seasons.server";
import { newSeasonAt } from "./new-season";
import { nextSeason, withDaysAYearLater } from "./next-season";

type Act = { userId: string | null; now: Date };

export type PreparedSeason = {
  id: string;
  label: string;
  /** This very act made it; one that was prepared before is only found again. */
  isNew: boolean;
  /** It was made from the season before. */
  isCopy: boolean;
};

/**
 * The season that comes after the last one that has begun: made from it, with its fees and its sessions, and
 * with its dates a year later, unless it is there. Where no season has a first day it is an empty one of this year. Asked for
 * twice at once, it is made once.
 */
export async function prepareNextSeason(database: Database, act: Act): Promise<PreparedSeason> {
  return transaction(database, async (trx) => {
    const seasons = await listSeasons(trx);
    const last = seasons.at(-1);
    const today = parisDay(act.now);
    if (!last?.values.firstDay) {
      const first = { ...emptyValues(season), ...newSeasonAt(today) };
      return { ...(await insertSeason(trx, first, act)), isNew: true, isCopy: false };
    }
    if (last.values.firstDay > today) {
      return { id: last.id, label: last.values.label, isNew: false, isCopy: false };
    }
    const next = await insertSeason(trx, nextSeason(last.values), act);
    await copySessions(trx, { from: last.id, to: next.id }, act);
    return { ...next, isNew: true, isCopy: true };
  });
}

async function insertSeason(
  trx: DatabaseTransaction,
  values: SeasonValues,
  act: Act,
): Promise<{ id: string; label: string }> {
  const { subject } = season;
  const { label } = values;
  const { userId, now } = act;
  const id = await insertFirstVersion(trx, season, values, act);
  await recordActivity(trx, { action: "created", subject, subjectId: id, label, userId, now });
  await contentChanged(trx);
  return { id, label };
}

/** The sessions of a season as those of another, with their days a year later. */
async function copySessions(
  trx: DatabaseTransaction,
  { from, to }: { from: string; to: string },
  act: Act,
): Promise<void> {
  for (const { values } of await listPresent(trx, session)) {
    if (values.season !== from) continue;
    const next = { ...withDaysAYearLater(session.fields, values), season: to };
    await insertFirstVersion(trx, session, next, act);
  }
}

async function insertFirstVersion(
  trx: DatabaseTransaction,
  kind: AnyKind,
  values: Record<string, unknown>,
  { userId, now }: Act,
): Promise<string> {
  const id = newId();
  await insertRecord(trx, kind, { id, version: 1, values, userId, now });
  await recordRevision(trx, bodyHistory(kind), {
    ownerId: id,
    version: 1,
    act: "edit",
    values,
    userId,
    now,
  });
  return id;
}
