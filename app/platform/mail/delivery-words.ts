import { addDays, clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { MailStatus } from "./mail-status.server";

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
export function deliveryInWords(status: MailStatus | null, moment: Moment): DeliveryWords {
  const to = moment.to ? ` ${moment.to}` : "";
  if (status === null) {
    const state = `Le site ne sait plus si ce message a été envoyé${to}.`;
    return { tone: "waiting", state, reason: null, canRetry: false };
  }
  if (status.kind === "sent") {
    const state = `Envoyé${to} ${dayAndClock(status.at, moment.now)}`;
    return { tone: "sent", state, reason: null, canRetry: false };
  }
  if (!moment.hasMailer) {
    const state = "Pas de copie par e-mail\u00a0: l’envoi n’est pas réglé";
    return { tone: "waiting", state, reason: null, canRetry: false };
  }
  if (status.kind === "waiting") {
    return { tone: "waiting", state: "Envoi en cours", reason: null, canRetry: true };
  }
  const reason = status.why;
  if (status.kind === "given-up") {
    const state = `Non envoyé\u00a0: le site a renoncé après ${status.attempts}\u00a0essais`;
    return { tone: "failed", state, reason, canRetry: true };
  }
  const state = `Non envoyé\u00a0: nouvel essai ${nextAttempt(status.nextAttemptAt, moment.now)}`;
  return { tone: "failed", state, reason, canRetry: true };
}

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
