import { beforeEach, expect, vi } from "vitest";
import { createInvitation } from "~/features/accounts/account-links.server";
import { createAdministrator } from "~/features/accounts/accounts.server";
import { passwordWork } from "~/features/accounts/password-hash.server";
import { makePasswordLink } from "~/features/accounts/password-links.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { action, headers, loader } from "./welcome";

const ADDRESS = "192.0.2.1";
const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: "dix foulées plus loin",
};

type Reply = {
  data: { errors: Record<string, string[]> };
  init: { status: number; headers?: Record<string, string> };
};

beforeEach(() => rateLimits.reset("account-link", ADDRESS));

async function openSite(database: Database) {
  const site = testServices(database, { clientAddress: ADDRESS, now: new Date() });
  return { site, hash: vi.spyOn(passwordWork, "run") };
}

async function firstLink({ database, now }: Services): Promise<string> {
  const link = { email: null, role: "administrator", createdBy: null, now } as const;
  return (await transaction(database, (trx) => createInvitation(trx, link))).secret;
}

async function send(site: Services, fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(fields);
  const request = new Request("http://localhost:3000/admin/bienvenue", { method: "POST", body });
  const args = { request, url: new URL(request.url), params: {}, context: testContext(site) };
  return await (action as (args: unknown) => Promise<unknown>)(args);
}

async function refusalFor(site: Services, jeton: string): Promise<Reply> {
  return (await send(site, { ...PERSON, jeton })) as Reply;
}

test("a void link is refused with 410 before any password is hashed", async ({ database }) => {
  const { site, hash } = await openSite(database);
  const { data, init } = await refusalFor(site, "inventé");
  expect(init.status).toBe(410);
  expect(data.errors[""]?.[0]).toMatch(/n’est plus valable/);
  expect(JSON.stringify(data)).not.toContain(PERSON.password);
  expect(hash).not.toHaveBeenCalled();
});

test("an address that tried twenty links waits, even with a good one", async ({ database }) => {
  const { site, hash } = await openSite(database);
  const secret = await firstLink(site);
  for (let i = 0; i < 20; i += 1) await refusalFor(site, "inventé");
  const { data, init } = await refusalFor(site, secret);
  expect(init.status).toBe(429);
  expect(init.headers).toEqual({ "retry-after": expect.stringMatching(/^\d+$/) });
  expect(data.errors[""]?.[0]).toMatch(/^Trop d’essais. Réessayez dans 15\u00a0minutes.$/);
  expect(hash).not.toHaveBeenCalled();
});

test("a link for a new password creates no account", async ({ database }) => {
  const { site } = await openSite(database);
  await createAdministrator(site, PERSON);
  const member = { ...PERSON, email: "membre@exemple.fr" };
  const [asker, target] = [
    await createAdministrator(site, { ...PERSON, email: "chef@exemple.fr" }),
    await createAdministrator(site, member),
  ];
  if (asker.kind !== "created" || target.kind !== "created") throw new Error("No accounts.");
  const made = await makePasswordLink(database, target.userId, {
    userId: asker.userId,
    now: site.now,
  });
  if (made.kind !== "made") throw new Error(made.kind);
  const { init } = await refusalFor(site, made.link.secret);
  expect(init.status).toBe(410);
  expect(await database.kysely.selectFrom("users").select("id").execute()).toHaveLength(3);
});

test("what the page asks for says nothing of its address, and a refusal keeps its wait", () => {
  const headersAfter = (actionHeaders: Headers) => {
    const none = new Headers();
    const args = {
      actionHeaders,
      loaderHeaders: none,
      parentHeaders: none,
      errorHeaders: undefined,
    };
    return Object.fromEntries(new Headers(headers(args)));
  };
  expect(headersAfter(new Headers())).toEqual({ "referrer-policy": "strict-origin" });
  expect(headersAfter(new Headers({ "retry-after": "900" }))).toEqual({
    "referrer-policy": "strict-origin",
    "retry-after": "900",
  });
});

test("a good link creates the account, signs in, and does not count", async ({ database }) => {
  const { site } = await openSite(database);
  const secret = await firstLink(site);
  for (let i = 0; i < 19; i += 1) await refusalFor(site, "inventé");
  const sent = await send(site, { ...PERSON, jeton: secret });
  if (!(sent instanceof Response)) throw new Error("The account was not created.");
  expect([sent.status, sent.headers.get("location")]).toEqual([302, "/admin?connexion=faite"]);
  expect(sent.headers.getSetCookie()).not.toEqual([]);
  expect((await refusalFor(site, secret)).init.status).toBe(410);
});

test("a password set by a link ends on a page that is no error", async ({ database }) => {
  const { site } = await openSite(database);
  const person = await createAdministrator(site, PERSON);
  const chief = await createAdministrator(site, { ...PERSON, email: "chef@exemple.fr" });
  if (person.kind !== "created" || chief.kind !== "created") throw new Error("No accounts.");
  const asker = { userId: chief.userId, now: site.now };
  const made = await makePasswordLink(database, person.userId, asker);
  if (made.kind !== "made") throw new Error(made.kind);
  const fields = { intent: "password", jeton: made.link.secret };

  const own = (await send(site, { ...fields, password: PERSON.email })) as Reply;
  expect([own.init.status, Object.keys(own.data.errors)]).toEqual([400, ["password"]]);
  const done = await send(site, { ...fields, password: "une autre phrase" });
  if (!(done instanceof Response)) throw new Error("Not sent on.");
  expect(done.status).toBe(302);

  const url = new URL(done.headers.get("location") ?? "", "http://localhost:3000");
  const args = { request: new Request(url), url, params: {}, context: testContext(site) };
  const page = (await (loader as (args: unknown) => Promise<unknown>)(args)) as Reply;
  expect(page.init?.status ?? 200).toBe(200);
  expect(page.data).toMatchObject({ isPasswordChanged: true, refusal: null });
});
