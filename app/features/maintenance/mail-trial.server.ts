import { recordSiteActivity } from "~/platform/activity-log.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Mail } from "~/platform/mail/mail";
import { findMailStatus } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { CLUB } from "~club/identity";

/** How long an administrator waits for the provider, in milliseconds; the attempt goes on after that. */
const PATIENCE_MS = 10_000;

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
  const id = newId();
  const { database, now } = site;
  await transaction(database, async (trx) => {
    await queueMail(trx, { id, purpose: "trial", mail: trialMail(asker.email, site), now });
    await recordSiteActivity(trx, { action: "mail-tried", userId: asker.id, now });
  });
  const delivery = await deliverNow({ ...site, now: () => now }, id, { waitMs: PATIENCE_MS });
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

function trialMail(to: string, { environment, now }: Services): Mail {
  const title = `Message d’essai – ${CLUB.name}`;
  const message = [
    "Bonjour,",
    `Vous avez demandé ce message d’essai depuis l’entretien du site ${environment.publicUrl}.`,
    "Puisque vous le lisez, le site sait envoyer ses e-mails\u00a0: vous n’avez rien à faire.",
    CLUB.name,
  ].join("\n\n");
  return {
    to,
    subject: title,
    text: `${message}\n`,
    replyTo: null,
    fields: {
      name: CLUB.name,
      email: CLUB.email,
      title,
      message,
      time: now.toISOString(),
      "g-recaptcha-response": "",
    },
    attachment: null,
  };
}
