import { isForeignPage } from "~/lib/foreign-page";
import {
  FOREIGN_PAGE,
  isLoginAddress,
  isRequestFailure,
  type RequestFailure,
  readRetryAfter,
  requestFailure,
  sayFailure,
  sayForeignAnswer,
} from "~/lib/request-failure";

/** A form, or JSON as text. */
export type PostedBody = FormData | URLSearchParams | string;

/**
 * Posts a form; gives the route's answer in JSON, whatever its status, and takes nobody else's for it.
 * Never throws: the text that somebody typed must outlive each failure.
 */
export async function postForm<Answer>(
  path: string,
  body: PostedBody,
): Promise<Answer | RequestFailure> {
  const headers: HeadersInit =
    typeof body === "string" ? { "content-type": "application/json" } : {};
  return await ask(path, { method: "POST", headers, body }, isOwnAnswer<Answer>);
}

/** Asks for JSON that `isAnswer` knows. Never throws. */
export async function getAnswer<Answer>(
  path: string,
  isAnswer: (answer: object) => answer is Answer & object,
): Promise<Answer | RequestFailure> {
  return await ask(path, {}, isAnswer);
}

async function ask<Answer>(
  path: string,
  init: RequestInit,
  isAnswer: (answer: object) => answer is Answer & object,
): Promise<Answer | RequestFailure> {
  try {
    const headers = { ...init.headers, accept: "application/json" };
    const response = await fetch(path, { ...init, headers });
    const { status } = response;
    const type = response.headers.get("content-type");
    if (response.redirected && !isLoginAddress(response.url)) return requestFailure(FOREIGN_PAGE);
    if (response.redirected) return failure(response.ok ? 401 : status);
    // The server's own refusal, whatever its form: the route never got to answer.
    const isOutage = (status === 503 || status === 507) && !isForeignPage(status, type);
    if (isOutage) {
      const seconds = readRetryAfter(response.headers.get("retry-after"));
      return seconds ? { ...failure(status), retryAfterSeconds: seconds } : failure(status);
    }
    const answer: unknown = type?.includes("json") ? await response.json() : null;
    if (isRequestFailure(answer)) return answer;
    if (typeof answer === "object" && answer !== null && isAnswer(answer)) return answer;
    const otherwise = response.ok ? FOREIGN_PAGE : sayFailure(status);
    return requestFailure(sayForeignAnswer(status, type) ?? otherwise);
  } catch {
    return failure(0);
  }
}

/** Every route that is posted to answers a `kind`, or a command's `ok` with what to say of it. */
function isOwnAnswer<Answer>(answer: object): answer is Answer & object {
  if ("kind" in answer) return typeof answer.kind === "string";
  const isCommand = "ok" in answer && typeof answer.ok === "boolean";
  return isCommand && "message" in answer && typeof answer.message === "string";
}

function failure(status: number): RequestFailure {
  return requestFailure(sayFailure(status), { needsLogin: status === 401 });
}
