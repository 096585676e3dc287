import { readSite } from "~/club/read-site.server";
import type { CommandAnswer } from "~/lib/command";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { can } from "~/platform/permissions";
import type { Services } from "~/platform/services.server";
import {
  accountLinkUrl,
  countUnsentInvitations,
  type LinkAnnouncement,
  letterIdOf,
  type NewLink,
} from "../account-links.server";
import { linkMail } from "../account-mails.server";
import {
  type AccountChange,
  changeRole,
  chooseSignature,
  deactivateAccount,
  reactivateAccount,
  resetTwoStep,
} from "../account-state.server";
import type { Asker } from "../accounts.server";
import { findErasureTime } from "../erase-accounts.server";
import { inviteByLink, renewInvitation, setInvitationWithdrawn } from "../invitations.server";
import { makePasswordLink } from "../password-links.server";
import type { AccountAnswer, AccountCommand, HandedLink } from "./account-command";
import { ROLE_WORDS } from "./account-command";

type Site = Pick<Services, "database" | "environment" | "log" | "now">;

const REFUSALS = {
  "not-allowed": "Votre rôle ne permet plus cette action.",
  "not-found": "Cette personne ou cette invitation n’est plus dans la liste. Actualisez la page.",
  "last-administrator":
    "C’est le dernier administrateur actif. Donnez d’abord ce rôle à une autre personne.",
  "email-taken": "Cette adresse a déjà un compte.",
  "email-deactivated": "Cette adresse a déjà un compte, qui est désactivé\u00a0: réactivez-le.",
  deactivated: "Ce compte est désactivé\u00a0: réactivez-le d’abord.",
} as const;

/** Carries out a command, and says in French what became of it and how to undo it. */
export async function runAccountCommand(
  site: Site,
  command: AccountCommand,
  asker: Asker,
): Promise<AccountAnswer> {
  switch (command.intent) {
    case "invite":
    case "renew":
      return await invite(site, command, asker);
    case "password-link":
      return await offerPassword(site, command.id, asker);
    case "withdraw":
    case "take-back":
      return await withdraw(site, command, asker);
    default:
      return await change(site, command, asker);
  }
}

type Invite = Extract<AccountCommand, { intent: "invite" | "renew" }>;

async function invite(site: Site, command: Invite, asker: Asker): Promise<AccountAnswer> {
  const { announce, handOver } = prepareHandOver(site, "invitation");
  const outcome =
    command.intent === "invite"
      ? await inviteByLink(site.database, command, asker, announce)
      : await renewInvitation(site.database, command.id, asker, announce);
  if (outcome.kind !== "invited") {
    const message = REFUSALS[outcome.kind];
    const isAddress = outcome.kind === "email-taken" || outcome.kind === "email-deactivated";
    return { ...refused(message), ...(isAddress && { errors: { email: [message] } }) };
  }
  const { link } = outcome;
  return handed(await handOver(link), `L’invitation est envoyée à ${link.email}.`);
}

async function offerPassword(site: Site, id: string, asker: Asker): Promise<AccountAnswer> {
  const { announce, handOver } = prepareHandOver(site, "password");
  const outcome = await makePasswordLink(site.database, id, asker, announce);
  if (outcome.kind === "own-account") {
    return refused("Changez votre propre mot de passe depuis votre profil.");
  }
  if (outcome.kind !== "made") return refused(REFUSALS[outcome.kind]);
  const { link } = outcome;
  const mailed = `Le lien de nouveau mot de passe est envoyé à ${link.email}.`;
  return handed(await handOver(link), mailed);
}

function handed(outcome: HandOver, mailed: string): AccountAnswer {
  if (outcome.kind === "mailed") return { ok: true, message: mailed, undo: null };
  const { link } = outcome;
  return { ok: true, message: `Le lien pour ${link.email} est prêt.`, undo: null, link };
}

type Withdraw = Extract<AccountCommand, { intent: "withdraw" | "take-back" }>;

async function withdraw(site: Site, command: Withdraw, asker: Asker): Promise<CommandAnswer> {
  const { id } = command;
  const isWithdrawn = command.intent === "withdraw";
  const outcome = await setInvitationWithdrawn(site.database, { id, isWithdrawn }, asker);
  if (outcome.kind !== "done") return refused(REFUSALS[outcome.kind]);
  if (isWithdrawn) {
    const message = `L’invitation de ${outcome.email} est retirée\u00a0: son lien ne fonctionne plus.`;
    return { ok: true, message, undo: { intent: "take-back", id } };
  }
  const isUnsent = mailerOf(site.environment) !== null && !outcome.hasLetter;
  const unsent = isUnsent
    ? " Son e-mail n’était pas parti\u00a0: renouvelez-la pour l’envoyer."
    : "";
  const message = `L’invitation de ${outcome.email} a retrouvé sa place.${unsent}`;
  return { ok: true, message, undo: null };
}

type Change = Extract<
  AccountCommand,
  {
    intent: "deactivate" | "reactivate" | "choose-signature" | "change-role" | "reset-two-step";
  }
>;

