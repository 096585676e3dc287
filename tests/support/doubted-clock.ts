import { runClaimed } from "~/platform/background-tasks.server";
import { compareClock } from "~/platform/clock-doubt.server";
import type { Services } from "~/platform/services.server";

const AHEAD_MS = 400 * 86_400_000;

/** As a start does by a clock that is 400 days ahead of the last work of the site. */
export async function doubtClock({ database, log, now }: Services): Promise<void> {
  const worked = new Date(now.getTime() - AHEAD_MS);
  const run = { everyMs: 0, now: () => worked };
  await runClaimed(database, "daily-backup", run, async () => undefined);
  await compareClock({ database, log, now: () => now });
}
