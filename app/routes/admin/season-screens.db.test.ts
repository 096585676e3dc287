import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { season } from "~/club/kinds/season";
import { readSite } from "~/club/read-site.server";
import type { EditedRecord } from "~/editing/edited-record";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { listRecordVersions } from "~/records/body-history.server";
import type { Values } from "~/records/fields";
import { mergingOf } from "~/records/record-merging";
import type { ListedRecord } from "~/records/rows.server";
import { test } from "~tests/support/database-test";
import { openKindScreens } from "~tests/support/record-screen";

const ROUTES = {
  list: await import("./season"),
  screen: await import("./season"),
  record: await import("./record-endpoint"),
};

const { loader } = ROUTES.screen;

type SeasonValues = Values<typeof season.fields>;

async function openSeason(database: Database) {
  const screens = await openKindScreens<
    typeof season.fields,
    ShortListPage<ListedRecord<SeasonValues>>
  >(database, season, ROUTES);
  const { now } = screens.site;
  await fillClub(database, { words: "demo", now });
  const joining = async () => (await readSite(database.kysely, now)).season.joining;
  const { id } = await joining();
  const record = await screens.open(id);
  return {
    ...screens,
    id,
    record,
    joining,
    /** Sends some values as a form does, over the version that was opened. */
    change: (values: object, version = 1) => screens.send(id, { intent: "save", version, values }),
    withFee: (name: string, change: object) =>
      record.values.fees.map((fee) =>
        `${fee.section} ${fee.name}` === name ? { ...fee, ...change } : fee,
      ),
    history: async () =>
      (await listRecordVersions(database.kysely, season, id)).map(({ summary }) => summary),
  };
}

const WALKING = "marche-nordique Licence annuelle";

describe("a fee", () => {
  test.for([
    ["150", 150],
    ["145,50", 145.5],
    ["150 €", 150],
    ["0", 0],
    ["9 999", 9_999],
  ] as const)("is changed as it is typed: %s", async ([typed, amount], { database }) => {
    const { change, withFee, joining } = await openSeason(database);
    const fees = withFee(WALKING, { amount: typed, reduced: null });
    expect((await change({ fees })).status).toBe(200);
    const fee = (await joining()).fees.find(({ section }) => section === "marche-nordique");
    expect(fee).toMatchObject({ amount, reduced: null, audience: "Dès 16\u00a0ans" });
  });

  test.for([
    ["amount", "cent", "Écrivez un montant en euros, de 0 à 9\u00a0999\u00a0: 145 ou 145,50."],
    ["amount", "-5", "Écrivez un montant en euros, de 0 à 9\u00a0999\u00a0: 145 ou 145,50."],
    ["amount", "10000", "Écrivez un montant en euros, de 0 à 9\u00a0999\u00a0: 145 ou 145,50."],
    ["amount", null, "Écrivez le prix, 0 s’il est gratuit."],
    ["reduced", "145", "Le prix réduit doit être plus bas que le prix de la saison."],
    ["name", " ", "Donnez un nom au tarif\u00a0: «\u00a0Licence annuelle\u00a0»."],
    ["section", "judo", "Choisissez une section de la liste."],
    [
      "includes",
      Array.from({ length: 9 }, (_, i) => `Ligne ${i}`),
      "8 lignes au plus\u00a0: réunissez-en ou retirez-en.",
    ],
  ] as const)("is refused at its place: %s %j", async ([part, typed, message], { database }) => {
    const { change, withFee, record, joining } = await openSeason(database);
    const walking = record.values.fees.find((fee) => fee.section === "marche-nordique");
    const answer = await change({ fees: withFee(WALKING, { [part]: typed }) });
    expect(answer).toMatchObject({
      status: 400,
      answer: { errors: { [`fees.${walking?.id}.${part}`]: [message] } },
    });
    expect((await joining()).fees).toHaveLength(9);
  });

  test("is told in the history with what it was", async ({ database }) => {
    const { change, withFee, history } = await openSeason(database);
    await change({ fees: withFee(WALKING, { amount: "150" }) });
    expect((await history())[0]).toBe(
      "Tarif «\u00a0Marche nordique, licence annuelle\u00a0»\u00a0: 145\u00a0€ → 150\u00a0€",
    );
  });

  test("is kept beside another that somebody else changes, and asked for where both change it", async ({
    database,
  }) => {
    const { change, withFee, record, joining } = await openSeason(database);
    const theirs = withFee("sport-adapte Licence annuelle", { amount: 85 });
    const mine = withFee(WALKING, { amount: 150 });
    expect((await change({ fees: theirs })).status).toBe(200);
    const { status, answer } = await change({ fees: mine });
    expect(status).toBe(409);
    const { current } = answer as { current: EditedRecord<SeasonValues> };
    const merge = (fees: SeasonValues["fees"]) =>
      mergingOf(season).merge(
        { base: record.values, mine: { ...record.values, fees }, theirs: current.values },
        () => "mine",
      );
    const { asked, values } = merge(mine);
    expect(asked).toEqual([]);
    expect((await change(values, current.version)).status).toBe(200);
    const amountOf = async (of: string) =>
      (await joining()).fees.find(({ section }) => section === of)?.amount;
    expect([await amountOf("sport-adapte"), await amountOf("marche-nordique")]).toEqual([85, 150]);
    const same = merge(withFee("sport-adapte Licence annuelle", { amount: 95 }));
    expect(same.asked).toHaveLength(1);
  });

  test("opens as it was in a version of the history", async ({ database }) => {
    const { change, withFee, call, id } = await openSeason(database);
    await change({ fees: withFee(WALKING, { amount: "150" }) });
    const ask = async (query: string, params = { kind: "season", id }) => {
      const answer = (await call(ROUTES.record.loader as never, params, { query })) as Response;
      return { status: answer.status, body: await answer.json().catch(() => null) };
    };
    const { body } = await ask("?historique");
    const first = body.revisions.at(-1);
    const opened = await ask(`?version=${first.id}`);
    const fees = opened.body.values.fees as { section: string; amount: number }[];
    expect(fees.find(({ section }) => section === "marche-nordique")?.amount).toBe(145);
    expect((await ask("?version=x")).status).toBe(404);
    // Its version is no place's.
    expect((await ask(`?version=${first.id}`, { kind: "place", id })).status).toBe(404);
    expect((await ask("?historique", { kind: "place", id })).body).toEqual({ revisions: [] });
  });

  test("is one of sixty at most, each with an id of its own", async ({ database }) => {
    const { change, record } = await openSeason(database);
    const [fee] = record.values.fees;
    const id = (i: number) => `5ea50000-2026-4000-8000-${String(i).padStart(12, "0")}`;
    const many = Array.from({ length: 61 }, (_, i) => ({ ...fee, id: id(i) }));
    expect(await change({ fees: many })).toMatchObject({
      status: 400,
      answer: { errors: { fees: [expect.stringMatching(/60 tarifs au plus/)] } },
    });
    expect((await change({ fees: many.slice(1) })).status).toBe(200);
    expect((await change({ fees: [fee, fee] }, 2)).status).toBe(400);
  });
});

