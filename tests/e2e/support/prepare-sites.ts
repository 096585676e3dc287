import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { request } from "@playwright/test";
import { fillOtherClub } from "./other-club";
import {
  type Account,
  administratorFile,
  PREPARED_CONTENTS,
  PREPARED_SITES,
  type PreparedAdministrator,
  type PreparedContent,
  preparedData,
} from "./prepared-sites";
import { type Site, startSite } from "./site";

const ACCOUNT: Account = {
  email: "camille@les-pins.example",
  password: "une longue phrase de passe 42",
};

/** Makes the prepared sites anew, once per run: the dates of the demo content follow the day. */
export default async function prepareSites(): Promise<void> {
  await rm(PREPARED_SITES, { recursive: true, force: true });
  await mkdir(PREPARED_SITES, { recursive: true });
  await Promise.all(PREPARED_CONTENTS.map(prepareSite));
}

async function prepareSite(content: PreparedContent): Promise<void> {
  const site = await startSite(content === "demo" ? "new-demo" : "new");
  await site.run("admin", ["create", ACCOUNT.email], { ADMIN_PASSWORD: ACCOUNT.password });
  const administrator = await signIn(site);
  await site.stop();
  if (content === "other-club") await fillOtherClub(site.dataDir);
  await writeFile(administratorFile(content), JSON.stringify(administrator));
  await cp(site.dataDir, preparedData(content), { recursive: true });
  await site.remove();
}

async function signIn(site: Site): Promise<PreparedAdministrator> {
  const client = await request.newContext({ baseURL: site.url });
  const answer = await client.post("/admin?index", {
    form: ACCOUNT,
    headers: { origin: site.url },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()}`);
  const { cookies } = await client.storageState();
  await client.dispose();
  return { ...ACCOUNT, cookies: cookies.map(({ name, value }) => ({ name, value })) };
}
