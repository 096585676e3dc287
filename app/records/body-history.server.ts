import { capitalized } from "~/lib/capitalized";
import { describeChanges } from "./describe-changes";
import type { History } from "./history.server";
import { type AnyKind, shapeOf } from "./kind";
import { findRecord } from "./rows.server";

type Values = Record<string, unknown>;

/** The history of a piece of the club's content. */
export function bodyHistory(kind: AnyKind): History<Values, never> {
  return {
    table: "club_revisions",
    owner: "record_id",
    read: (kept) => shapeOf(kind).parse(kept),
    summarize(before, after) {
      if (!before) return "Création";
      return capitalized(describeChanges(kind.fields, before, after)) || "Sans changement";
    },
    async listOthers(db, id) {
      const record = await findRecord(db, kind, id);
      return record ? [record.values] : [];
    },
    prunedReason: "Version ancienne d’une fiche du club",
  };
}
