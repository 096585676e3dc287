import { sql } from "kysely";
import { expect, vi } from "vitest";
import { openPostgresDatabase } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { test } from "~tests/support/database-test";
import { createDatabaseReach } from "./database-reach.server";

const away = (code: string) => Object.assign(new Error("no"), { code });

test.for([
  [away("ECONNREFUSED"), "away"],
  [away("57P01"), "away"],
  [away("08006"), "away"],
  [new Error("Connection terminated unexpectedly"), "away"],
  [new Error("timeout exceeded when trying to connect"), "away"],
  [new AggregateError([away("ECONNREFUSED")]), "away"],
  [away("53100"), "full"],
  [away("55P03"), "held"],
  [Object.assign(new Error("busy"), { errcode: 5 }), "away"],
  [Object.assign(new Error("full"), { errcode: 13 }), "full"],
  [away("23505"), null],
  [new Error("a bug"), null],
] as const)("%s is %s", ([error, trouble]) => {
  const reach = createDatabaseReach({ canBeLost: true });
  const before = performance.now();
  reach.noteFailure(error);
  expect(reach.troubleSince(before)).toBe(trouble);
  expect(reach.isLost()).toBe(trouble === "away");
  reach.noteAnswer();
  expect(reach.isLost()).toBe(false);
  expect(reach.troubleSince(performance.now() + 1)).toBeNull();
});

test("of two troubles the graver counts: a page is then shown as it was", () => {
  const reach = createDatabaseReach({ canBeLost: true });
  const before = performance.now();
  reach.noteFailure(away("ECONNRESET"));
  reach.noteFailure(away("55P03"));
  expect(reach.troubleSince(before)).toBe("away");
});

test("a server that is not there is noticed by whoever asks it", async ({ database }) => {
  if (database.engine === "sqlite") return;
  const absent = openPostgresDatabase("postgresql://127.0.0.1:1/x");
  await expect(sql`select 1`.execute(absent.kysely)).rejects.toThrow();
  expect(absent.reach.isLost()).toBe(true);
  await absent.close();
});

test("a connection ended in the middle of a transaction takes nothing else along", async ({
  database,
  testDatabase,
}) => {
  // The embedded PostgreSQL has one connection, that nobody else can end.
  if (!database.pool) return;
  const changes = vi.fn();
  database.reach.onChange(changes);
  const other = testDatabase.open();
  const interrupted = transaction(database, async (trx) => {
    await trx.deleteFrom("content_version").execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.kysely);
    await vi.waitFor(() => expect(database.reach.isLost()).toBe(true));
    await sql`select 1`.execute(trx);
  });
  await expect(interrupted).rejects.toThrow();
  await transaction(database, async () => undefined);
  expect(changes.mock.calls).toEqual([[true], [false]]);
});

test("a full disk is told, breaks nothing, and is forgotten when there is room", async ({
  database,
}) => {
  // PostgreSQL has no such limit to set; its code for it is among those above.
  if (database.engine === "postgres") return;
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
  const limitTo = (count: number) =>
    sql`pragma max_page_count = ${sql.lit(count)}`.execute(database.kysely);
  await limitTo(pages.rows[0]?.page_count ?? 0);
  const setting = { key: "heavy", value: "x".repeat(1_000_000) };
  const write = () =>
    transaction(database, (trx) => trx.insertInto("site_settings").values(setting).execute());
  const started = performance.now();
  await expect(write()).rejects.toThrow("full");
  expect(database.reach.troubleSince(started)).toBe("full");
  await limitTo(1_000_000);
  await write();
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    database.kysely,
  );
  expect(whole.rows).toEqual([{ integrity_check: "ok" }]);
});
