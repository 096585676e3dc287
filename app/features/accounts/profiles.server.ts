import type { EditedRecord, SaveAnswer } from "~/editing/edited-record";
import { MADE_UP_LAST_NAME, madeUpFirstName } from "~/lib/person-name";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { givenFirstName, givenLastName } from "~/platform/person-names.server";
import type { ChoosePicture } from "~/platform/pictures/adopt-picture.server";
import { sha256 } from "~/platform/random.server";
import { notePictureChange } from "~/platform/storage/cleanup-log.server";
import { AVATAR_LOST, type ProfileValues } from "./profile";

/** Writes the profile that signs a user's articles, whether or not there is one (specification §7: upsert on user_id). */
export async function upsertProfile(
  db: Queryable,
  userId: string,
  profile: { firstName: string; lastName: string; avatarUrl?: string | null },
): Promise<void> {
  const values = { first_name: profile.firstName, last_name: profile.lastName };
  const avatar = profile.avatarUrl === undefined ? {} : { avatar_url: profile.avatarUrl };
  await db
    .insertInto("admin_profiles")
    .values({ user_id: userId, avatar_url: null, ...values, ...avatar })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...values, ...avatar }))
    .execute();
}

/** A user's own profile, as its form opens it. */
export async function findOwnProfile(
  db: Queryable,
  userId: string,
): Promise<EditedRecord<ProfileValues>> {
  const row = await db
    .selectFrom("users")
    .leftJoin("admin_profiles", "admin_profiles.user_id", "users.id")
    .select(["users.updated_at", "users.own_name_stays", "admin_profiles.avatar_url"])
    .select([
      givenFirstName("users.id").as("first_name"),
      givenLastName("users.id").as("last_name"),
    ])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  const { own_name_stays: stays } = row;
  const values: ProfileValues = {
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    avatarUrl: row.avatar_url || null,
    nameStays: stays === null ? null : stays ? "yes" : "no",
  };
  return {
    id: userId,
    version: versionOf(values),
    values,
    updatedAt: row.updated_at,
    updatedByName: nameOf(values),
    isTrashed: false,
  };
}

/**
 * Clears the name that an older command made up from `email`: it would count as given once the
 * account has another address.
 */
export async function clearMadeUpName(
  trx: DatabaseTransaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await trx
    .updateTable("admin_profiles")
    .set({ first_name: "", last_name: "" })
    .where("user_id", "=", userId)
    .where("first_name", "=", madeUpFirstName(email))
    .where("last_name", "=", MADE_UP_LAST_NAME)
    .execute();
}

type ProfileSave = {
  userId: string;
  version: number;
  /** Checked by the rules of their fields; a field that was not sent keeps its stored value. */
  values: Partial<ProfileValues>;
  now: Date;
};

/**
 * Saves a user's own profile over the version that was looked at, and the name of their account
 * with it; `conflict` when it was changed in between, on another device. A picture that is no longer
 * shown is put down for cleanup. The same save sent twice is one.
 */
export async function saveOwnProfile(
  database: Database,
  { userId, version, values: sent, now }: ProfileSave,
  choosePicture?: ChoosePicture,
): Promise<SaveAnswer<ProfileValues>> {
  return await transaction(database, async (trx) => {
    const current = await findOwnProfile(trx, userId);
    const before = current.values.avatarUrl;
    const { avatarUrl: url = before } = sent;
    const chosen = choosePicture && url !== before ? await choosePicture(trx, before) : { url };
    if (!chosen) return { kind: "invalid", errors: { avatarUrl: [AVATAR_LOST] } };
    const values: ProfileValues = { ...current.values, ...sent, avatarUrl: chosen.url };
    if (versionOf(values) === current.version) return { kind: "saved", record: current };
    if (version !== current.version) return { kind: "conflict", current };
    await upsertProfile(trx, userId, values);
    const own_name_stays = values.nameStays === null ? null : values.nameStays === "yes";
    await trx
      .updateTable("users")
      .set({ name: nameOf(values), own_name_stays, updated_at: now.toISOString() })
      .where("id", "=", userId)
      .execute();
    await notePictureChange(trx, { before, after: values.avatarUrl, now });
    const subject = { subject: "profile", subjectId: userId, label: nameOf(values) } as const;
    await recordActivity(trx, { ...subject, action: "updated", userId, now });
    await contentChanged(trx);
    return { kind: "saved", record: await findOwnProfile(trx, userId) };
  });
}

function nameOf({ firstName, lastName }: ProfileValues): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * `admin_profiles` has no version (specification §3): what it says stands in for one. Whatever else
 * changes on the account, an open form is not out of date; it never is 0, which means «not stored».
 */
function versionOf({ firstName, lastName, avatarUrl, nameStays }: ProfileValues): number {
  const said = nameStays === null ? [] : [nameStays];
  const digest = sha256(JSON.stringify([firstName, lastName, avatarUrl, ...said]));
  return Number.parseInt(digest.slice(0, 12), 16) + 1;
}
