import { z } from "zod";
import { isUuid } from "~/lib/uuid";
import type { Database, Queryable } from "~/platform/database/database.server";
import { checkFields } from "~/records/check-values";
import { editPath, titleOf } from "~/records/kind";
import { findRecord, listPresent } from "~/records/rows.server";
import type { Rules } from "~/records/rules";
import { saveRecord } from "~/records/save-record.server";
import { type ChangedFact, factsOf } from "./facts";
import { type Mention, mentionsOf, withFactsReplaced } from "./mentions";

/** Bounds of a request: a save changes fewer facts, and a club has fewer texts. */
const MOST_FACTS = 40;
const MOST_PLACES = 200;
const words = z.string().trim().min(2).max(200);

const factSchema = z.object({ old: words, now: words, isName: z.boolean() });
const recordSchema = z.object({ kind: z.string().max(40), id: z.string().refine(isUuid) });

export const factsSchema = z.array(factSchema).max(MOST_FACTS);

/** Facts to say as they are by now, each in some texts; or changes of that sort to take back. */
export const replacementSchema = z.union([
  z.object({
    replacements: z
      .array(recordSchema.extend({ place: z.string().max(200), fact: factSchema }))
      .max(MOST_PLACES),
  }),
  z.object({
    takeBack: z
      .array(
        recordSchema.extend({
          version: z.number().int(),
          values: z.record(z.string(), z.unknown()),
        }),
      )
      .max(MOST_PLACES),
  }),
]);

type Sent = z.output<typeof replacementSchema>;
export type Replacement = Extract<Sent, { replacements: unknown }>["replacements"][number];
/** A record as it was before texts of it were replaced, with the version that this made. */
export type TakenBack = Extract<Sent, { takeBack: unknown }>["takeBack"][number];

/** A text of the club's content that still says what a fact was, with the screen that changes it. */
export type FoundMention = Mention & {
  kind: string;
  id: string;
  /** Its record: «Marche nordique», «Menus». */
  title: string;
  to: string;
};

export type FactMentions = ChangedFact & {
  /** Something else is still so, or was so and has become another: each text is to be read over. */
  isAmbiguous: boolean;
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
    isAmbiguous: said.has(fact.old) || facts.filter(({ old }) => old === fact.old).length > 1,
    mentions: records.flatMap(({ kind, id, values }) =>
      mentionsOf(kind.fields, values, fact).map((mention) => ({
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

type By = {
  userId: string;
  /** The person's name, as lists show it. */
  name: string | null;
  now: Date;
};

type FindRules = (kind: string) => Rules | undefined;

/**
 * Says facts as they are by now in the texts that were chosen, in one save for each record. A text that was
 * changed meanwhile, or would become too long, stays. Returns how many texts were changed, and what takes it back.
 */
export async function replaceFacts(
  database: Database,
  findRules: FindRules,
  { replacements, ...by }: By & { replacements: readonly Replacement[] },
): Promise<{ count: number; takeBack: TakenBack[] }> {
  let count = 0;
  const takeBack: TakenBack[] = [];
  for (const [first, ...others] of byRecord(replacements)) {
    if (!first) continue;
    const { kind, id } = first;
    const done = await replaceInRecord(database, findRules, { wanted: [first, ...others], ...by });
    if (!done) continue;
    count += done.places;
    takeBack.push({ kind, id, version: done.version, values: done.before });
  }
  return { count, takeBack };
}

function byRecord(replacements: readonly Replacement[]): Replacement[][] {
  const groups = new Map<string, Replacement[]>();
  for (const one of replacements) {
    const key = `${one.kind} ${one.id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

type Parts = Record<string, unknown>;

async function replaceInRecord(
  database: Database,
  findRules: FindRules,
  { wanted, ...by }: By & { wanted: readonly Replacement[] },
): Promise<{ places: number; version: number; before: Parts } | null> {
  const [{ kind = "", id = "" } = {}] = wanted;
  const rules = findRules(kind);
  const record = rules && (await findRecord(database.kysely, rules.kind, id));
  if (!rules || !record || record.isTrashed) return null;
  const { fields } = rules.kind;
  let values: Parts = record.values;
  let places = 0;
  for (const place of new Set(wanted.map((one) => one.place))) {
    const facts = wanted.filter((one) => one.place === place).map(({ fact }) => fact);
    const replaced = withFactsReplaced(fields, values, place, facts);
    const [field = ""] = place.split(".", 1);
    const checked = replaced && checkFields(rules.kind, { [field]: replaced[field] });
    if (!checked || "errors" in checked) continue;
    values = { ...values, ...checked.values };
    places += 1;
  }
  const changed = Object.keys(values).filter((name) => values[name] !== record.values[name]);
  if (changed.length === 0) return null;
  const pick = (of: Parts) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  const save = { ...by, id, version: record.version, values: pick(values) };
  const answer = await saveRecord(database, rules, save);
  if (answer.kind !== "saved") return null;
  return { places, version: answer.record.version, before: pick(record.values) };
}

/** Takes replacements back where nothing was saved since; returns how many records are as they were. */
export async function takeBackReplacements(
  database: Database,
  findRules: FindRules,
  { takeBack, ...by }: By & { takeBack: readonly TakenBack[] },
): Promise<number> {
  let count = 0;
  for (const { kind, id, version, values } of takeBack) {
    const rules = findRules(kind);
    const checked = rules && checkFields(rules.kind, values);
    if (!rules || !checked || "errors" in checked) continue;
    const answer = await saveRecord(database, rules, {
      ...by,
      id,
      version,
      values: checked.values,
    });
    if (answer.kind === "saved") count += 1;
  }
  return count;
}
