import { addDays, clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { Queryable } from "../database/database.server";
import { isFree, isOverdue } from "./outbox.server";

/** What became of a mail, as far as the outbox knows. */
export type MailStatus =
  /** None was queued. */
  | { kind: "none" }
  | { kind: "sent"; at: string }
  /** Somebody is sending it, or it was never tried yet. */
  | { kind: "waiting" }
  /** `why` is a sentence. */
  | { kind: "failed"; why: string; nextAttemptAt: string }
  | { kind: "given-up"; why: string; attempts: number }
  /** Never tried, and sent by somebody's word only. */
  | { kind: "undecided" }
  /** Somebody decided that it is not sent. */
  | { kind: "declined" }
  /** It was untrue before it could be sent. */
  | { kind: "taken-back" };

/** What became of a mail; null when the outbox does not know it any more. */
export async function findMailStatus(
  db: Queryable,
  id: string,
  now: Date,
): Promise<MailStatus | null> {
  const row = await db
    .selectFrom("mail_outbox")
    .select(["state", "attempts", "last_error", "next_attempt_at", "claimed_until", "sent_at"])
    .select((eb) => isOverdue(eb, now).as("is_overdue"))
    .select((eb) => isFree(eb, now).as("is_free"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.state === "sent") return { kind: "sent", at: row.sent_at ?? "" };
  const why = failureInWords(row.last_error);
  if (row.state === "given-up") {
    if (row.sent_at !== null) {
      return { kind: row.claimed_until === null ? "declined" : "taken-back" };
    }
    if (row.attempts === 0) return { kind: "undecided" };
    return { kind: "given-up", why, attempts: row.attempts };
  }
  if (row.is_overdue) return { kind: "undecided" };
  if (!row.is_free || row.last_error === null) return { kind: "waiting" };
  return { kind: "failed", why, nextAttemptAt: row.next_attempt_at ?? now.toISOString() };
}

/** Why the last attempt failed, in a sentence. The outbox keeps the status before the reason. */
export function failureInWords(lastError: string | null): string {
  const reason = lastError ?? "";
  return refusalInWords({ status: Number.parseInt(reason, 10) || 0, reason });
}

export type DeliveryWords = {
  tone: "sent" | "waiting" | "failed";
  /** «Envoyé au club le lundi 9 mars à 18h30» */
  state: string;
  /** Why, when it failed. */
  reason: string | null;
  canRetry: boolean;
};

type Moment = {
  now: Date;
  hasMailer: boolean;
  /** «au club»; left out where it is said beside. */
  to?: string;
};

/** What became of a mail. */
export function deliveryInWords(status: MailStatus, moment: Moment): DeliveryWords {
  const to = moment.to ? ` ${moment.to}` : "";
  if (status.kind === "none") {
    const state = "Pas envoyé par e-mail";
    return { tone: "failed", state, reason: null, canRetry: moment.hasMailer };
  }
  if (status.kind === "sent") {
    const state = `Envoyé${to} ${dayAndClock(status.at, moment.now)}`;
    return { tone: "sent", state, reason: null, canRetry: false };
  }
  if (status.kind === "declined" || status.kind === "taken-back") {
    const state = `Non envoyé${to}\u00a0: ${NOT_SENT[status.kind]}`;
    const canRetry = status.kind === "declined" && moment.hasMailer;
    return { tone: "waiting", state, reason: null, canRetry };
  }
  if (!moment.hasMailer) {
    const state = "Pas de copie par e-mail\u00a0: l’envoi n’est pas réglé";
    return { tone: "waiting", state, reason: null, canRetry: false };
  }
  if (status.kind === "waiting") {
    return { tone: "waiting", state: "Envoi en cours", reason: null, canRetry: true };
  }
  if (status.kind === "undecided") {
    const state = `Non envoyé${to}\u00a0: le site ne l’envoie plus de lui-même`;
    return { tone: "failed", state, reason: null, canRetry: true };
  }
  const reason = status.why;
  if (status.kind === "given-up") {
    const state = `Non envoyé\u00a0: le site a renoncé après ${status.attempts}\u00a0essais`;
    return { tone: "failed", state, reason, canRetry: true };
  }
  const state = `Non envoyé\u00a0: nouvel essai ${nextAttempt(status.nextAttemptAt, moment.now)}`;
  return { tone: "failed", state, reason, canRetry: true };
}

const NOT_SENT = {
  declined: "un administrateur l’a décidé",
  "taken-back": "il n’y avait plus de raison de l’envoyer",
};

/** `le lundi 9 mars à 18h30`; with the year when it is another one. */
function dayAndClock(instant: string, now: Date): string {
  const day = parisDay(instant);
  const date = longDate(day);
  const isThisYear = day.slice(0, 4) === parisDay(now).slice(0, 4);
  const shown = isThisYear ? date.replace(/ \d{4}$/, "") : date;
  return `le ${shown} à ${clockTime(parisClock(instant))}`;
}

/** `vers 18h30`, `demain vers 06h15`; delays are twelve hours at most. */
function nextAttempt(instant: string, now: Date): string {
  if (instant <= now.toISOString()) return "dans un instant";
  const clock = `vers ${clockTime(parisClock(instant))}`;
  return parisDay(instant) === parisDay(now) ? clock : `${nextDay(instant, now)} ${clock}`;
}

function nextDay(instant: string, now: Date): string {
  const day = parisDay(instant);
  return day === addDays(parisDay(now), 1)
    ? "demain"
    : `le ${longDate(day).replace(/ \d{4}$/, "")}`;
}

/** What a provider's own words mean, and what is to be done; its status alone says less. */
const KNOWN: readonly [words: RegExp, meaning: string][] = [
  [
    /non-browser/i,
    "EmailJS refuse les envois d’un serveur. Dans le compte EmailJS, sous «\u00a0Account\u00a0» puis «\u00a0Security\u00a0», cochez «\u00a0Allow EmailJS API for non-browser applications\u00a0».",
  ],
  [
    /private key/i,
    "EmailJS demande la clé privée du compte\u00a0: c’est le réglage EMAILJS_PRIVATE_KEY.",
  ],
  [
    /recipients? address is empty/i,
    "Le modèle EmailJS n’écrit à personne\u00a0: mettez {{to_email}} dans son champ «\u00a0To Email\u00a0».",
  ],
  [
    /reconnect your/i,
    "EmailJS n’a plus accès à la boîte qui envoie\u00a0: reconnectez-la dans le compte EmailJS, sous «\u00a0Email Services\u00a0».",
  ],
  [
    /wrong version number|packet length too long/i,
    "Le port et le chiffrement de SMTP_URL ne vont pas ensemble\u00a0: smtps:// va avec le port 465, smtp:// avec le port 587.",
  ],
  [/certificate/i, "Le certificat du service d’envoi n’est pas valable."],
  [
    /an HTML page, not EmailJS/,
    "Une page web a répondu à la place d’EmailJS\u00a0: la connexion du serveur demande peut-être une identification.",
  ],
  [/^(0 )?out of date$/, "Ce qu’il disait n’est plus vrai."],
  [/ENOTFOUND/, "Le nom du service d’envoi n’existe pas\u00a0: vérifiez SMTP_URL."],
  [
    /missing credentials/i,
    "Le service d’envoi demande un identifiant et un mot de passe\u00a0: ajoutez-les à SMTP_URL.",
  ],
];

const CREDENTIALS_REFUSED = [401, 403, 530, 534, 535];

/** Why a mail could not be sent, in a sentence; `status` is the provider's own, 0 when it could not be reached. */
export function refusalInWords({ status, reason }: { status: number; reason: string }): string {
  const known = KNOWN.find(([words]) => words.test(reason));
  if (known) return known[1];
  if (status === 0) return "Le service d’envoi ne répond pas.";
  if (status === 429) return "Le service d’envoi a reçu trop de messages à la fois.";
  if (CREDENTIALS_REFUSED.includes(status)) {
    return `Le service d’envoi refuse les identifiants du site (code\u00a0${status}).`;
  }
  return `Le service d’envoi a refusé le message (code\u00a0${status}).`;
}
