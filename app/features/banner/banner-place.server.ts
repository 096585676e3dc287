import type { EditedRecord } from "~/editing/edited-record";
import type { Queryable } from "~/platform/database/database.server";
import { contentChanged } from "~/platform/database/transaction.server";
import { uuidOf } from "~/platform/random.server";
import { newRecord } from "~/records/kind";
import { findRecord } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { trashRecords } from "~/records/trash.server";
import { type BannerValues, banner, hasEnded, isEmptyBanner } from "./banner";
import { findLatestBanner } from "./banner.server";

/** The banner in place as its form opens it, expired or not; an empty one when there is none. */
export async function openBanner(db: Queryable): Promise<EditedRecord<BannerValues>> {
  const latest = await findLatestBanner(db);
  const record = latest ? await findRecord(db, banner, latest.id) : null;
  return record ?? newRecord(banner, await findNextId(db));
}

/** There is one banner at a time, and it leaves the home page when it is emptied. */
export const bannerRules = rules(banner, {
  async resolve(trx, { id, version, values, userId, now }) {
    const latest = await openBanner(trx);
    const isInPlace = latest.version > 0;
    // Another banner was put in place meanwhile.
    if (isInPlace && latest.id !== id) return { kind: "conflict", current: latest };
    if (!isEmptyBanner({ ...latest.values, ...values })) return null;
    if (isInPlace && latest.version !== version) return { kind: "conflict", current: latest };
    if (isInPlace) {
      await trashRecords(trx, banner, await listInPlace(trx), { userId, now });
      await contentChanged(trx);
    }
    return { kind: "saved", record: await openBanner(trx) };
  },

  /** An older site may have left several: the next one must not take the place of the one that goes. */
  alsoTrashed: (trx) => listInPlace(trx),

  async refuseRestoring(trx) {
    const taken = "Une autre information est en place\u00a0: retirez-la d’abord de l’accueil.";
    return (await findLatestBanner(trx)) ? taken : null;
  },

  trashedMessage: async () => "L’information n’est plus sur l’accueil.",

  restoredMessage(values, now) {
    return hasEnded(values.expiry, now)
      ? "L’information est revenue, mais sa date de fin est passée\u00a0: elle n’est pas affichée."
      : "L’information est de nouveau sur l’accueil.";
  },
});

/** All that were not taken off: one, unless an older site left several. */
async function listInPlace(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("important_info")
    .select("id")
    .where("deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The id that the next banner will have: the same until it is there. However often its form is read
 * again it goes on with the same banner, and two persons who begin at once cannot make two.
 */
async function findNextId(db: Queryable): Promise<string> {
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
