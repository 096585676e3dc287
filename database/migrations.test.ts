import { createHash } from "node:crypto";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import type { Engine } from "~/platform/database/engine";
import { migrations } from "./migrations";

const DIALECTS = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
} as const;

/** Of all that a migration says to the database; one that has landed is never changed, a new one is added. */
async function checksums(engine: Engine): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [name, migration] of Object.entries(migrations(engine))) {
    const hash = createHash("sha256");
    const db = new Kysely<unknown>({
      dialect: DIALECTS[engine],
      log: ({ query }) => {
        // An instant or an id that is made as it runs is no part of what it says.
        hash.update(query.sql);
      },
    });
    await migration.up(db);
    sums[name] = hash.digest("hex").slice(0, 16);
  }
  return sums;
}

test("no migration that landed says anything else than it did", async () => {
  expect({
    sqlite: await checksums("sqlite"),
    postgres: await checksums("postgres"),
  }).toMatchInlineSnapshot(`
    {
      "postgres": {
        "0001-foundation": "68406469633dea29",
        "0002-row-level-security": "02ab65bc9c0bbf02",
        "0003-administration": "b6f2f636228e532b",
        "0004-contact": "fe55e7fba1b14fb8",
        "0005-many-instances": "9e90f5a1c4f1782d",
        "0006-shop": "783ca7d38b307be9",
        "0007-visits": "e43ca21d76327fef",
        "0008-indexes": "1d2abd29f3683823",
        "0009-first-screen-indexes": "1877316bfffce22c",
        "0010-event-end": "2d7a038382027725",
        "0011-login-safety": "4c8d1f2e32fcd196",
        "0012-unfetched-orders": "f8d4414263e36d61",
        "0013-held-messages": "e6d09a8c7d03956e",
        "0014-erased-accounts": "13434ae362f9ef2e",
        "0015-stored-texts": "1c7eec53f134ffc9",
        "0016-orders-without-reminders": "6cc0f4b769b0b862",
        "0017-no-held-messages": "f9da92f048054ff4",
        "0018-club-records": "8d0a821c0956086a",
        "0019-sale-terms": "199dc806e5944745",
        "0020-message-replies": "ad2369ebf7c89f0f",
        "0021-partner-ground": "2ffcf60917ee417e",
      },
      "sqlite": {
        "0001-foundation": "a1fc8acc0dd30285",
        "0002-row-level-security": "e3b0c44298fc1c14",
        "0003-administration": "39e94504003cfcbf",
        "0004-contact": "f26641d64a6e27d7",
        "0005-many-instances": "bbca8fd7fa1564fb",
        "0006-shop": "44b8d68d756a36fe",
        "0007-visits": "46051c275fefbe0e",
        "0008-indexes": "1d2abd29f3683823",
        "0009-first-screen-indexes": "1877316bfffce22c",
        "0010-event-end": "e46c0a6d888ef5e6",
        "0011-login-safety": "f6c4c361ef8d208a",
        "0012-unfetched-orders": "161d814e65aff62b",
        "0013-held-messages": "e1621f111ff80e1b",
        "0014-erased-accounts": "f67034db92e6884a",
        "0015-stored-texts": "f4396a43689401f8",
        "0016-orders-without-reminders": "6cc0f4b769b0b862",
        "0017-no-held-messages": "f9da92f048054ff4",
        "0018-club-records": "b278fcd2953e6851",
        "0019-sale-terms": "766bbd88024d234f",
        "0020-message-replies": "fb0e706efad81bc4",
        "0021-partner-ground": "2ffcf60917ee417e",
      },
    }
  `);
});
