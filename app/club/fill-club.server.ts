import { parisDay } from "~/lib/paris-instants";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import {
  CLUB_MARK,
  readSetting,
  removeSetting,
  writeSetting,
  writeSettingOnce,
} from "~/platform/site-settings.server";
import { bodyHistory } from "~/records/body-history.server";
import { checkFields } from "~/records/check-values";
import { recordRevision } from "~/records/history.server";
import { type AnyKind, emptyValues } from "~/records/kind";
import { insertRecord } from "~/records/rows.server";
import { sheetId } from "~/records/sheets.server";
import { cleanValues } from "~/records/stored-values.server";
import demoAssociation from "~content/demo/club/association.json";
import demoClub from "~content/demo/club/club.json";
import demoEvents from "~content/demo/club/events.json";
import demoForms from "~content/demo/club/forms.json";
import demoLabels from "~content/demo/club/labels.json";
import demoMenus from "~content/demo/club/menus.json";
import demoPages from "~content/demo/club/pages.json";
import demoPlaces from "~content/demo/club/places.json";
import demoSeasons from "~content/demo/club/seasons.json";
import demoShop from "~content/demo/club/shop.json";
import demoStadiumPictures from "~content/demo/club/stadium-pictures.json";
import templateAssociation from "~content/templates/club/association.json";
import templateClub from "~content/templates/club/club.json";
import templateForms from "~content/templates/club/forms.json";
import templateMenus from "~content/templates/club/menus.json";
import templatePages from "~content/templates/club/pages.json";
import templatePlaces from "~content/templates/club/places.json";
import templateShop from "~content/templates/club/shop.json";
import { firstCalls } from "./first-calls.server";
import { firstSessions } from "./first-sessions.server";
import { association } from "./kinds/association";
import { calls } from "./kinds/calls";
import { club } from "./kinds/club";
import { event } from "./kinds/event";
import { forms } from "./kinds/forms";
import { label } from "./kinds/label";
import { menus } from "./kinds/menus";
import { place } from "./kinds/place";
import { registration } from "./kinds/registration";
import { season } from "./kinds/season";
import { section } from "./kinds/section";
import { session } from "./kinds/session";
import { shop } from "./kinds/shop";
import { stadiumPicture } from "./kinds/stadium-picture";
import { newSeasonAt } from "./new-season";
import { PAGE_KEYS, PAGE_KINDS } from "./page-kinds";
import { firstRegistrations, firstSections } from "./sections/first-sections.server";

/** The words that a kind of the club's content begins with. */
type FirstRow = {
  key?: string | null;
  values: Record<string, unknown>;
  /** Of a row in whose place it comes. */
  id?: string;
  version?: number;
};
type FirstWords = "demo" | "templates";

type FilledKind = {
  kind: AnyKind;
  demo(trx: DatabaseTransaction, now: Date): readonly FirstRow[] | Promise<readonly FirstRow[]>;
  templates(now: Date): readonly FirstRow[];
};

/** Sessions come last: they name a season and places. */
export const FILLED_KINDS: readonly FilledKind[] = [
  {
    kind: club,
    demo: () => [{ values: demoClub }],
    templates: () => [{ values: templateClub }],
  },
  {
    kind: association,
    demo: () => [{ values: demoAssociation }],
    templates: () => [{ values: templateAssociation }],
  },
  {
    kind: menus,
    demo: () => [{ values: demoMenus }],
    templates: () => [{ values: templateMenus }],
  },
  ...PAGE_KEYS.map((key) => ({
    kind: PAGE_KINDS[key],
    demo: () => [{ values: demoPages[key] }],
    templates: () => [{ values: templatePages[key] }],
  })),
  {
    kind: forms,
    demo: () => [{ values: demoForms }],
    templates: () => [{ values: templateForms }],
  },
  { kind: stadiumPicture, demo: () => demoStadiumPictures, templates: () => [] },
  {
    kind: shop,
    demo: () => [{ values: demoShop }],
    templates: () => [{ values: templateShop }],
  },
  { kind: label, demo: () => demoLabels, templates: () => [] },
  { kind: calls, demo: firstCalls, templates: () => [{ values: {} }] },
  { kind: section, demo: firstSections, templates: () => [] },
  { kind: registration, demo: firstRegistrations, templates: () => [] },
  { kind: event, demo: () => demoEvents, templates: () => [] },
  { kind: place, demo: () => demoPlaces, templates: () => templatePlaces },
  {
    kind: season,
    demo: () => demoSeasons,
    templates: (now) => [{ values: newSeasonAt(parisDay(now)) }],
  },
  { kind: session, demo: firstSessions, templates: () => [] },
];

