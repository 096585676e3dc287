import { sql } from "kysely";
import type { Queryable } from "~/platform/database/database.server";
import type { TrashKind } from "./trash-kinds";

type ContentTable =
  | "articles"
  | "important_info"
  | "gallery_images"
  | "coaches"
  | "board_members"
  | "partners"
  | "products";

/** Where each kind of content stands, and which column calls it by its name. */
const CONTENT_TABLES: Record<TrashKind, { table: ContentTable; name: string }> = {
  article: { table: "articles", name: "title" },
  banner: { table: "important_info", name: "title" },
  "gallery-image": { table: "gallery_images", name: "title" },
  coach: { table: "coaches", name: "full_name" },
  "board-member": { table: "board_members", name: "full_name" },
  partner: { table: "partners", name: "name" },
  product: { table: "products", name: "name" },
};

export type TrashedRow = {
  id: string;
  name: string;
  deletedAt: string;
  deletedBy: string | null;
};

/** All of one kind that is in the trash. */
export async function listTrashedRows(db: Queryable, kind: TrashKind): Promise<TrashedRow[]> {
  const { table, name } = CONTENT_TABLES[kind];
  const rows = await db
    .selectFrom(table)
    .select(["id", "deleted_at", "deleted_by"])
    .select(sql<string>`${sql.ref(name)}`.as("name"))
    .where("deleted_at", "is not", null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    deletedAt: row.deleted_at ?? "",
    deletedBy: row.deleted_by,
  }));
}

/** How much of one kind is in the trash. */
export async function countTrashedRows(db: Queryable, kind: TrashKind): Promise<number> {
  const { count } = await db
    .selectFrom(CONTENT_TABLES[kind].table)
    .select((eb) => eb.fn.countAll().as("count"))
    .where("deleted_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these are still there, out of the trash. */
export async function findThere(
  db: Queryable,
  kind: TrashKind,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(CONTENT_TABLES[kind].table)
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => row.id);
}
