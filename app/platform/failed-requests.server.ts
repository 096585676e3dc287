import type { Services } from "./services.server";

const failed = new WeakSet<Services>();

/** Notes that something nobody expected happened during a request; it is in the log under its id. */
export function markFailed(services: Services): void {
  failed.add(services);
}

/** Whether something nobody expected happened during a request. */
export function hasFailed(services: Services): boolean {
  return failed.has(services);
}
