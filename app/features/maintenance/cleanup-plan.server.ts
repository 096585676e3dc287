import { sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import type { PathUse } from "~/platform/storage/path-uses.server";
import type { ContentKind } from "~/records/content-kind";
import { rowsOf } from "~/records/rows-of-kind.server";
import type { CleanupPlan, KeptFile } from "./cleanup";
import {
  CLEANUP_LIMIT,
  countDueEntries,
  listDueEntries,
  type SortedEntries,
  sortEntries,
} from "./cleanup-entries.server";

/**
 * Says which files a run deletes, which it keeps, and what uses those: the first half of every run, and all
 * of the dry run. Writes nothing.
 */
export async function planCleanup(
  db: Queryable,
  kinds: readonly ContentKind[],
  now: Date,
): Promise<CleanupPlan> {
  const entries = await listDueEntries(db, now);
  const [sorted, due] = await Promise.all([
    sortEntries(db, entries, now),
    entries.length < CLEANUP_LIMIT ? entries.length : countDueEntries(db, now),
  ]);
  return {
    unused: sorted.unused,
    kept: await sayUses(db, kinds, sorted.used),
    unreadable: sorted.unreadable,
    held: sorted.held,
    furtherDue: due - entries.length,
  };
}

const counts = new WeakMap<Queryable, { of: string; until: number; count: number }>();
const COUNT_KEPT_MS = 10 * 60_000;

/**
 * How many files the next night is going to delete, as far as one run sees: 100 at most. Asked again
 * about the same entries within ten minutes, it answers without searching all texts again.
 */
export async function countUnusedFiles(db: Queryable, now: Date): Promise<number> {
  const entries = await listDueEntries(db, now);
  if (entries.length === 0) return 0;
  const of = entries.map((entry) => entry.path).join("\n");
  const kept = counts.get(db);
  if (kept?.of === of && now.getTime() < kept.until) return kept.count;
  const count = (await sortEntries(db, entries, now)).unused.length;
  counts.set(db, { of, until: now.getTime() + COUNT_KEPT_MS, count });
  return count;
}

/** The files that something uses, each with what that is. */
export async function sayUses(
  db: Queryable,
  kinds: readonly ContentKind[],
  used: SortedEntries["used"],
): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const { use, ...file } of used) {
    kept.push({ ...file, because: await sayPathUse(db, kinds, use) });
  }
  return kept;
}

/** What uses a file, in French: «l’actualité « Cross »», its history or working copy told apart. */
export async function sayPathUse(
  db: Queryable,
  kinds: readonly ContentKind[],
  use: PathUse,
): Promise<string> {
  if (use.table === "article_images") {
    const article = await nameOf(db, kinds, "articles", await findOwner(db, use, "article_id"));
    return article ?? "une actualité";
  }
  if (use.table === "article_revisions") {
    const article = await nameOf(db, kinds, "articles", await findOwner(db, use, "article_id"));
    return `une ancienne version ${article ? `de ${article}` : "d’une actualité"}`;
  }
  if (use.table === "club_revisions") {
    const owner = await nameOf(db, kinds, "club_records", await findOwner(db, use, "record_id"));
    return `une ancienne version ${owner ? `de ${owner}` : "d’une fiche du club"}`;
  }
  if (use.table === "product_images") {
    const product = await findOwner(db, use, "product_id");
    return (await nameOf(db, kinds, "products", product)) ?? "un produit";
  }
  if (use.table === "admin_profiles" || use.table === "users") return "le profil d’un compte";
  const words = await nameOf(db, kinds, use.table, use.id);
  if (!words) return `la table «\u00a0${use.table}\u00a0» de la base de données`;
  const isDraft = use.column === "working_copy" || use.column === "draft";
  return isDraft ? `les modifications en cours de ${words}` : words;
}

async function findOwner(
  db: Queryable,
  { table, id }: PathUse,
  column: string,
): Promise<string | null> {
  const { rows } = await sql<{ owner: string }>`
    select ${sql.ref(column)} as owner from ${sql.table(table)} where id = ${id}
  `.execute(db);
  return rows[0]?.owner ?? null;
}

/** What content is called; null when it is none, or not told which. */
async function nameOf(
  db: Queryable,
  kinds: readonly ContentKind[],
  table: string,
  id: string | null,
): Promise<string | null> {
  const candidates = kinds.filter((one) => one.table === table);
  if (id === null) return null;
  for (const kind of candidates) {
    const row = await db
      .selectFrom(kind.table)
      .select(["deleted_at", sql<string>`${sql.ref(kind.titleColumn)}`.as("title")])
      .where(rowsOf(kind))
      .where("id", "=", id)
      .executeTakeFirst();
    if (row) return wordsFor(kind, row);
  }
  const [only, ...others] = candidates;
  return only && others.length === 0 ? wordsFor(only, { title: "", deleted_at: null }) : null;
}

function wordsFor(
  { french }: ContentKind,
  { title, deleted_at }: { title: string; deleted_at: string | null },
): string {
  const words = french.asFileUser ?? french.the;
  const name = title ? `«\u00a0${title}\u00a0»` : "sans titre";
  return `${words} ${name}${deleted_at ? ", dans la corbeille" : ""}`;
}
