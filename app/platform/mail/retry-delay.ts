const MINUTE_MS = 60_000;
const LONGEST_MS = 12 * 60 * MINUTE_MS;
const GROWTH = 3;
/** Each delay is up to a fifth longer or shorter, so that many mails do not come back at once. */
const JITTER = 0.2;
const PATIENCE_MS = 5 * 86_400_000;

/**
 * How long to wait after the `attempts`-th failure (from 1): a minute, three, nine… twelve hours at
 * most. `chance` is between 0 and 1.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  const delay = Math.min(LONGEST_MS, MINUTE_MS * GROWTH ** Math.max(0, attempts - 1));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * chance));
}

/** Whether a mail is too old to be tried once more: five days, as mail servers do (RFC 5321 §4.5.4.1). */
export function isGivenUp(queuedAt: Date, nextAttempt: Date): boolean {
  return nextAttempt.getTime() - queuedAt.getTime() > PATIENCE_MS;
}
