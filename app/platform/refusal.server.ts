import { requestFailure } from "~/lib/request-failure";

/**
 * A refusal in French. Scripts of the site ask for JSON and take nothing else for the site's own
 * answer: a proxy in front has other words for the same status.
 */
export function refusal(request: Request, status: number, sentence: string): Response {
  if (request.headers.get("accept")?.includes("application/json")) {
    return Response.json(requestFailure(sentence, { needsLogin: status === 401 }), { status });
  }
  return new Response(sentence, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
