import { isForeignPage } from "../lib/foreign-page.ts";

/** The network carried a request nowhere, or its answer only half way: the site itself has not failed. */
export class NetworkAwayError extends Error {
  constructor(cause: unknown) {
    super("The network is away.", { cause });
  }
}

/** Something on the way answered for the site. */
export class ForeignPageError extends NetworkAwayError {}

/** A phone that changes its antenna is back after this. */
const PAUSE_MS = 500;

/**
 * Fetches an answer whole. What only reads is asked for once more when it is lost on the way
 * (specification §9); a request that changes something may have arrived, and is not sent again.
 * Rejects with a `NetworkAwayError`; as `fetch` does when the request is given up.
 */
export async function fetchWhole(request: Request): Promise<Response> {
  const answer = await fetchTwice(request);
  if (isForeignPage(answer.status, answer.headers.get("content-type"))) {
    throw new ForeignPageError("A page came in place of data.");
  }
  return answer;
}

async function fetchTwice(request: Request): Promise<Response> {
  try {
    return await receive(request).catch(async (error: unknown) => {
      if (request.method !== "GET" || request.signal.aborted) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      return await receive(request);
    });
  } catch (error) {
    throw request.signal.aborted ? error : new NetworkAwayError(error);
  }
}

/** The body is awaited here: a connection that breaks while it comes is seen, and nothing half is shown. */
async function receive(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, answer);
}
