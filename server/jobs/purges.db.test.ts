import type { Kysely } from "kysely";
import { beforeEach, expect } from "vitest";
import { CONTENT_KINDS, CONTENT_TABLES, KINDS } from "~/kinds.server";
import { addMonths } from "~/lib/add-months";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import { believeClock } from "~/platform/clock-doubt.server";
import type { VersionedTable } from "~/platform/database/versioned-rows.server";
import { newId } from "~/platform/random.server";
import type { Schema } from "~database/schema";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { addRecord } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { type DemoSite, demoSite, loadSmallDemo } from "~tests/support/demo-site";
import { doubtClock } from "~tests/support/doubted-clock";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { jobsOf } from "./jobs";
import { createCheck } from "./scheduler";

/** From when on a row is kept, and for how long: a period of the privacy page, or days. */
type Period = { column: string; kept: keyof typeof RETENTION | number };

const WITH_ITS_RECORD = "goes with what it belongs to";
const ERASED = "goes once it is deactivated: erase-accounts.db.test.ts";
const BY_HAND = "stays until somebody takes it away";
const OF_THE_SITE = "tells nothing of anybody";

/**
 * How long each table keeps a row, as the privacy page says; those of content keep it for 30 days
 * after it was thrown away. A new table does not compile before it is told how long.
 */
const KEPT: Record<Exclude<keyof Schema, VersionedTable>, Period | string> = {
  contact_messages: { column: "received_at", kept: "contactMessagesMonths" },
  message_replies: WITH_ITS_RECORD,
  orders: { column: "placed_at", kept: "ordersYears" },
  sale_terms: "go with the last order that was placed under them: purge-orders.db.test.ts",
  withdrawals: { column: "declared_at", kept: "withdrawalsYears" },
  mail_outbox: { column: "created_at", kept: "orderMailsDays" },
  visit_counts: { column: "day", kept: "visitsMonths" },
  vital_counts: { column: "day", kept: 90 },
  visit_salts: { column: "day", kept: 0 },
  visit_marks: { column: "day", kept: 0 },
  activity_log: { column: "created_at", kept: "activityLogMonths" },
  sessions: { column: "expires_at", kept: 0 },
  verifications: { column: "expires_at", kept: 0 },
  used_totp_codes: { column: "used_at", kept: 0 },
  login_addresses: { column: "used_at", kept: "loginAddressDays" },
  account_links: { column: "expires_at", kept: 30 },
  used_challenges: { column: "expires_at", kept: 0 },
  rate_limits: { column: "expires_at", kept: 0 },
  article_images: WITH_ITS_RECORD,
  article_revisions: WITH_ITS_RECORD,
  club_revisions: WITH_ITS_RECORD,
  product_images: WITH_ITS_RECORD,
  product_variants: WITH_ITS_RECORD,
  stock_changes: WITH_ITS_RECORD,
  order_lines: WITH_ITS_RECORD,
  gallery_images_with_author: WITH_ITS_RECORD,
  users: ERASED,
  admin_profiles: WITH_ITS_RECORD,
  credentials: WITH_ITS_RECORD,
  two_factors: WITH_ITS_RECORD,
  blocked_senders: BY_HAND,
  erased_accounts: OF_THE_SITE,
  media_files: "goes in the cleanup of the night",
  storage_cleanup_log: OF_THE_SITE,
  content_version: OF_THE_SITE,
  demo_rows: OF_THE_SITE,
  site_settings: OF_THE_SITE,
  background_tasks: OF_THE_SITE,
};

const periods: readonly (Period & { table: string })[] = [
  ...Object.entries(KEPT).flatMap(([table, kept]) =>
    typeof kept === "string" ? [] : [{ table, ...kept }],
  ),
  ...CONTENT_KINDS.map(
    ({ table }) => ({ table, column: "deleted_at", kept: "trashDays" }) as const,
  ),
];

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

