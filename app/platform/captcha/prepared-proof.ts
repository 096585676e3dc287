import type { Challenge, Solution } from "altcha-lib";
import { useRef } from "react";
import { deferred } from "~/lib/deferred";

const CHALLENGE_PATH = "/contacts/defi";

/** How long it may take in all: a slow phone works it out in a few seconds. */
const PROOF_PATIENCE_MS = 30_000;
/** Well before the site's own limit (proof-of-work.server.ts): who writes for long needs another one. */
const FRESH_MS = 15 * 60_000;

/** The site gives no more challenges to this address for a while. */
export class TooManyChallengesError extends Error {
  override name = "TooManyChallengesError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The site gives no more challenges for a while.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Prepared = { proof: Promise<string>; since: number };

/**
 * The proof of work of a form: begun while people write, so that sending does not wait for it, and
 * made anew when it has become too old. Good once: each `take` uses it up.
 */
export function usePreparedProof() {
  const prepared = useRef<Prepared | null>(null);
  const prepare = () => {
    const known = prepared.current;
    if (known && Date.now() - known.since < FRESH_MS) return known;
    const begun = { proof: getProof(), since: Date.now() };
    prepared.current = begun;
    begun.proof.catch(() => {
      if (prepared.current === begun) prepared.current = null;
    });
    return begun;
  };
  const take = async () => {
    const { proof } = prepare();
    const answer = await proof;
    prepared.current = null;
    return answer;
  };
  return { prepare: () => void prepare(), take };
}

/** Fetches a challenge of the site and works it out; rejects when that takes too long. */
async function getProof(): Promise<string> {
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

/**
 * Has the browser solve a challenge in a worker, and gives the answer that a form sends. Rejects when
 * it cannot be solved, or when `signal` says that nobody waits any more.
 */
async function solveProof(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), {
    type: "module",
  });
  const { promise, resolve, reject } = deferred<Solution>();
  worker.onmessage = ({ data }: MessageEvent<Solution | null>) => {
    if (data) resolve(data);
    else reject(new Error("The challenge took too long."));
  };
  worker.onerror = () => reject(new Error("The challenge could not be solved."));
  const giveUp = () => reject(new Error("Nobody waits for the answer any more."));
  signal.addEventListener("abort", giveUp, { once: true });
  worker.postMessage(challenge);
  try {
    const { counter, derivedKey } = await promise;
    return JSON.stringify({ challenge, solution: { counter, derivedKey } });
  } finally {
    signal.removeEventListener("abort", giveUp);
    worker.terminate();
  }
}
