import { fullName } from "~/lib/person-name";
import { type RecordPage, type RecordQuery, recordPage } from "~/lib/record-page";
import type { Queryable } from "~/platform/database/database.server";
import { RECORDS_PER_PAGE } from "~/records/list-address";
import type { EditedRecord } from "~/records/record";
import type { PartnerValues } from "./partner.schema";

/** A line of the volunteers' list. */
export type AdminPartner = {
  id: string;
  name: string;
  link: string | null;
  logo: string | null;
  updatedAt: string;
  updatedByName: string | null;
  deletedAt: string | null;
};

/** A page of the partners, or of their trash; the search looks at names and links. */
export async function listAdminPartners(
  db: Queryable,
  query: RecordQuery,
): Promise<RecordPage<AdminPartner>> {
  const rows = await selectPartners(db).orderBy("partners.id").execute();
  const partners = rows.map(({ id, name, link, logo, ...row }) => ({
    ...{ id, name, link, logo },
    updatedAt: row.updated_at,
    updatedByName: fullName(row.first_name, row.last_name),
    deletedAt: row.deleted_at,
  }));
  return recordPage(
    partners,
    { ...query, pageSize: RECORDS_PER_PAGE },
    { nameOf: ({ name }) => name, textOf: ({ name, link }) => `${name} ${link ?? ""}` },
  );
}

/** A partner as the form opens it, the trash included; null when there is none. */
export async function findEditedPartner(
  db: Queryable,
  id: string,
): Promise<EditedRecord<PartnerValues> | null> {
  const row = await selectPartners(db).where("partners.id", "=", id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    version: row.version,
    values: { name: row.name, link: row.link ?? "", logo: row.logo ?? undefined },
    updatedAt: row.updated_at,
    updatedByName: fullName(row.first_name, row.last_name),
    isTrashed: row.deleted_at !== null,
  };
}

function selectPartners(db: Queryable) {
  return db
    .selectFrom("partners")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "partners.updated_by")
    .select(["partners.id", "name", "link", "logo", "version"])
    .select(["updated_at", "deleted_at", "first_name", "last_name"]);
}
