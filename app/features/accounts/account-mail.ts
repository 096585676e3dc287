import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { Mail } from "~/platform/mail/mail";
import { CLUB } from "~club/identity";

/** A one-time link on its way to the person it is for. */
export type LinkLetter = {
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
  const title = SUBJECTS[kind];
  const until = `${longDate(parisDay(expiresAt))} à ${clockTime(parisClock(expiresAt))}`;
  const message = [
    "Bonjour,",
    OPENINGS[kind],
    url,
    `Il sert une seule fois, jusqu’au ${until}.`,
    ENDINGS[kind],
    CLUB.name,
  ].join("\n\n");
  return accountMail({ email, title, message }, now);
}

/** What was changed of an account, and the address that is told: the one it had before. */
export type ChangeNotice = { kind: "password" | "email"; email: string };

const CHANGES: Record<ChangeNotice["kind"], { title: string; message: string }> = {
  password: {
    title: `Votre mot de passe a changé – ${CLUB.name}`,
    message: "Le mot de passe de votre accès à l’espace club vient d’être changé.",
  },
  email: {
    title: `Votre adresse de connexion a changé – ${CLUB.name}`,
    message:
      "L’adresse e-mail avec laquelle vous vous connectez à l’espace club vient d’être remplacée par une autre. Les e-mails du site n’arriveront plus ici.",
  },
};

/** The mail that tells a person of a change by which somebody else could have taken their account. */
export function changeMail({ kind, email }: ChangeNotice, now: Date): Mail {
  const { title, message } = CHANGES[kind];
  const parts = [
    "Bonjour,",
    message,
    "C’était vous\u00a0? Vous n’avez rien à faire.",
    `Ce n’était pas vous\u00a0? Prévenez tout de suite un administrateur du club, ou écrivez à ${CLUB.email}.`,
    CLUB.name,
  ];
  return accountMail({ email, title, message: parts.join("\n\n") }, now);
}

type Letter = { email: string; title: string; message: string };

function accountMail({ email, title, message }: Letter, now: Date): Mail {
  return {
    to: email,
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
