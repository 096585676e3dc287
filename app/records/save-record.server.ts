import { isDeepStrictEqual } from "node:util";
import type { SaveAnswer } from "~/editing/edited-record";
import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { isUuid } from "~/lib/uuid";
import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { adoptImage } from "~/platform/pictures/adopt-picture.server";
import { sanitizeShortText } from "~/platform/rich-text/sanitize-content.server";
import type { Services } from "~/platform/services.server";
import { notePictureChange } from "~/platform/storage/cleanup-log.server";
import type { Field } from "./fields";
import { type AnyKind, addressOf, emptyValues, pictureOf, titleOf } from "./kind";
import { findRecord, insertRecord, type ListedRecord, updateRecord } from "./rows.server";
import type { Save, ServerKind } from "./server-kind";

type Sent = Record<string, unknown>;

/** What the rules make of what was sent, or their errors; null when a name is none of the kind's. */
export function checkValues(
  { fields }: AnyKind,
  sent: Sent,
): { values: Sent } | { errors: FieldErrors } | null {
  const values: Sent = {};
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(sent)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return null;
    const checked = field.rule.safeParse(value);
    if (checked.success) values[name] = cleaned(field, checked.data);
    else
      Object.assign(
        errors,
        fieldErrorsOf(checked.error, (path) => [name, ...path].join(".")),
      );
  }
  return Object.keys(errors).length > 0 ? { errors } : { values };
}

function cleaned({ input }: Field<unknown>, value: unknown): unknown {
  return input.type === "short-text" ? sanitizeShortText(String(value)) : value;
}

/** Saves a record and moves the picture that waits for it to its place. */
export async function saveWithPicture(
  site: Services,
  server: ServerKind,
  save: Save & { userId: string },
): Promise<SaveAnswer<Sent>> {
  const { database } = site;
  const { kind } = server;
  const { id, userId, values } = save;
  const picture = pictureOf(kind);
  const url = picture && addressOf(values[picture.name]);
  if (!url) return saveRecord(database, server, save);
  const { name, lost, targetFor } = picture;
  const stored = await findRecord(database.kysely, kind, id);
  const current = addressOf(stored?.values[name]);
  const image = { url, target: targetFor(id), current };
  const answer = await adoptImage({ ...site, userId }, image, (address) =>
    saveRecord(database, server, { ...save, values: { ...values, [name]: address } }),
  );
  return answer.kind === "lost" ? { kind: "invalid", errors: { [name]: [lost] } } : answer;
}

/**
 * Writes a record over the version that was looked at, in one transaction; pages show it at the next
 * request. It is read once, unless its kind asks for more. A picture that is no longer shown is put
 * down for cleanup. The same save sent twice, or again after its answer was lost, is one save.
 */
export async function saveRecord(
  database: Database,
  { kind, resolve, check }: ServerKind,
  save: Save,
): Promise<SaveAnswer<Sent>> {
  const { id, version, userId, name, now } = save;
  if (!isUuid(id)) return { kind: "not-found" };
  return transaction(database, async (trx) => {
    const resolved = await resolve?.(trx, save);
    if (resolved) return resolved;
    const stored = await findRecord(trx, kind, id);
    if (!stored && version !== 0) return { kind: "not-found" };
    if (stored?.isTrashed) return { kind: "trashed" };
    const before = stored?.values ?? emptyValues(kind);
    const values: Sent = { ...before, ...save.values };
    if (stored && isDeepStrictEqual(before, values)) return { kind: "saved", record: stored };
    if (stored && stored.version !== version) return { kind: "conflict", current: stored };
    const errors = check?.(values, now) ?? {};
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    const written = { id, version: version + 1, values, userId, now };
    await (stored ? updateRecord : insertRecord)(trx, kind, written);
    const picture = pictureOf(kind)?.name;
    if (picture) {
      const change = { before: addressOf(before[picture]), after: addressOf(values[picture]) };
      await notePictureChange(trx, { ...change, now });
    }
    await recordActivity(trx, {
      action: stored ? "updated" : "created",
      subject: kind.subject,
      subjectId: id,
      label: titleOf(kind, values),
      userId,
      now,
    });
    await contentChanged(trx);
    const record: ListedRecord<Sent> = {
      id,
      version: version + 1,
      values,
      updatedAt: now.toISOString(),
      updatedByName: name,
      deletedAt: null,
      isTrashed: false,
    };
    return { kind: "saved", record };
  });
}
