import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { maySeeEditLink } from "./may-see-edit-link.server";

async function openVisit(database: Database, role: Role) {
  const site = testServices(database, { now: new Date() });
  const email = `${role}@exemple.fr`;
  await createTestAccount(site, { email, role });
  const cookie = await openTestSession(site, email);
  return {
    site,
    at: (path: string) => new Request(`http://localhost:3000${path}`, { headers: { cookie } }),
  };
}

test("administrators see the way to the screens of a page, nobody else", async ({ database }) => {
  const administrator = await openVisit(database, "administrator");
  expect(await maySeeEditLink(administrator.at("/horaires"), administrator.site)).toBe(true);
  expect(await maySeeEditLink(administrator.at("/admin/horaires"), administrator.site)).toBe(false);
  const editor = await openVisit(database, "editor");
  expect(await maySeeEditLink(editor.at("/horaires"), editor.site)).toBe(false);
  const stranger = new Request("http://localhost:3000/horaires");
  expect(await maySeeEditLink(stranger, editor.site)).toBe(false);
});

test("a page is shown without it while its session cannot be read", async ({ database }) => {
  const { site, at } = await openVisit(database, "administrator");
  const { schema } = database.kysely;
  await schema.alterTable("admin_profiles").renameTo("away").execute();
  expect(await maySeeEditLink(at("/horaires"), site)).toBe(false);
  await schema.alterTable("away").renameTo("admin_profiles").execute();
  expect(await maySeeEditLink(at("/horaires"), site)).toBe(true);
});
