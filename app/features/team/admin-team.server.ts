import { fullName } from "~/lib/person-name";
import { type RecordPage, type RecordQuery, recordPage } from "~/lib/record-page";
import type { Queryable } from "~/platform/database/database.server";
import { RECORDS_PER_PAGE } from "~/records/list-address";
import type { EditedRecord } from "~/records/record";
import { type NamedPage, pagesNaming } from "~club/pages-naming";
import type { TeamValues } from "./team.schema";
import { TEAM_KINDS, type TeamKind } from "./team-kinds";

/** A line of the volunteers' list. */
export type AdminTeamMember = {
  id: string;
  fullName: string;
  role: string;
  photo: string | null;
  updatedAt: string;
  updatedByName: string | null;
  deletedAt: string | null;
  /** Pages whose own texts have the name, which stays there whatever becomes of this line. */
  alsoOn: NamedPage[];
};

/** A page of one of the two lists, or of its trash; the search looks at names and roles. */
export async function listAdminTeam(
  db: Queryable,
  kind: TeamKind,
  query: RecordQuery,
): Promise<RecordPage<AdminTeamMember>> {
  const rows = await selectMembers(db, kind).orderBy("member.id").execute();
  const members = rows.map(({ full_name, updated_at, deleted_at, ...row }) => ({
    id: row.id,
    fullName: full_name,
    role: row.role,
    photo: row.photo,
    updatedAt: updated_at,
    updatedByName: fullName(row.first_name, row.last_name),
    deletedAt: deleted_at,
    alsoOn: pagesNaming(full_name),
  }));
  return recordPage(
    members,
    { ...query, pageSize: RECORDS_PER_PAGE },
    {
      nameOf: (member) => member.fullName,
      textOf: (member) => `${member.fullName} ${member.role}`,
    },
  );
}

/** A coach or a board member as the form opens them, the trash included; null when there is none. */
export async function findEditedMember(
  db: Queryable,
  kind: TeamKind,
  id: string,
): Promise<EditedRecord<TeamValues> | null> {
  const row = await selectMembers(db, kind).where("member.id", "=", id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    values: { fullName: row.full_name, role: row.role, photo: row.photo ?? undefined },
    updatedAt: row.updated_at,
    updatedByName: fullName(row.first_name, row.last_name),
    isTrashed: row.deleted_at !== null,
  };
}

function selectMembers(db: Queryable, kind: TeamKind) {
  const { table } = TEAM_KINDS[kind];
  return db
    .selectFrom(`${table} as member`)
    .leftJoin("admin_profiles", "admin_profiles.user_id", "member.updated_by")
    .select(["member.id", "full_name", "role", "photo", "version"])
    .select(["updated_at", "deleted_at", "first_name", "last_name"]);
}
