import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { eraseDeleted } from "~/platform/database/erase-deleted.server";
import { newSecret } from "~/platform/random.server";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { PURGES } from "./jobs";
import { createCheck } from "./scheduler";

/** Some 50 kB, a part of which is recognised wherever it is left: a page of the file holds 4 kB. */
function longMessage(canary: string): string {
  return Array.from({ length: 1_000 }, (_, line) => `${canary} ligne ${line} du message`).join(
    "\n",
  );
}

test("a purged message of 50 kB is in none of SQLite's files", async ({
  database,
  testDatabase,
}) => {
  // PostgreSQL clears its pages in its time.
  if (database.engine !== "sqlite") return;
  const folder = dirname(testDatabase.location ?? "");
  const isThere = async (text: string) => {
    const files = await readdir(folder);
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return contents.some((content) => content.includes(text));
  };
  const site = testServices(database);
  const [old, recent] = [newSecret().toLowerCase(), newSecret().toLowerCase()];
  const receivedAt = new Date("2025-03-10T10:00:00Z");
  await storeTestMessage(database, { message: longMessage(old), now: receivedAt });
  await storeTestMessage(database, { message: longMessage(recent), email: "lea@exemple.fr" });
  // It stands in the file, not in the log of writes alone.
  await eraseDeleted(database);
  expect(await isThere(old)).toBe(true);

  await createCheck(PURGES, { ...site, now: () => site.now }, new AbortController().signal)();
  expect(await database.kysely.selectFrom("contact_messages").select("id").execute()).toHaveLength(
    1,
  );
  expect(await isThere(old)).toBe(false);
  expect(await isThere(recent)).toBe(true);
});
