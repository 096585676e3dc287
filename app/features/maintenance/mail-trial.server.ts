import { readSite } from "~/club/read-site.server";
import type { Club } from "~/club/site";
import { titleWithClub } from "~/club/title-with-club";
import { recordSiteActivity } from "~/platform/activity-log.server";
import { transaction } from "~/platform/database/transaction.server";
import { letter } from "~/platform/mail/mail";
import { findMailStatus } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";

type Trial = { ok: boolean; message: string };

/**
 * Sends a mail to whoever asks, the way every mail of the site goes, and says in French how it went.
 * One that fails is tried again by itself as any other; five an hour for one administrator.
 */
export async function sendTrialMail(
  site: Services,
  asker: { id: string; email: string },
): Promise<Trial> {
  if (!mailerOf(site.environment)) {
    return refused("Rien n’est parti\u00a0: aucun envoi d’e-mails n’est configuré.");
  }
  if (!(await rateLimits.consume("mail-trial", asker.id)).ok) {
    return refused("Cinq essais par heure suffisent. Réessayez un peu plus tard.");
  }
  const { database, now } = site;
  const id = await transaction(database, async (trx) => {
    await recordSiteActivity(trx, { action: "mail-tried", userId: asker.id, now });
    const { club } = await readSite(trx, now);
    const mail = trialMail(asker.email, { ...site, club });
    return await queueMail(trx, { purpose: "trial", mail, now });
  });
  const delivery = await deliverNow(site, id);
  if (delivery === "sent") {
    return { ok: true, message: `Message d’essai envoyé à ${asker.email}.` };
  }
  const status = await findMailStatus(database.kysely, id, now);
  return refused(
    status?.kind === "failed"
      ? `Le message d’essai n’est pas parti. ${status.why} Le site réessaiera de lui-même.`
      : "Le service d’envoi tarde à répondre. L’essai continue\u00a0: regardez votre boîte dans quelques minutes.",
  );
}

function refused(message: string): Trial {
  return { ok: false, message };
}

function trialMail(to: string, { club, environment, now }: Services & { club: Club }) {
  return letter({
    to,
    from: { name: club.name, address: club.email },
    noReply: true,
    subject: titleWithClub("Message d’essai", club.name),
    now,
    paragraphs: [
      "Bonjour,",
      `Vous avez demandé ce message d’essai depuis l’entretien du site ${environment.publicUrl}.`,
      "Puisque vous le lisez, le site sait envoyer ses e-mails\u00a0: vous n’avez rien à faire.",
      club.name,
    ].filter(Boolean),
  });
}
