import { solveProof } from "./solve-proof";

const CHALLENGE_PATH = "/contacts/defi";

/** How long it may take in all: a slow phone works it out in a few seconds. */
const PROOF_PATIENCE_MS = 30_000;

/** The site gives no more challenges to this address for a while. */
export class TooManyChallengesError extends Error {
  override name = "TooManyChallengesError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The site gives no more challenges for a while.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Fetches a challenge of the site and works it out; rejects when that takes too long. */
export async function getProof(): Promise<string> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PROOF_PATIENCE_MS);
  try {
    const response = await fetch(CHALLENGE_PATH, { signal: patience.signal });
    if (response.status === 429) throw new TooManyChallengesError(waitOf(response));
    if (!response.ok) throw new Error(`The challenge answered ${response.status}.`);
    return await solveProof(await response.json(), patience.signal);
  } finally {
    clearTimeout(timer);
  }
}

function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get("retry-after"));
  return seconds > 0 ? seconds : 60;
}
