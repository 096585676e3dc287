import { sayFailure } from "./request-failure";

/** A request that came to nothing: what to tell, and whether signing in again would help. */
export type RequestFailure = { kind: "failed"; message: string; needsLogin: boolean };

/**
 * Posts a form; what the route answered in JSON, whatever the status. Never throws: what is typed
 * must outlive whatever happens.
 */
export async function postForm<Answer>(
  path: string,
  form: FormData | URLSearchParams,
): Promise<Answer | RequestFailure> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { accept: "application/json" },
      body: form,
    });
    // The server's own refusal, whatever its form: the route never got to answer.
    if (response.status === 503 || response.status === 507) return failure(response.status);
    const isJson = response.headers.get("content-type")?.includes("json");
    // Sent on to the login page: the session is over.
    if (isJson && !response.redirected) return (await response.json()) as Answer;
    return failure(response.ok ? 401 : response.status);
  } catch {
    return failure(0);
  }
}

function failure(status: number): RequestFailure {
  return { kind: "failed", message: sayFailure(status), needsLogin: status === 401 };
}
