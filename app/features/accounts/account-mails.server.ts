import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { letter, type Mail } from "~/platform/mail/mail";
import { mailerOf } from "~/platform/mail/mailer.server";
import { queueMail } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";
import { CLUB } from "~club/identity";

const FROM_THE_SITE = { from: { name: CLUB.name, address: CLUB.email }, noReply: true };

/** A one-time link on its way to the person it is for. */
type LinkLetter = {
  /** `forgotten` is one that the person asked for themselves. */
  kind: "invitation" | "password" | "forgotten";
  email: string;
  url: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
};

const SUBJECTS: Record<LinkLetter["kind"], string> = {
  invitation: `Votre accès à l’espace club – ${CLUB.name}`,
  password: `Votre nouveau mot de passe – ${CLUB.name}`,
  forgotten: `Mot de passe oublié – ${CLUB.name}`,
};

const OPENINGS: Record<LinkLetter["kind"], string> = {
  invitation: `Vous êtes invité à rejoindre l’espace club du site ${CLUB.name}. Pour créer votre accès et choisir votre mot de passe, ouvrez ce lien\u00a0:`,
  password:
    "Un administrateur du site vous propose de choisir un nouveau mot de passe. Ouvrez ce lien\u00a0:",
  forgotten:
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour l’espace club. Pour le choisir, ouvrez ce lien\u00a0:",
};

const ENDINGS: Record<LinkLetter["kind"], string> = {
  invitation:
    "Vous ne savez pas de quoi il s’agit\u00a0? Ne faites rien\u00a0: le lien expirera tout seul.",
  password: "Vous n’avez rien demandé\u00a0? Prévenez un administrateur du club.",
  forgotten:
    "Ce n’était pas vous\u00a0? Ne faites rien\u00a0: votre mot de passe reste le même, et le lien expirera tout seul.",
};

/** The mail that carries a one-time link; nobody reads what is answered to it. */
export function linkMail({ kind, email, url, expiresAt }: LinkLetter, now: Date): Mail {
  const until = `${longDate(parisDay(expiresAt))} à ${clockTime(parisClock(expiresAt))}`;
  return letter({
    to: email,
    ...FROM_THE_SITE,
    subject: SUBJECTS[kind],
    now,
    goodUntil: expiresAt,
    paragraphs: [
      "Bonjour,",
      OPENINGS[kind],
      url,
      `Il sert une seule fois, jusqu’au ${until}.`,
      ENDINGS[kind],
      CLUB.name,
    ],
  });
}

/** What was changed of an account, and the address that is told: the one it had before. */
type ChangeNotice = { kind: "password" | "email"; email: string };

const CHANGES: Record<ChangeNotice["kind"], { subject: string; change: string }> = {
  password: {
    subject: `Votre mot de passe a changé – ${CLUB.name}`,
    change: "Le mot de passe de votre accès à l’espace club vient d’être changé.",
  },
  email: {
    subject: `Votre adresse de connexion a changé – ${CLUB.name}`,
    change:
      "L’adresse e-mail avec laquelle vous vous connectez à l’espace club vient d’être remplacée par une autre. Les e-mails du site n’arriveront plus ici.",
  },
};

/**
 * Tells a person of a change by which somebody else could have taken their account, in the transaction
 * of the change, where mail is sent.
 */
export async function queueChangeNotice(
  trx: DatabaseTransaction,
  { environment, now }: Pick<Services, "environment" | "now">,
  notice: ChangeNotice,
): Promise<void> {
  if (!mailerOf(environment)) return;
  await queueMail(trx, { purpose: "account", mail: changeMail(notice, now), now });
}

function changeMail({ kind, email }: ChangeNotice, now: Date): Mail {
  const { subject, change } = CHANGES[kind];
  return letter({
    to: email,
    ...FROM_THE_SITE,
    subject,
    now,
    paragraphs: [
      "Bonjour,",
      change,
      "C’était vous\u00a0? Vous n’avez rien à faire.",
      `Ce n’était pas vous\u00a0? Prévenez tout de suite un administrateur du club, ou écrivez à ${CLUB.email}.`,
      CLUB.name,
    ],
  });
}
