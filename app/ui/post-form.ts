import { isForeignPage } from "~/lib/foreign-page";
import { FOREIGN_PAGE, type RequestFailure, sayFailure } from "~/lib/request-failure";

/** A form, or JSON as text. */
export type PostedBody = FormData | URLSearchParams | string;

/**
 * Posts a form; what the route answered in JSON, whatever the status. Never throws: what is typed
 * must outlive whatever happens.
 */
export async function postForm<Answer>(
  path: string,
  body: PostedBody,
): Promise<Answer | RequestFailure> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: {
        accept: "application/json",
        ...(typeof body === "string" && { "content-type": "application/json" }),
      },
      body,
    });
    const { status } = response;
    const type = response.headers.get("content-type");
    // Sent on to the login page: the session is over.
    if (response.redirected) return failure(response.ok ? 401 : status);
    if (isForeignPage(status, type)) return failed(FOREIGN_PAGE);
    // The server's own refusal, whatever its form: the route never got to answer.
    if (status === 503 || status === 507) return failure(status);
    return type?.includes("json") ? ((await response.json()) as Answer) : failure(status);
  } catch {
    return failure(0);
  }
}

function failure(status: number): RequestFailure {
  return failed(sayFailure(status), status === 401);
}

function failed(message: string, needsLogin = false): RequestFailure {
  return { kind: "failed", message, needsLogin };
}
