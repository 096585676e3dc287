import { beforeEach, describe, expect } from "vitest";
import { createAdministrator } from "~/features/accounts/accounts.server";
import { passwordWork } from "~/features/accounts/password-hash.server";
import { findSignedInUser, openLogin } from "~/features/accounts/sessions.server";
import type { Database } from "~/platform/database/database.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { settle } from "~tests/support/admin-routes";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { stopClock } from "~tests/support/stopped-clock";
import { totpCode, wrongTotpCode } from "~tests/support/totp";
import * as emailSave from "./email-save";
import * as entrance from "./entrance";
import * as identityConfirm from "./identity-confirm";
import * as ownSessions from "./own-sessions";
import * as passwordSave from "./password-save";
import * as profileSave from "./profile-save";
import * as twoStepCommands from "./two-step-commands";

const ADDRESS = "192.0.2.7";
const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: "dix foulées plus loin",
};

type Action = (args: never) => Promise<unknown>;
type Reply = {
  data: { errors: Record<string, string[]>; values?: unknown };
  init: { status: number; headers?: Record<string, string> };
};

beforeEach(() => rateLimits.reset("two-step-address", ADDRESS));

function cookiesOf(headers: Headers): string {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

async function openSite(database: Database) {
  const site = testServices(database, { clientAddress: ADDRESS, now: stopClock() });
  await createAdministrator(site, PERSON);
  const request = new Request("http://localhost:3000/admin");
  const opened = await openLogin(request, site, PERSON);
  const cookie = cookiesOf(opened?.headers ?? new Headers());
  const send = async (
    { action }: { action: unknown },
    fields: Record<string, string>,
    sent = cookie,
  ) => {
    const body = new URLSearchParams(fields);
    const headers = { cookie: sent, accept: "application/json" };
    const post = new Request("http://localhost:3000/admin", { method: "POST", body, headers });
    const args = { request: post, url: new URL(post.url), params: {}, context: testContext(site) };
    return await (action as Action)(args as never);
  };
  /** The status and the JSON of an answer. */
  const ask = async (
    module: { action: unknown },
    fields: Record<string, string>,
    sent = cookie,
  ) => {
    const response = await send(module, fields, sent);
    if (!(response instanceof Response)) throw new Error("No response.");
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  /** The same of a save in JSON. */
  const save = async (version: number, values: object) => {
    const post = new Request("http://localhost:3000/admin", {
      method: "POST",
      body: JSON.stringify({ intent: "save", version, values }),
      headers: { cookie, accept: "application/json", "content-type": "application/json" },
    });
    const args = { request: post, url: new URL(post.url), params: {}, context: testContext(site) };
    const response = await profileSave.action(args as never);
    return { status: response.status, body: await response.json() };
  };
  /** What `/admin` shows for these cookies, or where it leads. */
  const open = async (path: string, sent: string) => {
    const request = new Request(`http://localhost:3000${path}`, { headers: { cookie: sent } });
    const args = { request, url: new URL(request.url), params: {}, context: testContext(site) };
    const shown = await settle(() => entrance.loader(args as never));
    if (!(shown instanceof Response)) return shown;
    return { status: shown.status, location: shown.headers.get("location") };
  };
  return { site, cookie, send, ask, save, open };
}

describe("the profile form", () => {
  test("refuses what is no name, and a picture that is not one's own", async ({ database }) => {
    const { save } = await openSite(database);
    const names = { firstName: "Jo", lastName: "Lacoste" };
    const cases: [Record<string, string>, string][] = [
      [{ ...names, firstName: "   " }, "firstName"],
      [{ ...names, lastName: "é".repeat(10_000) }, "lastName"],
      [{ ...names, avatarUrl: "https://exemple.fr/x.jpg" }, "avatarUrl"],
      [
        {
          ...names,
          avatarUrl:
            "/media/avatars/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11/avatar.jpg?v=4x4-0123abcd",
        },
        "avatarUrl",
      ],
    ];
    for (const [fields, field] of cases) {
      const { status, body } = await save(1, fields);
      expect([status, Object.keys(body.errors)], field).toEqual([400, [field]]);
    }
  });

  test("keeps an odd name as it is, without what turns text around", async ({ database }) => {
    const { save } = await openSite(database);
    const stale = await save(1, { firstName: "Jo", lastName: "L" });
    expect(stale.status).toBe(409);
    const { version } = stale.body.current;
    const odd = { firstName: "<b>Jo</b> 🏃", lastName: "\u202eestocaL" };
    const { status, body } = await save(version, odd);
    expect(status).toBe(200);
    expect(body.record.values).toMatchObject({ firstName: "<b>Jo</b> 🏃", lastName: "estocaL" });
  });

  test("of an older version that is still open is asked to be loaded again", async ({
    database,
  }) => {
    const { ask } = await openSite(database);
    const posted = { version: "1", firstName: "Jo", lastName: "Lacoste" };
    const { status, body } = await ask(profileSave, posted);
    expect([status, body.kind]).toEqual([400, "failed"]);
    expect(body.message).toMatch(/^Le site a été mis à jour/);
  });
});

describe("the forms that ask for the password", () => {
  test("say which field is wrong, and are never kept by a cache", async ({ database }) => {
    const { ask } = await openSite(database);
    const password = PERSON.password;
    const wrong = await ask(emailSave, { email: "b@exemple.fr", password: "tout autre chose" });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["password"]]);
    expect(wrong.headers.get("cache-control")).toBe("no-store");
    const bad = await ask(emailSave, { email: "pas une adresse", password });
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([400, ["email"]]);
    const short = await ask(passwordSave, { currentPassword: password, newPassword: "court" });
    expect([short.status, Object.keys(short.body.errors)]).toEqual([400, ["newPassword"]]);
    const start = await ask(twoStepCommands, { intent: "start", password: "tout autre chose" });
    expect([start.status, Object.keys(start.body.errors)]).toEqual([400, ["password"]]);
  });

  test("a new password comes with a new session, and the old one is over", async ({ database }) => {
    const { site, ask, cookie } = await openSite(database);
    const fields = {
      currentPassword: PERSON.password,
      newPassword: "une autre phrase, plus longue",
    };
    const { status, headers } = await ask(passwordSave, fields);
    expect(status).toBe(200);
    const who = (sent: string) =>
      findSignedInUser(new Request("http://localhost:3000/", { headers: { cookie: sent } }), site);
    expect(await who(cookie)).toBeNull();
    expect(await who(cookiesOf(headers))).not.toBeNull();
  });
});

