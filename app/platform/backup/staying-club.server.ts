import type { Insertable, Selectable } from "kysely";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { CLUB_MARK, writeSetting } from "~/platform/site-settings.server";
import type { ClubRecordsTable, ClubRevisionsTable } from "~database/schema/club-records";

/** The club’s content of kinds that an archive does not know. */
type StayingClub = {
  marks: { key: string; value: string }[];
  records: Selectable<ClubRecordsTable>[];
  revisions: Selectable<ClubRevisionsTable>[];
  demoRows: string[];
};

const MARK_OF_ANY = `${CLUB_MARK}%`;

/**
 * Reads the club's content of the kinds that an archive does not know, with all that other tables say of it:
 * last month's backup must not turn edited fees into those of the demo. A kind is known by the mark of its
 * first words. Words that nobody has touched do not stay: they name people of this site, and the archive has
 * others; the first words come again, for those.
 */
export async function readStayingClub(
  trx: DatabaseTransaction,
  archived: Queryable,
): Promise<StayingClub> {
  const known = new Set((await listMarks(archived)).map(({ key }) => key));
  const marks = (await listMarks(trx)).filter(({ key }) => !known.has(key));
  const kinds = marks.map(({ key }) => key.slice(CLUB_MARK.length));
  if (kinds.length === 0) return NOTHING;
  if (!(await isTouched(trx, marks))) return NOTHING;
  const ofKinds = trx.selectFrom("club_records").where("kind", "in", kinds);
  const demoRows = await trx
    .selectFrom("demo_rows")
    .select("row_id")
    .where("table_name", "=", "club_records")
    .where("row_id", "in", ofKinds.select("id"))
    .execute();
  return {
    marks,
    records: await ofKinds.selectAll().execute(),
    revisions: await trx
      .selectFrom("club_revisions")
      .selectAll()
      .where("record_id", "in", ofKinds.select("id"))
      .execute(),
    demoRows: demoRows.map(({ row_id }) => row_id),
  };
}

const NOTHING: StayingClub = {
  marks: [],
  records: [],
  revisions: [],
  demoRows: [],
};

/** Whether somebody has added, changed or thrown away something of some kinds, or deleted all of one. */
async function isTouched(
  trx: DatabaseTransaction,
  marks: readonly { key: string; value: string }[],
): Promise<boolean> {
  for (const { key, value } of marks) {
    const rows = await trx
      .selectFrom("club_records")
      .leftJoin("demo_rows", "demo_rows.row_id", "club_records.id")
      .select(["version", "updated_by", "deleted_at", "demo_rows.row_id as noted"])
      .where("kind", "=", key.slice(CLUB_MARK.length))
      .execute();
    const isDemo = value === "demo";
    if (isDemo && rows.length === 0) return true;
    const isOurs = (row: (typeof rows)[number]) =>
      row.version > 1 || row.updated_by || row.deleted_at || (isDemo && !row.noted);
    if (rows.some(isOurs)) return true;
  }
  return false;
}

/** Writes it back after the rows of the archive, under the accounts that are still there. */
export async function writeStayingClub(
  trx: DatabaseTransaction,
  { marks, records, revisions, demoRows }: StayingClub,
): Promise<void> {
  const users = await trx.selectFrom("users").select("id").execute();
  const ids = new Set(users.map(({ id }) => id));
  const known = (id: string | null) => (id !== null && ids.has(id) ? id : null);
  for (const { key, value } of marks) await writeSetting(trx, key, value);
  for (const record of records) {
    const signed: Insertable<ClubRecordsTable> = {
      ...record,
      updated_by: known(record.updated_by),
      draft_by: known(record.draft_by),
      deleted_by: known(record.deleted_by),
    };
    await trx.insertInto("club_records").values(signed).execute();
  }
  for (const revision of revisions) {
    const signed = { ...revision, author_id: known(revision.author_id) };
    await trx.insertInto("club_revisions").values(signed).execute();
  }
  for (const id of demoRows) {
    await trx.insertInto("demo_rows").values({ table_name: "club_records", row_id: id }).execute();
  }
}

function listMarks(db: Queryable): Promise<{ key: string; value: string }[]> {
  return db
    .selectFrom("site_settings")
    .select(["key", "value"])
    .where("key", "like", MARK_OF_ANY)
    .execute();
}
