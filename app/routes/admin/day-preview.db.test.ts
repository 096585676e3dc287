import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { season } from "~/club/kinds/season";
import { session } from "~/club/kinds/session";
import { prepareNextSeason } from "~/club/prepare-season.server";
import type { Database } from "~/platform/database/database.server";
import type { Fields, Values } from "~/records/fields";
import type { Kind } from "~/records/kind";
import { listPresent } from "~/records/rows.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { loader } from "./day-preview";

const NOW = new Date("2027-05-20T10:00:00.000Z");
const WALKING = "marche-nordique";

type Change<F extends Fields> = (values: Values<F>) => Partial<Values<F>>;

/** Changes what is stored of the records of a kind, as by hand. */
async function changeAll<F extends Fields>({ kysely }: Database, kind: Kind<F>, change: Change<F>) {
  for (const { id, values } of await listPresent(kysely, kind)) {
    const content = JSON.stringify({ ...values, ...change(values) });
    await kysely.updateTable("club_records").set({ content }).where("id", "=", id).execute();
  }
}

/** The club with a prepared season, in which all costs more and begins earlier. */
async function openPreview(database: Database) {
  await fillClub(database, { words: "demo", now: NOW });
  const { id } = await prepareNextSeason(database, { userId: null, now: NOW });
  await changeAll(database, season, ({ label, fees }) =>
    label === "2027-2028" ? { fees: fees.map((fee) => ({ ...fee, amount: 777 })) } : {},
  );
  await changeAll(database, session, (values) => (values.season === id ? { start: "06:45" } : {}));
  const site = testServices(database, { now: NOW });
  const email = "maelle@exemple.fr";
  await createTestAccount(site, { email, role: "administrator" });
  const cookie = await openTestSession(site, email);
  const open = (address: string) => {
    const url = new URL(`http://localhost:3000/admin/apercu/jour/${address}`);
    const request = new Request(url, { headers: { cookie } });
    const params = { "*": url.pathname.slice("/admin/apercu/jour/".length) };
    return loader({ request, url, params, context: testContext(site) } as never);
  };
  return { id, open };
}

const PAGES = ["horaires", "inscription/aide", `sections/${WALKING}`, "inscription/sport-sante"];

test("the fees of a prepared season are seen from its renewal, its hours from its first day", async ({
  database,
}) => {
  const { open, id } = await openPreview(database);
  const seenOn = async (day: string) => {
    const opened = await Promise.all(PAGES.map((page) => open(`${day}/${page}`)));
    const sheets = opened.map(({ shown }) => shown.sheet);
    const fees = sheets.flatMap((sheet) => ("season" in sheet ? sheet.season.fees : []));
    const sessions = sheets.flatMap((sheet) => ("sessions" in sheet ? sheet.sessions : []));
    return {
      fees: new Set(fees.map(({ amount }) => amount)),
      hours: new Set(sessions.map(({ start }) => start)),
    };
  };
  const old = await seenOn("2027-06-14");
  expect(old.fees).toContain(145);
  expect(old.fees).not.toContain(777);
  expect(old.hours).not.toContain("06:45");
  const next = { fees: new Set([777]), hours: new Set(["06:45"]) };
  expect(await seenOn("2027-06-15")).toEqual({ ...next, hours: old.hours });
  expect(await seenOn("2027-08-31")).toEqual({ ...next, hours: old.hours });
  expect(await seenOn("2027-09-01")).toEqual(next);
  expect(await open("2027-06-15/horaires")).toMatchObject({
    day: "2027-06-15",
    leave: `/admin/saisons/${id}`,
  });
});

test("the timetable of another day is narrowed down as today's is", async ({ database }) => {
  const { open } = await openPreview(database);
  const { shown } = await open(`2027-09-01/horaires?section=${WALKING}`);
  expect(shown).toMatchObject({ pages: "timetable", sheet: { query: { section: WALKING } } });
  const { sheet } = shown as Extract<typeof shown, { pages: "timetable" }>;
  expect(new Set(sheet.sessions.map(({ section }) => section))).toEqual(new Set([WALKING]));
});

test.for([
  ["", "Il manque le jour."],
  ["horaires", "Ce jour n’existe pas."],
  ["2027-02-30/horaires", "Ce jour n’existe pas."],
  ["demain/horaires", "Ce jour n’existe pas."],
  ["9999-01-01/horaires", /^Aucune saison n’a ce jour.: les vôtres vont du .* au 31 août 2028\.$/],
  ["2020-01-01/horaires", /^Aucune saison n’a ce jour/],
] as const)(
  "a day that cannot be shown is refused in a sentence: %s",
  async ([address, sentence], { database }) => {
    const { open } = await openPreview(database);
    await expect(open(address)).rejects.toMatchObject({
      data: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
      init: { status: 400 },
    });
  },
);

test("a page that does not turn with the seasons has no such preview", async ({ database }) => {
  const { open } = await openPreview(database);
  for (const page of ["", "/contacts", "/sections/zzz", "/inscription/__proto__", "/horaires/x"]) {
    await expect(open(`2027-09-01${page}`), page).rejects.toMatchObject({ init: { status: 404 } });
  }
});