/** A row at least in each table whose rows go. */
async function fill(site: DemoSite): Promise<void> {
  const { database, now } = site;
  const { kysely } = database;
  await loadSmallDemo(site);
  for (const kind of KINDS) {
    await addRecord(database, kind, now);
  }
  const email = "zoe@exemple.fr";
  const userId = await createTestAccount(site, { email });
  await openTestSession(site, email);
  await storeTestMessage(database);
  const [variantId = ""] = (await addProduct(database)).variantIds;
  await placeTestOrder(database, { lines: [{ variantId }], now });
  const at = now.toISOString();
  const day = parisDay(now);
  const withdrawal = { order_id: null, order_number: "1", summary: "", refund_cents: 1_850 };
  await kysely
    .insertInto("withdrawals")
    .values({ ...withdrawal, id: newId(), name: "Zoé", email, declared_at: at })
    .execute();
  const mail = { payload: "{}", attempts: 1, last_error: null, claimed_until: null, sent_at: at };
  await kysely
    .insertInto("mail_outbox")
    .values({
      ...mail,
      id: newId(),
      purpose: "order",
      state: "sent",
      next_attempt_at: null,
      created_at: at,
    })
    .execute();
  const visit = { day, label: "", views: 1, visits: 1, visitors: 1 };
  await kysely
    .insertInto("visit_counts")
    .values({ ...visit, measure: "all" })
    .execute();
  const vital = { day, page: "/", device: "phone", metric: "lcp", bucket: 1, samples: 1 };
  await kysely.insertInto("vital_counts").values(vital).execute();
  await kysely.insertInto("visit_salts").values({ day, salt: "salt" }).execute();
  await kysely.insertInto("visit_marks").values({ day, mark: "mark", last_seen_at: at }).execute();
  await kysely
    .insertInto("activity_log")
    .values({
      id: newId(),
      action: "created",
      subject: "site",
      subject_id: null,
      label: "",
      user_id: null,
      created_at: at,
    })
    .execute();
  await kysely
    .insertInto("login_addresses")
    .values({ user_id: userId, address_hash: "address", used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto("account_links")
    .values({
      id: newId(),
      token_hash: "token",
      email,
      role: "editor",
      created_at: at,
      expires_at: at,
      used_at: null,
    })
    .execute();
  const pending = { identifier: "2fa-a", value: userId, created_at: at, updated_at: at };
  await kysely
    .insertInto("verifications")
    .values({ ...pending, id: newId(), expires_at: at })
    .execute();
  await kysely
    .insertInto("used_totp_codes")
    .values({ user_id: userId, code_hash: "code", used_at: at })
    .execute();
  await kysely.insertInto("used_challenges").values({ signature: "s", expires_at: at }).execute();
  await kysely.insertInto("rate_limits").values({ key: "k", points: 1, expires_at: at }).execute();
}

/** The value of a column as many days after its period as `beyond` says, before when negative. */
function agedValue({ column, kept }: Period, now: Date, beyond: number): string {
  const end = Date.parse(periodBefore(now, kept)) - beyond * 86_400_000;
  return column === "day" ? parisDay(new Date(end)) : new Date(end).toISOString();
}

function periodBefore(now: Date, kept: Period["kept"]): string {
  const count = typeof kept === "number" ? kept : Number(RETENTION[kept]);
  const unit = typeof kept === "number" ? "Days" : kept.replace(/^.*(?=Days|Months|Years)/, "");
  if (unit === "Months") return addMonths(now.toISOString(), -count);
  if (unit === "Years") return addMonths(now.toISOString(), -12 * count);
  return new Date(now.getTime() - count * 86_400_000).toISOString();
}

/** Gives all rows an age. */
async function age(site: DemoSite, beyond: number): Promise<void> {
  // Tables and columns are named at run time.
  const tables = site.database.kysely as unknown as Kysely<Record<string, Record<string, string>>>;
  for (const period of periods) {
    const value = agedValue(period, site.now, beyond);
    await tables
      .updateTable(period.table)
      .set({ [period.column]: value })
      .execute();
  }
}

/** Has the jobs run, and returns the tables that still have a row of that age. */
async function tablesLeft(site: DemoSite, beyond: number): Promise<string[]> {
  const { now } = site;
  const tables = site.database.kysely as unknown as Kysely<Record<string, Record<string, string>>>;
  const running = { ...site, now: () => now };
  for (const job of jobsOf(running)) {
    if (["purges", "mail", "visitor-digests"].includes(job.name)) {
      await createCheck(job, running, new AbortController().signal)();
    }
  }
  // A purge is due every hour.
  await site.database.kysely.deleteFrom("background_tasks").where("name", "=", "purges").execute();
  const left: string[] = [];
  for (const period of periods) {
    const rows = await tables
      .selectFrom(period.table)
      .select(period.column)
      .where(period.column, "=", agedValue(period, now, beyond))
      .execute();
    if (rows.length > 0) left.push(period.table);
  }
  return left;
}

test("everything is kept as long as the privacy page says, and no longer", async ({ database }) => {
  const site = demoSite(database, dataDir);
  await fill(site);
  const all = periods.map(({ table }) => table);
  await age(site, -1);
  expect(await tablesLeft(site, -1)).toEqual(all);
  await age(site, 1);
  expect(await tablesLeft(site, 1)).toEqual([]);
});

test("nothing goes by its age before the clock is believed", async ({ database }) => {
  const site = demoSite(database, dataDir);
  await fill(site);
  await age(site, 1);
  await doubtClock(site);
  const left = await tablesLeft(site, 1);
  // The key of an ended day is thrown away at midnight, whatever the clock (jobs.ts).
  const atMidnight = ["visit_salts", "visit_marks"];
  const waiting = periods.filter(({ table }) => !atMidnight.includes(table));
  expect(left).toEqual(waiting.map(({ table }) => table));
  const userId = await createTestAccount(site, { email: "maelle@exemple.fr" });
  expect(await believeClock(site, { userId, now: site.now })).toBe(true);
  expect(await tablesLeft(site, 1)).toEqual([]);
});

test("walks every table of content, and every period of the privacy page", async ({ database }) => {
  const tables = await database.kysely.introspection.getTables();
  const trashable = tables.filter(
    ({ columns, isView }) => !isView && columns.some(({ name }) => name === "deleted_at"),
  );
  expect(trashable.map(({ name }) => name).toSorted()).toEqual(CONTENT_TABLES.toSorted());
  const held = new Set(periods.map(({ kept }) => kept));
  const elsewhere = [
    // By a browser: privacy-promises.test.ts.
    "basketDays",
    "orderCookieDays",
    // Files: backup-folder.test.ts.
    "backupsDays",
    // Once deactivated: erase-accounts.db.test.ts.
    "accountsDays",
    // As it is opened: privacy-periods.db.test.ts.
    "sessionDays",
    // By the people of the club and its host.
    "membersYears",
    "healthDocuments",
    "technicalLogDays",
  ];
  const others = Object.keys(RETENTION).filter((key) => !held.has(key as keyof typeof RETENTION));
  expect(others.toSorted()).toEqual(elsewhere.toSorted());
});
