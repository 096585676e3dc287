import { sql } from "kysely";
import { actPath } from "~/lib/command";
import { readPageNumber } from "~/lib/list-page";
import { TRASH_DAYS } from "~/lib/trash";
import type { Queryable } from "~/platform/database/database.server";
import { addressWordOf, type ContentKind, tabOf } from "~/records/content-kind";
import { rowsOf } from "~/records/rows-of-kind.server";
import { listNames } from "./activity.server";

export const TRASH_PAGE_SIZE = 12;
const DAY_MS = 24 * 60 * 60_000;

/** What the address of the trash asks for; anything malformed is as if absent. */
export type TrashParams = {
  /** Of one kind; null for all. */
  word: string | null;
  /** From 1. */
  page: number;
};

/** `words` are those of the kinds that there are. */
export function readTrashParams(params: URLSearchParams, words: readonly string[]): TrashParams {
  return {
    word: words.find((word) => word === params.get("type")) ?? null,
    page: readPageNumber(params.get("page")),
  };
}

/** Something in the trash as its screen shows it. */
export type TrashItem = {
  /** The subject of its kind. */
  kind: string;
  id: string;
  title: string;
  /** What it is: «Partenaire». */
  one: string;
  icon: ContentKind["icon"];
  /** The address of the command that brings it back. */
  restorePath: string;
  /** ISO 8601, UTC. */
  deletedAt: string;
  /** Null when the account is gone or it was the site itself. */
  deletedByName: string | null;
  /** Started days until it goes for good; 0 when it is due. */
  daysLeft: number;
};

export type TrashPage = { items: TrashItem[]; total: number; pageCount: number };

/** A page of what was thrown away, of every kind or of one, the last first. */
export async function listTrash(
  db: Queryable,
  kinds: readonly ContentKind[],
  { word, page }: TrashParams,
  now: Date,
): Promise<TrashPage> {
  const asked = word === null ? kinds : kinds.filter((kind) => addressWordOf(kind) === word);
  const rows = await Promise.all(asked.map((kind) => listTrashedRows(db, kind)));
  const all = rows
    .flat()
    .sort((a, b) => compare(b.deletedAt, a.deletedAt) || compare(a.row.id, b.row.id));
  const shown = all.slice((page - 1) * TRASH_PAGE_SIZE, page * TRASH_PAGE_SIZE);
  const names = await listNames(
    db,
    shown.map(({ row }) => row.deleted_by),
  );
  const items = shown.map(({ kind, row, deletedAt }) => ({
    kind: kind.subject,
    id: row.id,
    title: row.title,
    one: kind.french.one ?? kind.french.name,
    icon: kind.icon,
    restorePath: actPath(kind.subject, row.id),
    deletedAt,
    deletedByName: names.get(row.deleted_by ?? "") ?? null,
    daysLeft: daysLeft(deletedAt, now),
  }));
  const pageCount = Math.max(1, Math.ceil(all.length / TRASH_PAGE_SIZE));
  return { items, total: all.length, pageCount };
}

async function listTrashedRows(db: Queryable, kind: ContentKind) {
  const rows = await db
    .selectFrom(kind.table)
    .select(["id", "deleted_at", "deleted_by"])
    .select(sql<string>`${sql.ref(kind.titleColumn)}`.as("title"))
    .where(rowsOf(kind))
    .where("deleted_at", "is not", null)
    .execute();
  return rows.map((row) => ({ kind, row, deletedAt: row.deleted_at ?? "" }));
}

/** How much of a kind is in the trash, and what the address of the screen calls it. */
export type TrashCount = { word: string; tab: string; count: number };

export async function countTrash(
  db: Queryable,
  kinds: readonly ContentKind[],
): Promise<TrashCount[]> {
  const counts: TrashCount[] = [];
  for (const kind of kinds) {
    const { count } = await db
      .selectFrom(kind.table)
      .select((eb) => eb.fn.countAll().as("count"))
      .where(rowsOf(kind))
      .where("deleted_at", "is not", null)
      .executeTakeFirstOrThrow();
    counts.push({ word: addressWordOf(kind), tab: tabOf(kind), count: Number(count) });
  }
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
