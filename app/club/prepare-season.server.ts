import { parseDate } from "@internationalized/date";
import { parisDay } from "~/lib/paris-instants";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { bodyHistory } from "~/records/body-history.server";
import { recordRevision } from "~/records/history.server";
import { emptyValues } from "~/records/kind";
import { insertRecord, listPresent } from "~/records/rows.server";
import { type SeasonValues, season } from "./kinds/season";
import { newSeasonAt } from "./new-season";

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
 * The season that comes after the last one that has begun: made from it, with its fees and with its dates
 * a year later, unless it is there. Where no season has a first day it is an empty one of this year. Asked for
 * twice at once, it is made once.
 */
export async function prepareNextSeason(database: Database, act: Act): Promise<PreparedSeason> {
  return transaction(database, async (trx) => {
    const seasons = (await listPresent(trx, season)).toSorted((a, b) =>
      (a.values.firstDay ?? "") < (b.values.firstDay ?? "") ? -1 : 1,
    );
    const last = seasons.at(-1);
    const today = parisDay(act.now);
    if (!last?.values.firstDay) {
      const first = { ...emptyValues(season), ...newSeasonAt(today) };
      return { ...(await insertNext(trx, first, act)), isNew: true, isCopy: false };
    }
    if (last.values.firstDay > today) {
      return { id: last.id, label: last.values.label, isNew: false, isCopy: false };
    }
    return { ...(await insertNext(trx, nextSeason(last.values), act)), isNew: true, isCopy: true };
  });
}

async function insertNext(
  trx: DatabaseTransaction,
  values: SeasonValues,
  { userId, now }: Act,
): Promise<{ id: string; label: string }> {
  const { subject } = season;
  const { label } = values;
  const id = newId();
  await insertRecord(trx, season, { id, version: 1, values, userId, now });
  await recordRevision(trx, bodyHistory(season), {
    ownerId: id,
    version: 1,
    act: "edit",
    values,
    userId,
    now,
  });
  await recordActivity(trx, { action: "created", subject, subjectId: id, label, userId, now });
  await contentChanged(trx);
  return { id, label };
}

/** The same season a year later; its fees are others, so that one may change without the other. */
function nextSeason(values: SeasonValues): SeasonValues {
  const fees = values.fees.map((fee) => ({ ...fee, id: newId() }));
  const next: Record<string, unknown> = { ...values, label: nextLabel(values.label), fees };
  for (const [name, { input }] of Object.entries(season.fields)) {
    const day = next[name];
    if (input.type === "day" && typeof day === "string") {
      next[name] = parseDate(day).add({ years: 1 }).toString();
    }
  }
  return next as SeasonValues;
}

/** `2026-2027` → `2027-2028`: each year in it is the next one. */
function nextLabel(label: string): string {
  return label.replace(/\d{4}/g, (year) => String(Number(year) + 1));
}
