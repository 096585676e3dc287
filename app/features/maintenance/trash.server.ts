import { TRASH_DAYS } from "~/lib/trash";
import type { Queryable } from "~/platform/database/database.server";
import { countTrashedRows, listTrashedRows } from "./content-tables.server";
import { listNames } from "./people.server";
import type { TrashCounts, TrashItem } from "./trash.types";
import { TRASH_KINDS } from "./trash-kinds";
import type { TrashParams } from "./trash-query";

export const TRASH_PAGE_SIZE = 12;
const DAY_MS = 24 * 60 * 60_000;

export type TrashPage = { items: TrashItem[]; total: number; pageCount: number };

/** A page of what was thrown away, of every kind or of one, the last first. */
export async function listTrash(
  db: Queryable,
  { kind, page }: TrashParams,
  now: Date,
): Promise<TrashPage> {
  const kinds = kind ? [kind] : TRASH_KINDS.map((one) => one.kind);
  const rows = await Promise.all(
    kinds.map(async (one) =>
      (await listTrashedRows(db, one)).map((row) => ({ ...row, kind: one })),
    ),
  );
  const all = rows.flat().sort((a, b) => compare(b.deletedAt, a.deletedAt) || compare(a.id, b.id));
  const shown = all.slice((page - 1) * TRASH_PAGE_SIZE, page * TRASH_PAGE_SIZE);
  const names = await listNames(
    db,
    shown.map((row) => row.deletedBy),
  );
  const items = shown.map(({ deletedBy, ...row }) => ({
    ...row,
    deletedByName: names.get(deletedBy ?? "") ?? null,
    daysLeft: daysLeft(row.deletedAt, now),
  }));
  const pageCount = Math.max(1, Math.ceil(all.length / TRASH_PAGE_SIZE));
  return { items, total: all.length, pageCount };
}

/** How much of each kind is in the trash. */
export async function countTrash(db: Queryable): Promise<TrashCounts> {
  const counts: TrashCounts = {
    article: 0,
    banner: 0,
    "gallery-image": 0,
    coach: 0,
    "board-member": 0,
    partner: 0,
    product: 0,
  };
  for (const { kind } of TRASH_KINDS) counts[kind] = await countTrashedRows(db, kind);
  return counts;
}

function daysLeft(deletedAt: string, now: Date): number {
  const passed = now.getTime() - Date.parse(deletedAt);
  return Math.max(0, Math.ceil(TRASH_DAYS - passed / DAY_MS));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
