import type { DatabaseTransaction } from "~/platform/database/database.server";
import { isExample } from "~/platform/database/example-rows.server";
import type { AnyKind } from "~/records/kind";
import { readBody } from "~/records/stored-values.server";
import templatePlaces from "~content/templates/club/places.json";
import { FILLED_KINDS, insertFirst, noteNeutral } from "./fill-club.server";
import { place } from "./kinds/place";
import { registration } from "./kinds/registration";
import { season } from "./kinds/season";
import { section } from "./kinds/section";
import { session } from "./kinds/session";
import { beginSection } from "./sections/section-templates.server";
import type { SectionValues } from "./sections/stored-sections.server";

type Values = Record<string, unknown>;
type ClubRow = {
  id: string;
  kind: string;
  key: string | null;
  content: string;
  draft: string | null;
  version: number;
  deleted_at: string | null;
};

/**
 * Takes the words of the demo that nobody has changed out of the club's content: sheets get neutral ones, rows
 * go. A season, a place or a section that something of the club's own means stays, with neutral words, and a
 * kind that is left without any row begins again. Returns how many rows were of the demo.
 */
export async function neutralizeClub(trx: DatabaseTransaction, now: Date): Promise<number> {
  const examples = await listRows(trx, { areExamples: true });
  const meant = await listMeant(trx);
  const ids = examples.map(({ id }) => id);
  await noteNeutral(trx);
  if (ids.length === 0) return 0;
  await trx.deleteFrom("club_records").where("id", "in", ids).execute();
  const fill = { words: "templates", now } as const;
  for (const { kind, templates } of FILLED_KINDS) {
    const rows = examples.filter((row) => row.kind === kind.subject);
    if (rows.length === 0) continue;
    const first = templates(now);
    for (const row of rows) {
      const values = kind.isSheet ? first[0]?.values : valuesLeft(kind, row, meant);
      const { id, key, version } = row;
      // A form that still shows the former words must not save over these.
      if (values) await insertFirst(trx, kind, { id, key, values, version: version + 1 }, fill);
    }
    if (kind.isSheet || (await hasRows(trx, kind))) continue;
    for (const row of first) await insertFirst(trx, kind, row, fill);
  }
  return ids.length;
}

/** The ids and the keys by which rows that stay mean others. */
type Meant = ReadonlySet<unknown>;

async function listMeant(trx: DatabaseTransaction): Promise<Meant> {
  const kept = await listRows(trx, { areExamples: false });
  const valuesOf = (kind: AnyKind) =>
    kept
      .filter((row) => row.kind === kind.subject)
      .flatMap(({ content, draft }) => [content, ...(draft === null ? [] : [draft])])
      .map((body) => readBody(kind, body));
  const articles = await trx.selectFrom("articles").select("section").distinct().execute();
  return new Set<unknown>([
    ...articles.map((article) => article.section),
    ...valuesOf(registration).map((values) => values.section),
    ...valuesOf(session).flatMap((values) => [values.season, values.place, values.section]),
  ]);
}

/** The neutral words of a row that others mean; null for a row that goes. */
function valuesLeft(kind: AnyKind, row: ClubRow, meant: Meant): Values | null {
  const { id, key, content } = row;
  if (row.deleted_at !== null || !(meant.has(id) || (key !== null && meant.has(key)))) return null;
  const values = readBody(kind, content);
  switch (kind.subject) {
    case season.subject: {
      const { label, firstDay, lastDay } = values;
      return { label, firstDay, lastDay };
    }
    case place.subject: {
      const { name, isStadium } = values;
      return templatePlaces.find((one) => one.key === key)?.values ?? { name, isStadium };
    }
    case section.subject: {
      const { name, address, formerAddresses, lane, isRetired } = values as SectionValues;
      return { ...beginSection(key ?? "", []), name, address, formerAddresses, lane, isRetired };
    }
    default:
      return null;
  }
}

function listRows(
  trx: DatabaseTransaction,
  { areExamples }: { areExamples: boolean },
): Promise<ClubRow[]> {
  const isOne = isExample("club_records");
  return trx
    .selectFrom("club_records")
    .select(["id", "kind", "key", "content", "draft", "version", "deleted_at"])
    .where((eb) => (areExamples ? isOne : eb.not(isOne)))
    .orderBy("id")
    .execute();
}

async function hasRows(trx: DatabaseTransaction, { subject }: AnyKind): Promise<boolean> {
  const row = await trx
    .selectFrom("club_records")
    .select("id")
    .where("kind", "=", subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
