import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fillClub, fillClubRows, forgetFirstWords } from "~/club/fill-club.server";
import { accountLinkUrl, createInvitation } from "~/features/accounts/account-links.server";
import { hasNoAccount } from "~/features/accounts/accounts.server";
import { findLostTwoSteps } from "~/features/accounts/two-step-codes.server";
import { noteFeedOrigin } from "~/features/articles/feed-origin.server";
import { FORMER_TERMS_DAY, formerSaleTerms } from "~/features/legal/sale-terms.server";
import { giveFormerTerms, giveFormerTermsIn } from "~/features/shop/kept-terms.server";
import { runClaimed } from "~/platform/background-tasks.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { ownCommand } from "~/platform/own-commands.server";
import type { Services } from "~/platform/services.server";
import { readSetting, writeSetting, writeSettingOnce } from "~/platform/site-settings.server";
import { siteAddresses } from "./site-addresses";

type Site = Pick<Services, "environment" | "database" | "storage" | "now">;

/** Loads the demo content; `beat` rejects when the load is another start's by now. */
type LoadDemo = (site: Site, beat: () => Promise<void>) => Promise<void>;

/** The time that goes by while starts wait for each other. */
export type Clock = { now(): Date; wait(milliseconds: number): Promise<unknown> };
const SYSTEM_CLOCK: Clock = { now: () => new Date(), wait: setTimeout };

type Preparation = { clock?: Clock; load?: LoadDemo };

/**
 * Prepares a site before it serves, at its first start: the demo content into an empty site, unless
 * `DEMO_CONTENT=off`; the first words of the club; and once for ever the address that identifiers in
 * feeds are made of. A site of before the club's content could be edited gets the words that it showed, and
 * its orders the terms of sale that they were placed under.
 */
export async function prepareSite(
  site: Site,
  { clock = SYSTEM_CLOCK, load = loadDemo }: Preparation = {},
): Promise<void> {
  const isNew = await isEmpty(site);
  await settleDemo(site, clock, load);
  const words = isNew && !site.environment.demoContent ? "templates" : "demo";
  await fillClub(site.database, { words, now: site.now });
  await giveFormerTerms(site.database, formerTerms(site.environment));
  await noteFeedOrigin(site.database.kysely, site.environment);
}

/**
 * Adds to the rows of a restored archive those that the next start would add. The transaction that
 * replaces the rows calls it, so no page is drawn between. A restored site gets no demo content.
 */
export async function fillRestoredRows(
  trx: DatabaseTransaction,
  environment: Services["environment"],
): Promise<void> {
  await writeSettingOnce(trx, DEMO_KEY, SETTLED);
  await fillClubRows(trx, { words: "demo", now: new Date() });
  await giveFormerTermsIn(trx, formerTerms(environment));
  await noteFeedOrigin(trx, environment);
}

const formerTerms = (environment: Services["environment"]) => ({
  ...formerSaleTerms(environment),
  day: FORMER_TERMS_DAY,
});

const DEMO_KEY = "demo-content";
const SETTLED = "settled";
/** A start that was killed while it loaded the demo content is known to be dead after so long. */
const DEMO_CLAIM_MS = 20_000;
const POLL_MS = 500;

/**
 * Settles the demo content once in a site's life, so that what is removed stays removed; a load that
 * was interrupted starts afresh. Of several starts at once one loads, the others wait.
 */
async function settleDemo(site: Site, clock: Clock, load: LoadDemo): Promise<void> {
  const { database } = site;
  const run = { everyMs: 0, now: clock.now, claimMs: DEMO_CLAIM_MS };
  let isTold = false;
  while ((await readSetting(database.kysely, DEMO_KEY)) !== SETTLED) {
    let isLost = () => false;
    const isOurs = await runClaimed(database, DEMO_KEY, run, async ({ signal, renew }) => {
      isLost = () => signal.aborted;
      await loadOnce(site, renew, load);
    }).catch((error: unknown) => {
      if (!isLost()) throw error;
    });
    if (isOurs !== false) continue;
    if (!isTold)
      console.log("Un autre démarrage charge le contenu de démonstration\u00a0: attente…");
    isTold = true;
    await clock.wait(POLL_MS);
  }
}

async function loadOnce(site: Site, beat: () => Promise<void>, load: LoadDemo): Promise<void> {
  const { kysely } = site.database;
  const state = await readSetting(kysely, DEMO_KEY);
  if (state === SETTLED) return;
  if (state !== undefined) {
    await (await import("~/demo/remove-demo-content")).removeDemoContent(site);
    await forgetFirstWords(site.database);
  }
  await writeSettingOnce(kysely, DEMO_KEY, "loading");
  if (site.environment.demoContent && (await isEmpty(site))) await load(site, beat);
  await beat();
  await writeSetting(kysely, DEMO_KEY, SETTLED);
}

async function loadDemo(site: Site, beat: () => Promise<void>): Promise<void> {
  const { loadDemoContent } = await import("~/demo/load-demo-content");
  console.log("Premier démarrage\u00a0: chargement du contenu de démonstration…");
  await loadDemoContent(site, tellProgress, { beat });
  console.log(
    `Contenu de démonstration chargé. Pour le retirer\u00a0: ${ownCommand("demo", "remove")}`,
  );
}

function tellProgress(done: number, total: number): void {
  if (done > 0 && done % 10 === 0) console.log(`  ${done} articles sur ${total}…`);
}

/** Whether a site has neither a news item nor an account. */
export async function isEmpty(site: Pick<Services, "database">): Promise<boolean> {
  const { kysely } = site.database;
  const [article, user] = await Promise.all([
    kysely.selectFrom("articles").select("id").limit(1).executeTakeFirst(),
    kysely.selectFrom("users").select("id").limit(1).executeTakeFirst(),
  ]);
  return !article && !user;
}

/** One link, at each address that the site may be reached at. */
export function linesOf(links: readonly string[]): string[] {
  return links.map((link, index) => (index === 0 ? `  ${link}` : `  ou ${link}`));
}

/** Prints the one-time link that creates the first account, as long as there is none. */
export async function offerFirstAccount(site: Site): Promise<void> {
  if (!(await hasNoAccount(site.database.kysely))) return;
  const first = { email: null, role: "administrator", createdBy: null, now: site.now } as const;
  const { secret } = await transaction(site.database, (trx) => createInvitation(trx, first));
  console.log(
    [
      "",
      "Aucun compte n’existe encore. Créez le premier avec ce lien (une seule fois, 7 jours)\u00a0:",
      ...linesOf(siteAddresses(site.environment).map((url) => accountLinkUrl(url, secret))),
      "",
    ].join("\n"),
  );
}

/** Says what to do when the second step of a login can be checked no more, for want of the secret it was set up under. */
export async function tellLostSecret(
  site: Pick<Services, "environment" | "database" | "authSecret">,
): Promise<void> {
  const { length } = await findLostTwoSteps(site.database.kysely, site.authSecret);
  if (length === 0) return;
  const file = join(site.environment.dataDir, "auth-secret");
  console.warn(
    [
      "",
      `Le secret du site a changé\u00a0: ${length} compte${length > 1 ? "s ne peuvent" : " ne peut"} plus se connecter en deux étapes.`,
      `  Remettez l’ancien (AUTH_SECRET, ou le fichier ${file}), puis redémarrez. S’il est perdu, rendez l’accès à chacun\u00a0:`,
      `  ${ownCommand("admin", "reset EMAIL --two-step-off")}`,
      "",
    ].join("\n"),
  );
}
