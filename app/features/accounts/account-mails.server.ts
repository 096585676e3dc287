import { readSite } from "~/club/read-site.server";
import type { Club } from "~/club/site";
import { titleWithClub } from "~/club/title-with-club";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { letter, type Mail } from "~/platform/mail/mail";
import { mailerOf } from "~/platform/mail/mailer.server";
import { queueMail } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";

const fromTheSite = ({ name, email }: Club) => ({
  from: { name, address: email },
  noReply: true,
});

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
  invitation: "Votre accès à l’espace club",
  password: "Votre nouveau mot de passe",
  forgotten: "Mot de passe oublié",
};

const OPENINGS: Record<LinkLetter["kind"], string> = {
  invitation: "Pour créer votre accès et choisir votre mot de passe, ouvrez ce lien\u00a0:",
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

/** The sentences before the link. */
function openingOf(kind: LinkLetter["kind"], { name }: Club): string {
  if (kind !== "invitation") return OPENINGS[kind];
  const site = ["du site", name].filter(Boolean).join(" ");
  return `Vous êtes invité à rejoindre l’espace club ${site}. ${OPENINGS.invitation}`;
}

type Writing = { club: Club; now: Date };

/** The mail that carries a one-time link; answers to it are read by no one. */
export function linkMail(
  { kind, email, url, expiresAt }: LinkLetter,
  { club, now }: Writing,
): Mail {
  const until = `${longDate(parisDay(expiresAt))} à ${clockTime(parisClock(expiresAt))}`;
  return letter({
    to: email,
    ...fromTheSite(club),
    subject: titleWithClub(SUBJECTS[kind], club.name),
    now,
    goodUntil: expiresAt,
    paragraphs: [
      "Bonjour,",
      openingOf(kind, club),
      url,
      `Il sert une seule fois, jusqu’au ${until}.`,
      ENDINGS[kind],
      club.name,
    ].filter(Boolean),
  });
}

/** A change of an account; `email` is the address that it had before. */
type ChangeNotice = { kind: "password" | "email"; email: string };

const CHANGES: Record<ChangeNotice["kind"], { subject: string; change: string }> = {
  password: {
    subject: "Votre mot de passe a changé",
    change: "Le mot de passe de votre accès à l’espace club vient d’être changé.",
  },
  email: {
    subject: "Votre adresse de connexion a changé",
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
  const { club } = await readSite(trx, now);
  await queueMail(trx, { purpose: "account", mail: changeMail(notice, { club, now }), now });
}

function changeMail({ kind, email }: ChangeNotice, { club, now }: Writing): Mail {
  const { subject, change } = CHANGES[kind];
  const writing = club.email ? `, ou écrivez à ${club.email}` : "";
  return letter({
    to: email,
    ...fromTheSite(club),
    subject: titleWithClub(subject, club.name),
    now,
    paragraphs: [
      "Bonjour,",
      change,
      "C’était vous\u00a0? Vous n’avez rien à faire.",
      `Ce n’était pas vous\u00a0? Prévenez tout de suite un administrateur du club${writing}.`,
      club.name,
    ].filter(Boolean),
  });
}
