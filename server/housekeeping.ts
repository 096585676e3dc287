import { purgeExpiredSessions } from "~/features/accounts/sessions.server";
import { purgeExpiredTrash } from "~/features/articles/purge-articles.server";
import type { Database } from "~/platform/database/database.server";
import type { Log } from "~/platform/log.server";

const HOUR = 3_600_000;

type House = { database: Database; log: Log; now: () => Date };

/**
 * What nobody asks for and has to be done: the trash emptied after its 30 days, ended sessions
 * forgotten. Now, then every hour. Returns how to stop, once what is under way is finished.
 */
export function keepHouse(house: House): () => Promise<void> {
  let underWay = tidy(house);
  const timer = setInterval(() => {
    underWay = tidy(house);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

async function tidy({ database, log, now }: House): Promise<void> {
  try {
    await purgeExpiredTrash(database, now());
    await purgeExpiredSessions(database.kysely, now());
  } catch (error) {
    log.error({ err: error }, "housekeeping failed");
  }
}