describe("the days of a season", () => {
  test.for([
    [{ lastDay: "2026-08-31" }, "lastDay", "Le dernier jour doit venir après le premier."],
    [{ firstDay: null }, "firstDay", "Choisissez le premier jour de la saison."],
    [
      { registrationCloses: "2026-07-01" },
      "registrationCloses",
      "Cette date doit venir après celles qui la précèdent.",
    ],
  ] as const)("follow each other: %j", async ([values, place, message], { database }) => {
    const { change } = await openSeason(database);
    expect(await change(values)).toMatchObject({
      status: 400,
      answer: { errors: { [place]: [message] } },
    });
  });

  test("are never the first of two seasons", async ({ database }) => {
    const { send } = await openSeason(database);
    const id = newId();
    const values = { label: "Encore", firstDay: "2026-09-01", lastDay: "2027-08-31" };
    expect(await send(id, { intent: "save", version: 0, values })).toMatchObject({
      status: 400,
      answer: {
        errors: { firstDay: ["La saison «\u00a02026-2027\u00a0» commence déjà ce jour-là."] },
      },
    });
  });
});

test("the entry of the menu opens the season that one may join", async ({ database }) => {
  const { id, call } = await openSeason(database);
  const open = () => call(loader as never, {}).catch((answer: Response) => answer);
  expect(((await open()) as Response).headers.get("location")).toBe(`/admin/saisons/${id}`);
  await database.kysely.deleteFrom("club_records").execute();
  expect(await open()).toEqual({ newId: expect.any(String) });
});

test("the next season is prepared by a command, and thrown away by what undoes it", async ({
  database,
}) => {
  const { command, id } = await openSeason(database);
  const { answer } = await command({ intent: "prepare", id });
  expect(answer).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^La saison 2027-2028 est prête/),
    undo: { intent: "trash" },
  });
  expect((await command({ intent: "prepare", id })).answer).toMatchObject({
    message: "La saison 2027-2028 était déjà prête.",
    undo: null,
  });
  expect((await command({ intent: "toString", id })).status).toBe(400);
  const labels = () =>
    database.kysely
      .selectFrom("club_records")
      .select("title")
      .where("kind", "=", "season")
      .where("deleted_at", "is", null)
      .execute();
  expect(await labels()).toHaveLength(2);
  await command(answer.undo ?? {});
  expect(await labels()).toEqual([{ title: "2026-2027" }]);
});
