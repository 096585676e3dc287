import { inject, test as plainTest } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { createTestDatabase, type TestDatabase } from "./test-database";

type Fixtures = {
  /** A freshly migrated database of the test's own, on the project's engine. */
  database: Database;
  /** The same one, for tests that need a second connection to it or its location. */
  testDatabase: TestDatabase;
  /** Further databases, removed after the test. */
  createDatabase: (options?: { empty?: boolean }) => Promise<TestDatabase>;
};

/** Vitest's `test` for `*.db.test.ts`, which run on SQLite and on PostgreSQL. */
export const test = plainTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern.
  createDatabase: async ({}, use) => {
    const made: TestDatabase[] = [];
    await use(async (options) => {
      const database = await createTestDatabase(inject("testEngine"), options);
      made.push(database);
      return database;
    });
    for (const database of made) await database.remove();
  },
  testDatabase: async ({ createDatabase }, use) => use(await createDatabase()),
  database: async ({ testDatabase }, use) => use(testDatabase.open()),
});
