import { RETRIES, type RequestFailure } from "~/lib/request-failure";
import { wait } from "~/lib/wait";

type Patience = {
  /** Aborts when the message is given up or its screen is left: it is not sent again, then. */
  signal: AbortSignal;
  onWaiting: (isWaiting: boolean) => void;
};

/** Sends again, by itself, while the site has no room and says when to ask again. Gives the last answer. */
export async function postPatiently<Answer extends { kind: string }>(
  post: () => Promise<Answer | RequestFailure>,
  { signal, onWaiting }: Patience,
): Promise<Answer | RequestFailure> {
  for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
    const answer = await post();
    const seconds = secondsToWait(answer);
    if (!seconds || retriesLeft === 0) return answer;
    onWaiting(true);
    await wait(seconds, signal).catch(() => undefined);
    onWaiting(false);
    if (signal.aborted) return answer;
  }
}

function secondsToWait(answer: { kind: string } | RequestFailure): number | null {
  if (answer.kind !== "failed" || !("retryAfterSeconds" in answer)) return null;
  return answer.retryAfterSeconds ?? null;
}
