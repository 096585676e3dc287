import { CONTENT_KINDS, findContentKind, findPictureTarget, KINDS } from "~/kinds.server";
import { mediaUrl } from "~/lib/media-url";
import { fixedPath, type RecordTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { type AnyKind, emptyValues, pictureOf } from "~/records/kind";
import { purgeExpired } from "~/records/trash.server";
import { importRecord } from "./record-fixtures";

/** Features are handed the kinds, and so are their tests. */
export { CONTENT_KINDS, findPictureTarget, KINDS };

/** Where the picture of a described record goes. */
export function pictureTarget(subject: string, id: string): RecordTarget {
  const found = findPictureTarget(subject, id);
  if (!found) throw new Error(`${subject} has no picture.`);
  return found.target;
}

/** Adds a record with nothing in it but its title, «Élise», and an address of its picture; returns its id. */
export async function addRecord(database: Database, kind: AnyKind, now: Date): Promise<string> {
  const id = newId();
  const picture = pictureOf(kind);
  const values = emptyValues(kind);
  if (kind.title !== undefined) values[kind.title] = "Élise";
  if (picture) {
    const path = fixedPath(picture.targetFor(id), "jpg");
    values[picture.name] = mediaUrl({ path, width: 60, height: 40, hash: "3fa9c1d2" });
  }
  await importRecord(database, kind, { id, values, now });
  return id;
}

/** Empties the trash of one kind as the job does; returns how many went. */
export async function purgeKind(database: Database, subject: string, now: Date): Promise<number> {
  const kind = findContentKind(subject);
  if (!kind) throw new Error(`${subject} is no content.`);
  return await purgeExpired(database, kind, now);
}
