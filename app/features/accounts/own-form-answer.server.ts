import type { z } from "zod";
import { BUSY_SECONDS, TRY_AGAIN_SOON, tooManyAttempts, WRONG_PASSWORD } from "./login-words";
import type { OwnFormAnswer } from "./own-form";
import type { PasswordCheck } from "./own-password.server";

const NO_STORE = { "cache-control": "no-store" };

/** The answer to a form that was carried out; `cookies` are those of a session that took the place of another. */
export function doneAnswer<T>(result: T, cookies?: Headers): Response {
  const headers = new Headers(cookies);
  headers.set("cache-control", "no-store");
  return Response.json({ kind: "done", result } satisfies OwnFormAnswer<T>, { headers });
}

/** The answer to a form that is wrong in one field; the empty name is the whole form. */
export function invalidAnswer(field: string, message: string, status = 400): Response {
  const answer: OwnFormAnswer = { kind: "invalid", errors: { [field]: [message] } };
  return Response.json(answer, { status, headers: NO_STORE });
}

/** The answer to a form that its schema refused. */
export function unreadableAnswer(error: z.core.$ZodError): Response {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? "");
    errors[name] = [...(errors[name] ?? []), message];
  }
  return Response.json({ kind: "invalid", errors }, { status: 400, headers: NO_STORE });
}

/** The answer to a form whose password was wrong or given too often; `field` is where it was typed. */
export function passwordRefusal(
  refused: Exclude<PasswordCheck, { kind: "right" }>,
  field = "password",
): Response {
  if (refused.kind === "wrong-password") return invalidAnswer(field, WRONG_PASSWORD);
  if (refused.kind === "busy") return waitAnswer(TRY_AGAIN_SOON, 503, BUSY_SECONDS);
  const { retryAfterSeconds } = refused;
  return waitAnswer(tooManyAttempts(retryAfterSeconds), 429, retryAfterSeconds);
}

function waitAnswer(message: string, status: number, seconds: number): Response {
  const response = invalidAnswer("", message, status);
  response.headers.set("retry-after", String(seconds));
  return response;
}