async function change(site: Site, command: Change, asker: Asker): Promise<CommandAnswer> {
  const { intent, id } = command;
  const outcome = await changeAccount(site, command, asker);
  if (outcome.kind === "own-account") return refused(OWN_ACCOUNT[intent]);
  if (outcome.kind !== "changed") return refused(REFUSALS[outcome.kind]);
  const { name, role, saidNameStays } = outcome.account;
  if (intent === "change-role") {
    const words = `${name} a maintenant le rôle «\u00a0${ROLE_WORDS[command.role].name}\u00a0».`;
    const message = words + (can(command.role, "accounts") ? await toRenew(site, id) : "");
    return { ok: true, message, undo: { intent, id, role } };
  }
  if (intent === "deactivate") {
    const eraseAt = await findErasureTime(site.database.kysely, asker.now);
    const erased = eraseAt ? ` Il sera effacé le ${longDate(parisDay(eraseAt))}.` : "";
    const message = `Compte désactivé\u00a0: ${name}. Ses sessions sont fermées.${erased}`;
    return { ok: true, message, undo: { intent: "reactivate", id } };
  }
  if (intent === "choose-signature") {
    const former = answerOf(saidNameStays ?? false);
    const message =
      command.nameStays === "yes"
        ? `Le nom de ${name} restera sous ses publications.`
        : `Le club signera les publications de ${name}.`;
    return { ok: true, message, undo: { intent, id, nameStays: former } };
  }
  if (intent === "reset-two-step") {
    const message = `${name} se connecte maintenant avec son seul mot de passe.`;
    return { ok: true, message, undo: null };
  }
  return {
    ok: true,
    message: `Compte réactivé\u00a0: ${name}.${await toRenew(site, id)}`,
    undo: {
      intent: "deactivate",
      id,
      ...(saidNameStays !== null && { nameStays: answerOf(saidNameStays) }),
    },
  };
}

function answerOf(nameStays: boolean): "yes" | "no" {
  return nameStays ? "yes" : "no";
}

/** Invitations whose mails were taken back meanwhile, with the secret of their links. */
async function toRenew({ database, environment, now }: Site, makerId: string): Promise<string> {
  if (mailerOf(environment) === null) return "";
  const count = await countUnsentInvitations(database.kysely, makerId, now);
  if (count === 0) return "";
  return count === 1
    ? " L’e-mail d’une de ses invitations n’était pas parti\u00a0: renouvelez-la."
    : ` Les e-mails de ${count}\u00a0de ses invitations n’étaient pas partis\u00a0: renouvelez-les.`;
}

const OWN_ACCOUNT: Record<Change["intent"], string> = {
  deactivate:
    "Vous ne pouvez pas désactiver votre propre compte. Demandez-le à un autre administrateur.",
  reactivate: REFUSALS["not-allowed"],
  "choose-signature": REFUSALS["not-allowed"],
  "change-role":
    "Vous ne pouvez pas changer votre propre rôle. Demandez-le à un autre administrateur.",
  "reset-two-step": "Désactivez votre propre connexion en deux étapes depuis votre profil.",
};

async function changeAccount(site: Site, command: Change, asker: Asker): Promise<AccountChange> {
  if (command.intent === "change-role") return await changeRole(site.database, command, asker);
  const { id } = command;
  if (command.intent === "reset-two-step") return await resetTwoStep(site.database, id, asker);
  if (command.intent === "deactivate") {
    const saidNameStays = command.nameStays === undefined ? null : command.nameStays === "yes";
    return await deactivateAccount(site.database, id, asker, saidNameStays);
  }
  if (command.intent === "choose-signature") {
    const saidNameStays = command.nameStays === "yes";
    return await chooseSignature(site.database, { id, saidNameStays }, asker);
  }
  return await reactivateAccount(site.database, id, asker);
}

function refused(message: string): CommandAnswer {
  return { ok: false, message, undo: null };
}

type Made = NewLink & { email: string };

/** A link is on its way by mail, or its maker passes it on. */
type HandOver = { kind: "mailed" } | { kind: "to-pass-on"; link: HandedLink };

/**
 * How a new one-time link reaches its person: by mail where mail is sent, queued in the transaction
 * that makes the link; otherwise, and when the mail could not leave at once, through its maker.
 */
function prepareHandOver(site: Site, kind: HandedLink["kind"]) {
  const hasMailer = mailerOf(site.environment) !== null;
  const urlOf = ({ secret }: Made) => accountLinkUrl(site.environment.publicUrl, secret);
  const announce: LinkAnnouncement = async (trx, link) => {
    if (!hasMailer) return;
    const { now } = site;
    const { club } = await readSite(trx, now);
    const mail = linkMail({ ...link, kind, url: urlOf(link) }, { club, now });
    const letterId = letterIdOf(link.secret);
    await queueMail(trx, { id: letterId, purpose: "account", mail, now });
  };
  const handOver = async (made: Made): Promise<HandOver> => {
    const delivery = hasMailer && (await deliverNow(site, letterIdOf(made.secret)));
    if (delivery === "sent") return { kind: "mailed" };
    const { email, expiresAt } = made;
    const link = { kind, email, expiresAt, url: urlOf(made), isMailLate: hasMailer };
    return { kind: "to-pass-on", link };
  };
  return { announce, handOver };
}