const markOf = ({ subject }: AnyKind) => `${CLUB_MARK}${subject}`;

export type FirstFill = {
  /** The fictional club’s, or neutral ones for a new site that asks for no demo. */
  words: FirstWords;
  now: Date;
};

/** Gives each kind of the club's content its first words, once in the life of a site. */
export async function fillClub(database: Database, fill: FirstFill): Promise<void> {
  if (await isFilled(database.kysely)) return;
  await transaction(database, (trx) => fillClubRows(trx, fill));
}

async function isFilled(db: Queryable): Promise<boolean> {
  for (const { kind } of FILLED_KINDS) {
    if ((await readSetting(db, markOf(kind))) === undefined) return false;
  }
  return true;
}

/**
 * The same in a transaction. A kind is marked with its rows: what a club threw away is not brought back,
 * and of several starts at once one fills. A kind that a later version brings to a site without the demo
 * begins with neutral words.
 */
export async function fillClubRows(
  trx: DatabaseTransaction,
  { words: asked, now }: FirstFill,
): Promise<void> {
  const begun = await readSetting(trx, markOf(club));
  const words: FirstWords = begun === "templates" ? "templates" : asked;
  for (const { kind, demo, templates } of FILLED_KINDS) {
    if ((await readSetting(trx, markOf(kind))) !== undefined) continue;
    await writeSettingOnce(trx, markOf(kind), words);
    const rows = words === "demo" ? await demo(trx, now) : templates(now);
    for (const row of rows) await insertFirst(trx, kind, row, { words, now });
    await contentChanged(trx);
  }
}

/** Notes that the site goes on without the demo. */
export async function noteNeutral(trx: DatabaseTransaction): Promise<void> {
  for (const { kind } of FILLED_KINDS) await writeSetting(trx, markOf(kind), "templates");
}

/**
 * Takes back the first words of a start that was cut. They name people whom that start had added, and the
 * next one adds others.
 */
export async function forgetFirstWords(database: Database): Promise<void> {
  await transaction(database, async (trx) => {
    const noted = trx
      .selectFrom("demo_rows")
      .select("row_id")
      .where("table_name", "=", "club_records");
    await trx.deleteFrom("club_records").where("id", "in", noted).execute();
    await trx.deleteFrom("demo_rows").where("table_name", "=", "club_records").execute();
    for (const { kind } of FILLED_KINDS) await removeSetting(trx, markOf(kind));
    await contentChanged(trx);
  });
}

/** Writes first words, which have a history of their own; those of the demo are noted. */
export async function insertFirst(
  trx: DatabaseTransaction,
  kind: AnyKind,
  { key, values: written, ...replaced }: FirstRow,
  { words, now }: FirstFill,
): Promise<void> {
  const checked = checkFields(kind, { ...emptyValues(kind), ...written });
  if (!checked || "errors" in checked) {
    throw new Error(`First words of ${kind.subject}: ${JSON.stringify([written, checked])}`);
  }
  const values = cleanValues(kind.fields, checked.values);
  const { id = kind.isSheet ? sheetId(kind) : newId(), version = 1 } = replaced;
  const record = { id, version, values, userId: null, now };
  await insertRecord(trx, kind, key ? { ...record, key } : record);
  await recordRevision(trx, bodyHistory(kind), { ...record, ownerId: id, act: "edit" });
  if (words === "templates") return;
  await trx.insertInto("demo_rows").values({ table_name: kind.table, row_id: id }).execute();
}
