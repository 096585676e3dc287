import { z } from "zod";
import { isUuid } from "~/lib/uuid";
import type { Database, Queryable } from "~/platform/database/database.server";
import { checkFields } from "~/records/check-values";
import { editPath, titleOf } from "~/records/kind";
import { findRecord, listPresent } from "~/records/rows.server";
import type { Rules } from "~/records/rules";
import { saveRecord } from "~/records/save-record.server";
import { type ChangedFact, factsOf } from "./facts";
import { type Mention, mentionsOf, withWordsReplaced } from "./mentions";

/** Facts that a save changed, and texts at their places: more is nobody's save. */
const MOST_FACTS = 40;
const MOST_PLACES = 200;
const words = z.string().trim().min(2).max(200);

export const factsSchema = z
  .array(z.object({ old: words, now: words, isName: z.boolean() }))
  .max(MOST_FACTS);

export const replacementSchema = z.object({
  old: words,
  now: words,
  places: z
    .array(
      z.object({
        kind: z.string().max(40),
        id: z.string().refine(isUuid),
        place: z.string().max(200),
      }),
    )
    .max(MOST_PLACES),
});

type Place = z.output<typeof replacementSchema>["places"][number];

/** A text of the club's content that still says what a fact was, with the screen that changes it. */
export type FoundMention = Mention &
  Pick<Place, "kind" | "id"> & {
    /** Its record: «Marche nordique», «Menus». */
    title: string;
    to: string;
  };

export type FactMentions = ChangedFact & {
  /** Something else is still so: each text is to be read over. */
  isSaidElsewhere: boolean;
  mentions: FoundMention[];
};

type StoredRecord = { kind: Rules["kind"]; id: string; values: Record<string, unknown> };

/** The texts of the club's content that still say what some facts were; facts that none says are left out. */
export async function findMentions(
  db: Queryable,
  kinds: readonly Rules["kind"][],
  facts: readonly ChangedFact[],
): Promise<FactMentions[]> {
  const records: StoredRecord[] = [];
  for (const kind of kinds) {
    const present = await listPresent(db, kind);
    records.push(...present.map(({ id, values }) => ({ kind, id, values })));
  }
  const said = new Set(records.flatMap(({ kind, values }) => factsOf(kind.fields, values)));
  const found = facts.map((fact) => ({
    ...fact,
    isSaidElsewhere: said.has(fact.old),
    mentions: records.flatMap(({ kind, id, values }) =>
      mentionsOf(kind.fields, values, fact.old).map((mention) => ({
        ...mention,
        kind: kind.subject,
        id,
        title: titleOf(kind, values),
        to: editPath(kind, id),
      })),
    ),
  }));
  return found.filter(({ mentions }) => mentions.length > 0);
}

type Replacing = {
  fact: Pick<ChangedFact, "old" | "now">;
  places: readonly Place[];
  userId: string;
  /** The person's name, as lists show it. */
  name: string | null;
  now: Date;
};

/**
 * Says a fact as it is by now in the texts that were chosen, each as a save of its record. A text that was
 * changed meanwhile, or would become too long, stays; returns how many were changed.
 */
export async function replaceMentions(
  database: Database,
  findRules: (kind: string) => Rules | undefined,
  { fact, places, ...by }: Replacing,
): Promise<number> {
  let changed = 0;
  for (const { kind: subject, id, place } of places) {
    const rules = findRules(subject);
    const record = rules && (await findRecord(database.kysely, rules.kind, id));
    if (!rules || !record || record.isTrashed) continue;
    const values = withWordsReplaced(rules.kind.fields, record.values, place, fact);
    const field = place.split(".", 1).join();
    const checked = values && checkFields(rules.kind, { [field]: values[field] });
    if (!checked || "errors" in checked) continue;
    const save = { ...by, id, version: record.version, values: checked.values };
    const answer = await saveRecord(database, rules, save);
    if (answer.kind === "saved") changed += 1;
  }
  return changed;
}
