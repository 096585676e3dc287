import { createAdministrator } from "~/features/accounts/accounts.server";
import { findSignedInUser, openLogin } from "~/features/accounts/sessions.server";
import { confirmTwoStep, startTwoStep } from "~/features/accounts/two-step-setup.server";
import type { Database } from "~/platform/database/database.server";
import type { Services } from "~/platform/services.server";
import { testServices } from "./services";
import { stopClock } from "./stopped-clock";
import { totpCode } from "./totp";

/** An administrator of tests. */
export const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: "dix foulées plus loin",
};
/** Where they come from. */
export const LOGIN_ADDRESS = "192.0.2.1";

export function requestWith(cookie = ""): Request {
  return new Request("http://localhost:3000/admin", { headers: { cookie } });
}

/** The cookies that an answer sets, as the next request carries them. */
export function cookiesOf(headers: Headers): string {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

/** A site with one account, signed in, on a clock that stands still: codes change with it. */
export async function openSite(database: Database) {
  const site = testServices(database, { clientAddress: LOGIN_ADDRESS, now: stopClock() });
  await createAdministrator(site, PERSON);
  return { site, ...(await givePassword(site)) };
}

/** The first screen of the login. */
export async function givePassword(site: Services) {
  const login = await openLogin(requestWith(), site, PERSON);
  if (!login) throw new Error("The password was refused.");
  return { kind: login.kind, cookie: cookiesOf(login.headers) };
}

export async function whoIs(site: Services, cookie: string) {
  return await findSignedInUser(requestWith(cookie), site);
}

export async function userOf(site: Services, cookie: string) {
  const user = await whoIs(site, cookie);
  if (!user) throw new Error("Nobody is signed in.");
  return user;
}

/** Sets two-step login up with the code of half a minute ago. */
export async function switchOn(site: Services, cookie: string) {
  const user = await userOf(site, cookie);
  const started = await startTwoStep(requestWith(cookie), site, user, PERSON.password);
  if (started.kind !== "started") throw new Error(started.kind);
  const code = totpCode(started.secret, -1);
  const confirmed = await confirmTwoStep(requestWith(cookie), site, user, code);
  if (confirmed.kind !== "confirmed") throw new Error(confirmed.kind);
  return { ...started, user, codes: confirmed.codes, cookie: cookiesOf(confirmed.headers) };
}
