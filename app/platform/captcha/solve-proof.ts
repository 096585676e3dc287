import type { Challenge, Solution } from "altcha-lib";
import { deferred } from "~/lib/deferred";

/**
 * Has the browser solve a challenge in a worker, and gives the answer that a form sends. Rejects when
 * it cannot be solved, or when `signal` says that nobody waits any more.
 */
export async function solveProof(challenge: Challenge, signal: AbortSignal): Promise<string> {
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
