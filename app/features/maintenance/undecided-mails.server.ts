import { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { truncate } from "~/lib/truncate";
import { recordSiteActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { deliveryInWords, findMailStatus } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverUndecided } from "~/platform/mail/outbox.server";
import {
  declineMail,
  type MailHead,
  reconsiderMail,
  type UndecidedMail,
} from "~/platform/mail/undecided-mails.server";
import type { Services } from "~/platform/services.server";
import type { UndecidedMailLine } from "./undecided-mails";

/** The commands of the box of these mails and of its toast; the ids of some mails are no UUIDs. */
export const undecidedMailCommandSchema = z.object({
  intent: z.enum(["send-mail", "decline-mail", "reconsider-mail"]),
  id: z.string().min(1).max(100),
});

type UndecidedMailCommand = z.output<typeof undecidedMailCommandSchema>;

/** Longest name and subject shown: enough to recognise what it is about. */
const SHOWN_LENGTH = 60;

/** A mail by what it is about; never its text. `href`: where that is read. */
export function undecidedMailInWords(
  { id, purpose, head, queuedAt, why, isTriedAgain }: UndecidedMail,
  href: string | null,
): UndecidedMailLine {
  const since = `en attente depuis le ${longDate(parisDay(queuedAt))}`;
  return {
    id,
    about: head ? truncate(aboutOf(purpose, head), SHOWN_LENGTH) : "Un e-mail illisible",
    sentence: head ? `${recipientOf(purpose, head)}, ${since}.` : `Il est ${since}.`,
    why:
      why &&
      (isTriedAgain ? `${why} Le site réessaiera.` : `Le site a renoncé à l’envoyer. ${why}`),
    href,
  };
}

/** The subject of a visitor's message is a stranger's words: its mail is known by its writer. */
function aboutOf(purpose: UndecidedMail["purpose"], { from, subject }: MailHead): string {
  if (purpose === "contact") return `Message de ${from}`;
  if (purpose === "contact-admin") return `Demande de ${from}`;
  if (purpose === "reply") return "Réponse à un message";
  return subject.replace(CLUB_NAME_AFTER, "");
}

/** The name that the club had then: our own words have a dash only before the number of an order. */
const CLUB_NAME_AFTER = / – (?!commande ).*$/u;

function recipientOf(purpose: UndecidedMail["purpose"], { to }: MailHead): string {
  if (purpose === "contact") return "Copie pour le club";
  if (purpose === "contact-admin") return "Pour la personne technique";
  return `Pour ${to}`;
}

/** Sends, declines or leaves undecided again one of these mails, and says in French what was done. */
export async function decideMail(
  site: Services,
  { intent, id }: UndecidedMailCommand,
  userId: string,
): Promise<CommandAnswer> {
  if (intent === "send-mail") return await send(site, id, userId);
  const { database, now } = site;
  const isDeclined = intent === "decline-mail";
  const isDone = await transaction(database, async (trx) => {
    const changed = isDeclined ? await declineMail(trx, id, now) : await reconsiderMail(trx, id);
    const action = isDeclined ? "mail-declined" : "mail-reconsidered";
    if (changed) await recordSiteActivity(trx, { action, userId, now });
    return changed;
  });
  if (!isDone) return await explain(site, id);
  return isDeclined
    ? {
        ok: true,
        message: "Cet e-mail ne sera pas envoyé.",
        undo: { intent: "reconsider-mail", id },
      }
    : { ok: true, message: "Cet e-mail attend de nouveau votre décision.", undo: null };
}

async function send(site: Services, id: string, userId: string): Promise<CommandAnswer> {
  const noteIt = (trx: DatabaseTransaction) =>
    recordSiteActivity(trx, { action: "mail-sent", userId, now: site.now });
  const delivery = await deliverUndecided(site, id, noteIt);
  if (delivery === "sent") return { ok: true, message: "L’e-mail est envoyé.", undo: null };
  if (delivery === "no-mailer") {
    return refused("Rien n’est parti\u00a0: aucun envoi d’e-mails n’est configuré.");
  }
  return await explain(site, id);
}

/** The answer where the command came too late, or the mail could not be sent. */
async function explain(site: Services, id: string): Promise<CommandAnswer> {
  const { database, environment, now } = site;
  const status = await findMailStatus(database.kysely, id, now);
  if (status === null) return refused("Cet e-mail n’est plus là. Actualisez la page.");
  if (status.kind === "waiting") return refused("Cet e-mail est en train de partir.");
  const hasMailer = mailerOf(environment) !== null;
  const { state, reason } = deliveryInWords(status, { now, hasMailer });
  return refused([`${state}.`, reason ?? ""].join(" ").trim());
}

function refused(message: string): CommandAnswer {
  return { ok: false, message, undo: null };
}