test("what everybody would try first is no password, nor is one's own address", async ({
  database,
}) => {
  const { ask } = await openSite(database);
  const currentPassword = PERSON.password;
  for (const [newPassword, sentence] of [
    ["motdepasse", /pirate/],
    [PERSON.email, /connue de tous/],
  ] as const) {
    const { status, body } = await ask(passwordSave, { currentPassword, newPassword });
    expect([status, body.errors.newPassword]).toEqual([400, [expect.stringMatching(sentence)]]);
  }
});

test.for(["/admin?\r\nx", "/admin?\nSet-Cookie: a=b", "/admin?é", "/admin?a\0b", "//exemple.fr"])(
  "a right login opens although the way back is odd: %j",
  async (retour, { database }) => {
    const { send, open } = await openSite(database);
    const answer = await send(
      entrance,
      { email: PERSON.email, password: PERSON.password, retour },
      "",
    );
    if (!(answer instanceof Response)) throw new Error("No response.");
    const cookies = cookiesOf(answer.headers);
    const landing = answer.headers.get("location") ?? "";
    expect(await open(landing, cookies)).toMatchObject({ status: 302, location: "/admin" });
  },
);

test("a browser that refuses the cookie of a right login is told so; others go where they wanted", async ({
  database,
}) => {
  const { send, open } = await openSite(database);
  const { email, password } = PERSON;
  const answer = await send(entrance, { email, password, retour: "/admin/gallery?page=2" }, "");
  if (!(answer instanceof Response)) throw new Error("No response.");
  const landing = answer.headers.get("location") ?? "";
  expect(await open(landing, "")).toMatchObject({
    dashboard: null,
    isCookieRefused: true,
    retour: "/admin/gallery?page=2",
  });
  expect(await open(landing, cookiesOf(answer.headers))).toEqual({
    status: 302,
    location: "/admin/gallery?page=2",
  });
  expect(await open("/admin", "")).toMatchObject({ isCookieRefused: false });
});

test("«Déconnecter partout» leads to the login; a session that is unknown is no error", async ({
  database,
}) => {
  const { send, ask } = await openSite(database);
  const id = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
  expect(await ask(ownSessions, { intent: "end", id })).toMatchObject({ body: { ok: true } });
  expect(await ask(ownSessions, { intent: "end", id: "x" })).toMatchObject({ status: 400 });
  const answer = await send(ownSessions, { intent: "end-all" });
  if (!(answer instanceof Response)) throw new Error("No response.");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin?fin=partout"]);
});

