import { fullName } from "~/lib/person-name";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { updateVersioned } from "~/platform/database/versioned-rows.server";
import { sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import type { EditedRecord, SaveAnswer } from "~/records/record";
import {
  type BannerText,
  type BannerValues,
  EMPTY_BANNER,
  isEmptyBanner,
  toBannerValues,
} from "./banner.schema";
import { takeOff } from "./banner-lifecycle.server";
import {
  type BannerAct,
  findLatestBanner,
  findNextBannerId,
  insertBanner,
  type LatestBanner,
} from "./banner-rows.server";

/** A banner that was looked at (version 0: none was there), and how it shall be. */
export type BannerSave = BannerAct & { version: number; text: BannerText };

/** The banner in place as its form opens it, expired or not; an empty one when there is none. */
export async function findEditedBanner(db: Queryable): Promise<EditedRecord<BannerValues>> {
  const latest = await findLatestBanner(db);
  return latest ? toRecord(latest) : emptyRecord(db);
}

/**
 * Saves the important information (specification §4): an empty title or text takes the one in place
 * off, anything else changes it or puts the first in place. There are never two. Nothing is written
 * over a banner that was not the one looked at. The HTML is sanitised here.
 */
export async function saveBanner(
  database: Database,
  { text, ...save }: BannerSave,
): Promise<SaveAnswer<BannerValues>> {
  const clean = { ...text, content: sanitizeShortText(text.content) };
  const isEmpty = isEmptyBanner(clean);
  if (!isEmpty && clean.expiresAt !== null && clean.expiresAt <= save.now.toISOString()) {
    const message = "Ce moment est passé\u00a0: choisissez-en un à venir, ou effacez la date.";
    return { kind: "invalid", errors: { expiryDate: [message] } };
  }
  return transaction(database, async (trx) => {
    const latest = await findLatestBanner(trx);
    if (latest && !isLookedAt(latest, save)) return answerToOther(latest, clean, save);
    await contentChanged(trx);
    if (isEmpty) {
      await takeOff(trx, save);
      return { kind: "saved", record: await emptyRecord(trx) };
    }
    return latest ? change(trx, clean, save) : create(trx, clean, save);
  });
}

function isLookedAt(latest: LatestBanner, { id, version }: BannerSave | Omit<BannerSave, "text">) {
  return latest.id === id && latest.version === version;
}

/** Somebody else's banner stands there, unless it is this very one, sent twice. */
function answerToOther(
  latest: LatestBanner,
  text: BannerText,
  { id }: { id: string },
): SaveAnswer<BannerValues> {
  const record = toRecord(latest);
  const isSame =
    latest.id === id && JSON.stringify(record.values) === JSON.stringify(toBannerValues(text));
  return isSame ? { kind: "saved", record } : { kind: "conflict", current: record };
}

async function change(
  trx: DatabaseTransaction,
  { title, content, type, expiresAt }: BannerText,
  { id, version, userId, now }: Omit<BannerSave, "text">,
): Promise<SaveAnswer<BannerValues>> {
  const values = { title, content, type, expires_at: expiresAt };
  await updateVersioned(trx, "important_info", { id, version, values, userId, now });
  await recordActivity(trx, {
    action: "updated",
    subject: "banner",
    subjectId: id,
    label: title,
    userId,
    now,
  });
  return { kind: "saved", record: await findEditedBanner(trx) };
}

/** None is in place: this is the first, unless it was taken off meanwhile. */
async function create(
  trx: DatabaseTransaction,
  text: BannerText,
  { version, ...act }: Omit<BannerSave, "text">,
): Promise<SaveAnswer<BannerValues>> {
  const stored = await trx
    .selectFrom("important_info")
    .select("id")
    .where("id", "=", act.id)
    .executeTakeFirst();
  if (stored) return { kind: "trashed" };
  if (version > 0) return { kind: "not-found" };
  await insertBanner(trx, text, act);
  return { kind: "saved", record: await findEditedBanner(trx) };
}

async function emptyRecord(db: Queryable): Promise<EditedRecord<BannerValues>> {
  return {
    id: await findNextBannerId(db),
    version: 0,
    values: EMPTY_BANNER,
    updatedAt: null,
    updatedByName: null,
    isTrashed: false,
  };
}

function toRecord(latest: LatestBanner): EditedRecord<BannerValues> {
  const { title, type, expires_at: expiresAt } = latest;
  const content = sanitizeShortText(latest.content);
  return {
    id: latest.id,
    version: latest.version,
    values: toBannerValues({ title, content, type, expiresAt }),
    updatedAt: latest.updated_at,
    updatedByName: fullName(latest.first_name, latest.last_name),
    isTrashed: false,
  };
}
