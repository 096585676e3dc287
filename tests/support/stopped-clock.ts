import { vi } from "vitest";

/**
 * Stops the calendar clock (`Date`) for the rest of the test, timers going on: codes of an
 * authenticator application change every half minute, and a test must not lose because the next one
 * began while it ran. `vitest-setup.ts` starts the clock again.
 */
export function stopClock(now = new Date()): Date {
  vi.useFakeTimers({ toFake: ["Date"], now });
  return now;
}
