import { data } from "react-router";
import { type FieldErrors, fieldErrorsOf, replyTo } from "~/lib/field-errors";
import { minutesToWait } from "~/lib/french-numbers";
import type { PasswordCheck } from "./own-account.server";
import type { OwnFormAnswer } from "./own-form";

/** What is wrong with a form, and the status and headers that say so. */
export type Refusal = { errors: FieldErrors; init: { status: number; headers?: HeadersInit } };

/** In how many seconds trying again makes sense while too many passwords are being looked at. */
const BUSY_SECONDS = 5;

const WRONG_PASSWORD = "Ce mot de passe n’est pas le bon. Vérifiez, puis réessayez.";

/** Codes follow the clock of the telephone that shows them: one that is minutes off gives no right code. */
const TELEPHONE_CLOCK =
  "S’il est encore refusé, vérifiez l’heure de votre téléphone\u00a0: dans ses réglages, choisissez l’heure automatique.";

/** A code of the telephone is wrong. */
export const WRONG_CODE = `Ce code n’est pas le bon. Recopiez celui que l’application affiche maintenant. ${TELEPHONE_CLOCK}`;
/** The same while two-step login is being set up, where a code that was right once is refused too. */
export const WRONG_SETUP_CODE = `Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant, puis réessayez. ${TELEPHONE_CLOCK}`;

/** Refuses a form for one field; the empty name is the whole form. */
export function wrong(field: string, message: string, status = 400): Refusal {
  return { errors: { [field]: [message] }, init: { status } };
}

/** Refuses a form that its schema refused. */
export function unreadable(error: Parameters<typeof fieldErrorsOf>[0]): Refusal {
  return { errors: fieldErrorsOf(error), init: { status: 400 } };
}

/** Refuses a form that was sent too often, or while too many passwords are being looked at. */
export function mustWait(
  wait: { kind: "busy" } | { kind: "limited"; retryAfterSeconds: number },
): Refusal {
  const [message, status, seconds] =
    wait.kind === "busy"
      ? ([
          "Le site reçoit beaucoup de connexions à la fois. Réessayez dans un instant.",
          503,
          BUSY_SECONDS,
        ] as const)
      : ([
          `Trop d’essais. Réessayez dans ${minutesToWait(wait.retryAfterSeconds)}.`,
          429,
          wait.retryAfterSeconds,
        ] as const);
  return {
    errors: { "": [message] },
    init: { status, headers: { "retry-after": String(seconds) } },
  };
}

/** Refuses a form whose password was wrong or given too often; `field` is where it was typed. */
export function wrongPassword(
  refused: Exclude<PasswordCheck, { kind: "right" }>,
  field = "password",
): Refusal {
  return refused.kind === "wrong-password" ? wrong(field, WRONG_PASSWORD) : mustWait(refused);
}

/** The answer of a page to a form it refuses, with what was typed but for its secrets. */
export function pageReply(form: FormData, { errors, init }: Refusal) {
  return data(replyTo(form, errors, ["password", "code", "jeton"]), init);
}

/** The answer to a form of one's own account that was refused. */
export function refusedAnswer({ errors, init }: Refusal): Response {
  const answer: OwnFormAnswer = { kind: "invalid", errors };
  const response = Response.json(answer, init);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** The answer to a form that was carried out; `cookies` are those of a session that took the place of another. */
export function doneAnswer<T>(result: T, cookies?: Headers): Response {
  const headers = new Headers(cookies);
  headers.set("cache-control", "no-store");
  return Response.json({ kind: "done", result } satisfies OwnFormAnswer<T>, { headers });
}
