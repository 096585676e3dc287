import { recordActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { sha256 } from "~/platform/random.server";
import type { BannerText } from "./banner.schema";

/** Who acts on which banner, and when. */
export type BannerAct = { id: string; userId: string | null; now: Date };

export type LatestBanner = NonNullable<Awaited<ReturnType<typeof findLatestBanner>>>;

/** The banner that is in place, expired or not: the latest one that was not taken off. */
export async function findLatestBanner(db: Queryable) {
  return await db
    .selectFrom("important_info")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "important_info.updated_by")
    .select(["id", "title", "content", "type", "expires_at", "version", "updated_at"])
    .select(["admin_profiles.first_name", "admin_profiles.last_name"])
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/**
 * The id that the next banner will have: the same until it is there. However often its form is read
 * again it goes on with the same banner, and two persons who begin at once cannot make two.
 */
export async function findNextBannerId(db: Queryable): Promise<string> {
  const last = await db
    .selectFrom("important_info")
    .select(["id", "deleted_at"])
    .where("deleted_at", "is not", null)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return uuidOf(last ? `${last.id} ${last.deleted_at}` : "the first banner");
}

/** A UUID of one's own making (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = sha256(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes a banner down, and who did. The caller has made sure that no other is in place. */
export async function insertBanner(
  trx: DatabaseTransaction,
  { title, content, type, expiresAt }: BannerText,
  { id, userId, now }: BannerAct,
): Promise<void> {
  const stamp = now.toISOString();
  await trx
    .insertInto("important_info")
    .values({
      id,
      title,
      content,
      type,
      created_at: stamp,
      expires_at: expiresAt,
      version: 1,
      updated_at: stamp,
      updated_by: userId,
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  await recordActivity(trx, {
    action: "created",
    subject: "banner",
    subjectId: id,
    label: title,
    userId,
    now,
  });
}
