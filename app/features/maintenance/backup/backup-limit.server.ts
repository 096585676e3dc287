import type { Queryable } from "~/platform/database/database.server";
import { readSetting, writeSettingOnce } from "~/platform/site-settings.server";

const KEY = "backups-limited-since";

/** When a version that limits the age of backups first ran here: now, while none has written it down. */
export async function findLimitedSince(db: Queryable, now: Date): Promise<Date> {
  const value = await readSetting(db, KEY);
  return value === undefined ? now : new Date(value);
}

/** The same, written down for good. */
export async function noteLimitedSince(db: Queryable, now: Date): Promise<Date> {
  const known = await readSetting(db, KEY);
  // Looked at first: not written every ten minutes for nothing.
  if (known === undefined) await writeSettingOnce(db, KEY, now.toISOString());
  return await findLimitedSince(db, now);
}
