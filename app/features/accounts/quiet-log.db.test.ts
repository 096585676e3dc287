import { beforeEach, describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { createLog, type Log, requestLog } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { forgetLimits } from "~/platform/rate-limits.server";
import { createTestAccount, openTestSession, TEST_PASSWORD } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { requestWith } from "~tests/support/two-step-account";
import { requireUser } from "./guard.server";
import { attemptLogin } from "./login.server";

type Line = Record<string, unknown>;

const HOUR = 60 * 60_000;
const EMAIL = "josiane@exemple.fr";

/** A log of a test's own: what an earlier one left under way still writes into its own. */
function openLog() {
  const lines: Line[] = [];
  return { lines, log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }) };
}

beforeEach(forgetLimits);

type Asked = { log: Log; requestId: string; now?: Date };

/** The site, as a request with this id gets it. */
function siteOf(database: Database, { log, requestId, now = new Date() }: Asked) {
  return testServices(database, { log: requestLog(log, requestId), requestId, now });
}

describe("the lines of a login", () => {
  test("carry the id of their own request, and none where the library speaks", async ({
    database,
  }) => {
    const { lines, log } = openLog();
    const first = siteOf(database, { log, requestId: "first" });
    await createTestAccount(first, { email: EMAIL });
    await attemptLogin(requestWith(), first, { email: EMAIL, password: TEST_PASSWORD });
    await attemptLogin(requestWith(), siteOf(database, { log, requestId: "second" }), {
      email: EMAIL,
      password: "au hasard",
    });
    const told = lines.map(({ source, requestId, outcome }) => ({ source, requestId, outcome }));
    expect(told).toEqual([
      { requestId: "first", outcome: "session" },
      { source: "better-auth" },
      { requestId: "second", outcome: "refused" },
    ]);
    expect(JSON.stringify(lines)).not.toContain(EMAIL);
  });
});

describe("a refusal by role", () => {
  async function openEditor(database: Database, log: Log) {
    const site = testServices(database, { now: new Date() });
    const email = `${newId()}@exemple.fr`;
    const id = await createTestAccount(site, { email, role: "editor" });
    const cookie = await openTestSession(site, email);
    const ask = async (path: string, { now = site.now, requestId = "r" } = {}) => {
      const request = new Request(`http://localhost:3000${path}`, { headers: { cookie } });
      const context = testContext(siteOf(database, { log, requestId, now }));
      await expect(requireUser(request, context, "shop")).rejects.toMatchObject({ status: 403 });
    };
    return { id, ask, now: site.now };
  }

  test("leaves one line an hour for each person and screen", async ({ database }) => {
    const { lines, log } = openLog();
    const { id, ask, now } = await openEditor(database, log);
    const later = (ms: number) => new Date(now.getTime() + ms);
    await ask("/admin/boutique/commandes", { requestId: "first" });
    await ask("/admin/boutique/commandes?page=2");
    await ask("/admin/boutique/commandes.data?_routes=x");
    await ask("/admin/boutique/commandes", { now: later(HOUR - 1) });
    expect(lines).toMatchObject([
      {
        level: 40,
        requestId: "first",
        user: id,
        role: "editor",
        screen: "/admin/boutique/commandes",
        permission: "shop",
      },
    ]);
    await ask("/admin/boutique/commandes", { now: later(HOUR) });
    expect(lines).toHaveLength(2);
  });

  test("counts the records of one screen as one, and other screens and people apart", async ({
    database,
  }) => {
    const { lines, log } = openLog();
    const one = await openEditor(database, log);
    const other = await openEditor(database, log);
    await one.ask(`/admin/boutique/commandes/${newId()}`);
    await one.ask(`/admin/boutique/commandes/${newId()}.data`);
    expect(lines.map(({ screen }) => screen)).toEqual(["/admin/boutique/commandes/…"]);
    await one.ask("/admin/boutique/produits");
    await other.ask("/admin/boutique/produits");
    expect(lines).toHaveLength(3);
  });

  test("is told again where the clock was set back", async ({ database }) => {
    const { lines, log } = openLog();
    const { ask, now } = await openEditor(database, log);
    await ask("/admin/comptes");
    await ask("/admin/comptes", { now: new Date(now.getTime() - 24 * HOUR) });
    expect(lines).toHaveLength(2);
  });
});