test("whoever comes while too many passwords are looked at waits, and no try is counted", async ({
  database,
}) => {
  const { send, ask } = await openSite(database);
  const { email, password } = PERSON;
  const open = Promise.withResolvers<void>();
  const held = Array.from({ length: 10 }, () => passwordWork.run(() => open.promise));
  const sentence = "Le site reçoit beaucoup de connexions à la fois. Réessayez dans un instant.";
  // More often than wrong passwords are allowed for one account.
  for (let i = 0; i < 7; i += 1) {
    const { data, init } = (await send(entrance, { email, password: "au hasard" }, "")) as Reply;
    expect([init.status, init.headers?.["retry-after"]]).toEqual([503, "5"]);
    expect(data.errors[""]).toEqual([sentence]);
    expect(data.values).toEqual({ email });
  }
  for (let i = 0; i < 12; i += 1) {
    const own = await ask(emailSave, { email: "b@exemple.fr", password });
    expect([own.status, own.body.errors[""]]).toEqual([503, [sentence]]);
    expect(own.headers.get("retry-after")).toBe("5");
    const twoStep = await ask(twoStepCommands, { intent: "start", password });
    expect([twoStep.status, twoStep.body.errors[""]]).toEqual([503, [sentence]]);
  }
  open.resolve();
  await Promise.all(held);
  const login = await send(entrance, { email, password }, "");
  expect(login).toMatchObject({ status: 302 });
  expect(await ask(emailSave, { email, password })).toMatchObject({ status: 200 });
});

test("the login asks for a code, says what is wrong in French, and how long to wait", async ({
  database,
}) => {
  const { send, ask, open } = await openSite(database);
  const { secret } = (await ask(twoStepCommands, { intent: "start", password: PERSON.password }))
    .body.result;
  const code = totpCode(secret, -1);
  const confirmed = await ask(twoStepCommands, { intent: "confirm", code });
  expect(confirmed.body.result.codes).toHaveLength(10);

  const { email, password } = PERSON;
  const login = await send(entrance, { email, password, retour: "/admin/gallery" }, "");
  if (!(login instanceof Response)) throw new Error("The password was refused.");
  const pending = cookiesOf(login.headers);
  const landing = login.headers.get("location") ?? "";
  const asked = { status: 302, location: "/admin?retour=%2Fadmin%2Fgallery" };
  expect(await open(landing, pending)).toEqual(asked);
  expect(await open(asked.location, pending)).toMatchObject({ secondStep: "code" });
  expect(await open(landing, "")).toMatchObject({ secondStep: null, isCookieRefused: true });

  const replyTo = async (fields: Record<string, string>) =>
    (await send(entrance, fields, pending)) as Reply;
  const unread = await replyTo({ etape: "code", code: "12 34" });
  expect([unread.init.status, Object.keys(unread.data.errors)]).toEqual([400, ["code"]]);
  for (let i = 0; i < 5; i += 1) {
    const wrong = await replyTo({ etape: "code", code: wrongTotpCode(secret) });
    expect(wrong.data.errors.code?.[0]).toMatch(/^Ce code n’est pas le bon/);
  }
  const limited = await replyTo({ etape: "code", code: totpCode(secret) });
  expect(limited.init.status).toBe(429);
  expect(limited.data.errors[""]).toEqual(["Trop d’essais. Réessayez dans 15\u00a0minutes."]);
});

test("a code that is minutes old is refused with a word on the telephone's clock", async ({
  database,
}) => {
  const { send, ask } = await openSite(database);
  const { email, password } = PERSON;
  const { secret } = (await ask(twoStepCommands, { intent: "start", password })).body.result;
  const minutesOld = () => totpCode(secret, -10);

  const atSetUp = await ask(twoStepCommands, { intent: "confirm", code: minutesOld() });
  const code = totpCode(secret, -1);
  const confirmed = await ask(twoStepCommands, { intent: "confirm", code });
  const cookie = cookiesOf(confirmed.headers);
  const askedAgain = await ask(identityConfirm, { password, code: minutesOld() }, cookie);
  const login = await send(entrance, { email, password }, "");
  const pending = login instanceof Response ? cookiesOf(login.headers) : "";
  const atLogin = (await send(entrance, { etape: "code", code: minutesOld() }, pending)) as Reply;

  const errors = [atSetUp.body.errors, askedAgain.body.errors, atLogin.data.errors];
  for (const { code: said } of errors) {
    expect(said?.[0]).toMatch(/^Ce code n’est pas le bon/);
    expect(said?.[0]).toMatch(/l’heure de votre téléphone/);
  }
});

test("a code without a password before it is answered by the first screen", async ({
  database,
}) => {
  const { send } = await openSite(database);
  const reply = (await send(entrance, { etape: "code", code: "123456" }, "")) as Reply;
  expect(reply.init.status).toBe(400);
  expect(reply.data.errors[""]?.[0]).toMatch(/Indiquez à nouveau votre mot de passe/);
});
