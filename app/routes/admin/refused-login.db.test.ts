import { beforeEach, describe, expect, vi } from "vitest";
import { passwordWork } from "~/features/accounts/password-hash.server";
import type { Database } from "~/platform/database/database.server";
import { forgetLimits } from "~/platform/rate-limits.server";
import { BusyError } from "~/platform/work-queues";
import { findWrittenDocument } from "~/platform/written-document.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import * as entrance from "./entrance";
import * as forgottenPassword from "./forgotten-password";

const EMAIL = "camille.o'neil@les-pins.example";
const TYPED = "camille.o&#x27;neil@les-pins.example";
const RETOUR = '/admin/actualites?q="><script>';
const RETOUR_WRITTEN = "/admin/actualites?q=&quot;&gt;&lt;script&gt;";

beforeEach(forgetLimits);

type Reply = { data: { errors: Record<string, string[]> }; init: { status: number } };

/** Sends a form of its own request: what its page answers, and the document that takes the page's place. */
async function send(
  database: Database,
  { action }: { action: unknown },
  fields: Record<string, string>,
) {
  const site = testServices(database);
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/admin?index", { method: "POST", body });
  const args = { request, url: new URL(request.url), params: {}, context: testContext(site) };
  const reply = (await (action as (args: never) => Promise<unknown>)(args as never)) as Reply;
  return {
    status: reply.init.status,
    sentence: reply.data.errors[""]?.[0] ?? "",
    html: findWrittenDocument(site),
  };
}

describe("a login that is refused without looking at the password", () => {
  const login = { email: EMAIL, password: "au hasard, encore", retour: RETOUR };

  test.for([
    ["busy", 503, /beaucoup de connexions à la fois/],
    ["limited", 429, /^Trop d’essais\. Réessayez dans 15.minutes\.$/],
  ] as const)(
    "since it is %s: a page that is not drawn",
    async ([kind, status, words], { database }) => {
      const hashing = vi.spyOn(passwordWork, "run");
      if (kind === "busy") hashing.mockRejectedValue(new BusyError());
      else hashing.mockResolvedValue(Buffer.alloc(64));
      if (kind === "limited") {
        for (let i = 0; i < 5; i += 1) await send(database, entrance, login);
      }
      const refused = await send(database, entrance, login);
      expect(refused.status).toBe(status);
      expect(refused.sentence).toMatch(words);
      expect(refused.html).toContain(`<p role="alert">${refused.sentence}</p>`);
      expect(refused.html).toContain(`value="${TYPED}"`);
      expect(refused.html).toContain(
        `<input type="hidden" name="retour" value="${RETOUR_WRITTEN}"/>`,
      );
      expect(refused.html).not.toContain("<script");
      expect(refused.html).not.toContain(login.password);
    },
  );

  test("but a wrong password is answered by the page itself", async ({ database }) => {
    vi.spyOn(passwordWork, "run").mockResolvedValue(Buffer.alloc(64));
    const refused = await send(database, entrance, login);
    expect(refused).toMatchObject({ status: 400, html: null });
  });
});

test("so is a link for a forgotten password, asked for too often", async ({ database }) => {
  for (let i = 0; i < 10; i += 1)
    await send(database, forgottenPassword, { email: EMAIL }).catch(() => 0);
  const refused = await send(database, forgottenPassword, { email: EMAIL });
  expect(refused.status).toBe(429);
  expect(refused.html).toContain(refused.sentence);
  expect(refused.html).toContain(`value="${TYPED}"`);
});
