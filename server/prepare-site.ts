import { join } from "node:path";
import {
  ClaimLostError,
  type Clock,
  claimDemoLoad,
  type DemoClaim,
  systemClock,
} from "~/demo/demo-claim";
import { accountLinkUrl, createInvitation } from "~/features/accounts/account-links.server";
import { hasNoAccount } from "~/features/accounts/accounts.server";
import { findLostTwoSteps } from "~/features/accounts/two-step-codes.server";
import { noteFeedOrigin } from "~/features/articles/feed-origin.server";
import { ownCommand } from "~/platform/own-commands.server";
import type { Services } from "~/platform/services.server";
import { refreshTexts } from "./refresh-texts";
import { siteAddresses } from "./site-addresses";

type Site = Pick<Services, "environment" | "database" | "storage" | "now">;

type LoadDemo = (site: Site, claim: DemoClaim) => Promise<void>;

/**
 * What the first start does before the site serves: the demo content into an empty site, unless
 * `DEMO_CONTENT=off`. Settled once in a site's life, so that removed demo content stays removed;
 * a load that was interrupted starts afresh. Of several starts at once one loads, the others wait.
 * Then, once after an update that asks for it, the texts that are derived from what is stored, and
 * once for ever the address that identifiers in feeds are made of.
 */
export async function prepareSite(
  site: Site,
  { clock = systemClock, load = loadDemo }: { clock?: Clock; load?: LoadDemo } = {},
): Promise<void> {
  let isSettled = false;
  while (!isSettled) {
    const claim = await claimDemoLoad(site.database, clock);
    isSettled = claim === null || (await settle(site, claim, load));
  }
  await refreshTexts(site.database);
  await noteFeedOrigin(site);
}

/** Returns whether the site is settled; another start has taken over when it is not. */
async function settle(site: Site, claim: DemoClaim, load: LoadDemo): Promise<boolean> {
  try {
    if (claim.isTakeover) {
      await (await import("~/demo/remove-demo-content")).removeDemoContent(site);
    }
    if (site.environment.demoContent && (await isEmpty(site))) await load(site, claim);
    await claim.settle();
    return true;
  } catch (error) {
    if (error instanceof ClaimLostError) return false;
    // The failure of the load is the one to tell, whatever becomes of the claim.
    await claim.release().catch(() => undefined);
    throw error;
  }
}

async function loadDemo(site: Site, claim: DemoClaim): Promise<void> {
  const { loadDemoContent } = await import("~/demo/load-demo-content");
  console.log("Premier démarrage\u00a0: chargement du contenu de démonstration…");
  await loadDemoContent(site, tellProgress, { beat: claim.beat });
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
  const { kysely } = site.database;
  if (!(await hasNoAccount(kysely))) return;
  const { secret } = await createInvitation(kysely, {
    email: null,
    role: "administrator",
    createdBy: null,
    now: site.now,
  });
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
