import { CONTENT_KINDS, findKind } from "~/kinds.server";
import type { RecordTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { pictureOf } from "~/records/kind";
import { purgeExpired } from "~/records/trash.server";

/** Features are handed the kinds, and so are their tests. */
export { CONTENT_KINDS };

/** Where the picture of a described record goes. */
export function pictureTarget(subject: string, id: string): RecordTarget {
  const target = findPictureTarget(subject, id);
  if (!target) throw new Error(`${subject} has no picture.`);
  return target;
}

export function findPictureTarget(subject: string, id: string): RecordTarget | null {
  const kind = findKind(subject)?.kind;
  return (kind && pictureOf(kind)?.targetFor(id)) ?? null;
}

/** Empties the trash of one kind as the job does; returns how many went. */
export async function purgeKind(database: Database, subject: string, now: Date): Promise<number> {
  const kind = CONTENT_KINDS.find((one) => one.subject === subject);
  if (!kind) throw new Error(`${subject} is no content.`);
  return await purgeExpired(database, kind, now);
}
