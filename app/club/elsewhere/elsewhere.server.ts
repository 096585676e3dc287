import { z } from "zod";
import type { EditedRecord } from "~/editing/edited-record";
import { isUuid } from "~/lib/uuid";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { checkFields } from "~/records/check-values";
import type { CheckIntent } from "~/records/composed-fields";
import { editPath, titleOf } from "~/records/kind";
import { findRecord, listPresent, publishedValues } from "~/records/rows.server";
import type { Rules } from "~/records/rules";
import { amendRecord } from "~/records/save-record.server";
import { type ChangedFact, factsOf } from "./facts";
import { type Mention, mentionsOf, withFactsReplaced } from "./mentions";

/** Bounds of a request: a save changes fewer facts, and a club has fewer texts. */
const MOST_FACTS = 40;
const MOST_PLACES = 200;
const words = z.string().trim().min(2).max(200);

const factSchema = z.object({ old: words, now: words, isCommon: z.boolean() });
const valuesSchema = z.record(z.string(), z.unknown());
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
          values: valuesSchema,
          draft: valuesSchema,
        }),
      )
      .max(MOST_PLACES),
  }),
]);

type Sent = z.output<typeof replacementSchema>;
export type Replacement = Extract<Sent, { replacements: unknown }>["replacements"][number];
/** The texts of a record before some were replaced, in its draft too, with the version that this made. */
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

type Parts = Record<string, unknown>;

/** A record with its texts: those that visitors see, else those that are only written, and those of its draft. */
type StoredTexts = { kind: Rules["kind"]; id: string; shown: Parts; draft: Parts };

/** The texts of the club's content that still say what some facts were; facts that none says are left out. */
export async function findMentions(
  db: Queryable,
  kinds: readonly Rules["kind"][],
  facts: readonly ChangedFact[],
): Promise<FactMentions[]> {
  const records: StoredTexts[] = [];
  for (const kind of kinds) {
    const present = await listPresent(db, kind);
    records.push(
      ...present.map((record) => ({
        kind,
        id: record.id,
        shown: shownTexts(record),
        draft: record.values,
      })),
    );
  }
  const said = new Set(records.flatMap(({ kind, shown }) => factsOf(kind.fields, shown)));
  const found = facts.map((fact) => ({
    ...fact,
    isAmbiguous: said.has(fact.old) || facts.filter(({ old }) => old === fact.old).length > 1,
    mentions: records.flatMap((record) => mentionsIn(record, fact)),
  }));
  return found.filter(({ mentions }) => mentions.length > 0);
}

function shownTexts(record: EditedRecord<Parts>): Parts {
  return publishedValues(record) ?? record.values;
}

/** The places of a record that say a fact, be it in its draft alone: once it is published visitors would read it. */
function mentionsIn({ kind, id, shown, draft }: StoredTexts, fact: ChangedFact): FoundMention[] {
  const inShown = mentionsOf(kind.fields, shown, fact);
  const places = new Set(inShown.map(({ place }) => place));
  const inDraft = mentionsOf(kind.fields, draft, fact).filter(({ place }) => !places.has(place));
  return [...inShown, ...inDraft].map((mention) => ({
    ...mention,
    kind: kind.subject,
    id,
    title: titleOf(kind, shown),
    to: editPath(kind, id),
  }));
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
    const { version, values, draft } = done;
    takeBack.push({ kind, id, version, values, draft });
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

/** Replaces facts in the texts that visitors see, and in the draft beside them. */
async function replaceInRecord(
  database: Database,
  findRules: FindRules,
  { wanted, ...by }: By & { wanted: readonly Replacement[] },
): Promise<(Pick<TakenBack, "version" | "values" | "draft"> & { places: number }) | null> {
  const [{ kind = "", id = "" } = {}] = wanted;
  const rules = findRules(kind);
  const record = rules && (await findRecord(database.kysely, rules.kind, id));
  if (!rules || !record || record.isTrashed) return null;
  const isShown = publishedValues(record) !== null;
  const texts = { kind: rules.kind, wanted };
  const shown = replaceTexts(
    { ...texts, intent: isShown ? "publish" : "draft" },
    shownTexts(record),
  );
  const draft = replaceTexts({ ...texts, intent: "draft" }, record.values);
  const places = new Set([...shown.places, ...draft.places]).size;
  if (places === 0) return null;
  const answer = await transaction(database, (trx) =>
    amendRecord(trx, rules, {
      ...by,
      id,
      version: record.version,
      live: shown.after,
      workingCopy: draft.after,
    }),
  );
  if (answer.kind !== "saved") return null;
  const { version } = answer.record;
  return { version, values: shown.before, draft: draft.before, places };
}

type TextsToReplace = {
  kind: Rules["kind"];
  wanted: readonly Replacement[];
  /** A draft may lack what is required. */
  intent: CheckIntent;
};

/** The fields that say other words afterwards, as they were and as they are, and the places in them. */
function replaceTexts(
  { kind, wanted, intent }: TextsToReplace,
  values: Parts,
): { before: Parts; after: Parts; places: string[] } {
  let changed: Parts = values;
  const places: string[] = [];
  for (const place of new Set(wanted.map((one) => one.place))) {
    const facts = wanted.filter((one) => one.place === place).map(({ fact }) => fact);
    const replaced = withFactsReplaced(kind.fields, changed, place, facts);
    const [field = ""] = place.split(".", 1);
    const checked = replaced && checkFields(kind, { [field]: replaced[field] }, intent);
    if (!checked || "errors" in checked) continue;
    changed = { ...changed, ...checked.values };
    places.push(place);
  }
  const names = Object.keys(changed).filter((name) => changed[name] !== values[name]);
  const pick = (of: Parts) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return { before: pick(values), after: pick(changed), places };
}

/** Takes replacements back where nothing was saved since; returns how many records are as they were. */
export async function takeBackReplacements(
  database: Database,
  findRules: FindRules,
  { takeBack, ...by }: By & { takeBack: readonly TakenBack[] },
): Promise<number> {
  let count = 0;
  for (const { kind, id, version, ...before } of takeBack) {
    const rules = findRules(kind);
    const live = rules && checkTexts(rules.kind, before.values);
    const draft = rules && checkTexts(rules.kind, before.draft);
    if (!rules || !live || !draft) continue;
    const texts = { live, workingCopy: draft };
    const answer = await transaction(database, (trx) =>
      amendRecord(trx, rules, { ...by, ...texts, id, version }),
    );
    if (answer.kind === "saved") count += 1;
  }
  return count;
}

/** Former values as their rules leave them; null where one is refused, or is no text. */
function checkTexts({ fields, ...kind }: Rules["kind"], values: Parts): Parts | null {
  const isAddress = (name: string) => {
    const input = fields[name]?.input;
    return (input?.type === "line" || input?.type === "lines") && input.isAddress === true;
  };
  if (Object.keys(values).some(isAddress)) return null;
  const checked = checkFields({ ...kind, fields }, values, "draft");
  return checked && "values" in checked ? checked.values : null;
}
