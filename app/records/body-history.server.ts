import { capitalized } from "~/lib/capitalized";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { describeChanges } from "./describe-changes";
import type { NameOfKey } from "./fields";
import { findRevision, type History, listRevisions, type Revision } from "./history.server";
import { type AnyKind, shapeOf } from "./kind";
import { findRecord, publishedValues } from "./rows.server";
import { hasBody } from "./rows-of-kind.server";

type Values = Record<string, unknown>;

/** The acts on a draft besides its edits. */
export type BodyAct = "publish" | "discard";

/** The history of a piece of the club's content; its summaries show keys where no names are given. */
export function bodyHistory(kind: AnyKind, nameOf?: NameOfKey): History<Values, BodyAct> {
  return {
    table: "club_revisions",
    owner: "record_id",
    read: (kept) => shapeOf(kind).parse(kept),
    summarize(before, after, act) {
      if (!before) return act === "publish" ? "Création et publication" : "Création";
      if (act === "discard") return "Modifications abandonnées";
      const changes = describeChanges(kind.fields, before, after, nameOf);
      if (act === "publish") return changes ? `Publication\u00a0: ${changes}` : "Publication";
      return capitalized(changes) || "Sans changement";
    },
    async listOthers(db, id) {
      const record = await findRecord(db, kind, id);
      return record ? [record.values, publishedValues(record) ?? {}] : [];
    },
    prunedReason: "Version ancienne d’une fiche du club",
  };
}

/** The versions of a record, newest first; none for a kind that keeps no history. */
export async function listRecordVersions(
  db: Queryable,
  kind: AnyKind,
  id: string,
): Promise<Revision[]> {
  if (!hasBody(kind) || !isUuid(id) || !(await findRecord(db, kind, id))) return [];
  return listRevisions(db, bodyHistory(kind), id);
}

/** The values of one version of a record; null when there is none. */
export async function findRecordVersion(
  db: Queryable,
  kind: AnyKind,
  { id, version }: { id: string; version: string },
): Promise<Values | null> {
  if (!hasBody(kind) || !isUuid(id) || !(await findRecord(db, kind, id))) return null;
  return findRevision(db, bodyHistory(kind), { ownerId: id, revisionId: version });
}
