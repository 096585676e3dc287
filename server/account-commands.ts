import { credentialsSchema, emailSchema } from "~/features/accounts/account.schema";
import { accountLinkUrl, createInvitation } from "~/features/accounts/account-links.server";
import { createAdministrator } from "~/features/accounts/accounts.server";
import { IS_OWN_ADDRESS, isOwnAddress } from "~/features/accounts/common-passwords";
import { resetAccess } from "~/features/accounts/password-links.server";
import { transaction } from "~/platform/database/transaction.server";
import { ownCommand } from "~/platform/own-commands.server";
import { linesOf } from "./prepare-site";
import type { SiteServices } from "./services.server";
import { siteAddresses } from "./site-addresses";

type Site = SiteServices & { now: Date };

const TWO_STEP_OFF = "--two-step-off";

/** `npm run admin -- create EMAIL`: the exit code; says in French what happened. */
export async function createAdmin(site: Site, [address = ""]: string[]): Promise<number> {
  const email = readEmail(address);
  if (email === null) return 1;
  const password = process.env.ADMIN_PASSWORD;
  if (password) return await createWithPassword(site, email, password);
  const invitation = { email, role: "administrator", createdBy: null, now: site.now } as const;
  const { secret } = await transaction(site.database, (trx) => createInvitation(trx, invitation));
  console.log(`Lien à usage unique pour ${email} (valable 7 jours)\u00a0:`);
  printLink(site, secret);
  return 0;
}

/** `npm run admin -- reset EMAIL [--two-step-off]`: the exit code; says in French what happened. */
export async function resetAccount(site: Site, [address = "", option]: string[]): Promise<number> {
  const email = readEmail(address);
  if (email === null) return 1;
  if (option !== undefined && option !== TWO_STEP_OFF) {
    console.error(`Option inconnue\u00a0: ${option}. La seule est ${TWO_STEP_OFF}.`);
    return 1;
  }
  const outcome = await resetAccess(site, { email, twoStepOff: option === TWO_STEP_OFF });
  if (outcome.kind === "not-found") {
    console.error(
      `Aucun compte pour ${email}. Pour en créer un\u00a0: ${ownCommand("admin", `create ${email}`)}`,
    );
    return 1;
  }
  if (outcome.kind === "deactivated") {
    console.error(
      `Le compte de ${email} est désactivé\u00a0: un administrateur peut le réactiver.`,
    );
    return 1;
  }
  if (outcome.isTwoStepOff) {
    console.log(
      "La connexion en deux étapes est désactivée. Jusqu’à ce que le lien serve, l’ancien mot de passe suffit.",
    );
  }
  console.log(`Lien à usage unique pour choisir un autre mot de passe (valable 24 heures)\u00a0:`);
  printLink(site, outcome.link.secret);
  return 0;
}

function readEmail(address: string): string | null {
  const email = emailSchema.safeParse(address);
  if (email.success) return email.data;
  console.error(email.error.issues[0]?.message ?? "Adresse invalide.");
  return null;
}

function printLink({ environment }: Site, secret: string): void {
  const links = siteAddresses(environment).map((url) => accountLinkUrl(url, secret));
  for (const line of linesOf(links)) console.log(line);
}

async function createWithPassword(site: Site, email: string, password: string): Promise<number> {
  const account = credentialsSchema.safeParse({ email, password });
  if (!account.success) {
    console.error(account.error.issues.map((issue) => issue.message).join("\n"));
    return 1;
  }
  if (isOwnAddress(password, account.data.email)) {
    console.error(IS_OWN_ADDRESS);
    return 1;
  }
  const outcome = await createAdministrator(site, account.data);
  if (outcome.kind === "email-taken") {
    console.error(`${email} a déjà un compte.`);
    return 1;
  }
  console.log(
    `Compte administrateur créé pour ${email}. Connexion\u00a0: ${siteAddresses(site.environment)
      .map((url) => `${url}/admin`)
      .join(" ou ")}`,
  );
  return 0;
}
