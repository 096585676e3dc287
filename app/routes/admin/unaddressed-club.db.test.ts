import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { findMessage } from "~/features/contact/inbox.server";
import type { Database } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { TEST_NOW, testServices } from "~tests/support/services";
import { loadDashboard } from "./dashboard.server";

async function isTold(database: Database, role: Role, contactTo: string | null = null) {
  const site = testServices(database);
  const environment = { ...site.environment, contactTo };
  const user = { id: "1", firstName: "Zoé", lastName: "", role } as SignedInUser;
  const { isUnaddressed } = await loadDashboard(user, { ...site, environment });
  return isUnaddressed;
}

describe("a club of which no address is known", () => {
  test("is told so on the dashboard of those who can write one", async ({ database }) => {
    expect(await isTold(database, "administrator")).toBe(true);
    expect(await isTold(database, "editor")).toBe(false);
    expect(await isTold(database, "administrator", "bureau@club.example")).toBe(false);
    await fillClub(database, { words: "demo", now: TEST_NOW });
    expect(await isTold(database, "administrator")).toBe(false);
  });

  test("keeps the messages of visitors without a mail", async ({ database }) => {
    const { id } = await storeTestMessage(database, { to: null });
    expect((await findMessage(database.kysely, id, TEST_NOW))?.mail).toEqual({ kind: "none" });
    expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });
});
