import { openContentClock } from "~/platform/page-cache/content-clock.server";
import { createContentMemo } from "~/platform/page-cache/content-memo.server";
import { createPageCache } from "~/platform/page-cache/page-cache.server";
import { countLimitsIn, createSharedRateLimits } from "~/platform/rate-limits.server";
import { loadBuiltFiles } from "./built-files";
import { keepHouse } from "./housekeeping";
import { openHttpServer } from "./http-server";
import { keepBackups } from "./keep-backups";
import { deliverMail } from "./mail-delivery";
import { nextPageChange } from "./page-expiry";
import type { App } from "./pages";
import { offerFirstAccount, prepareSite } from "./prepare-site";
import { createQuickAnswers } from "./quick-answers";
import { createRequestListener } from "./request-listener";
import type { StoredAnswer } from "./send-stored";
import { openSite, type Site } from "./services.server";
import { notePort, siteAddresses } from "./site-addresses";
import { requireWorkingStorage } from "./site-storage";
import { listenFailure } from "./start-failure";
import { tidyWhenQuiet } from "./tidy-memory";
import { writeVisitsInTurns } from "./write-visits";

const PAGE_CACHE_BYTES = 64 * 1_048_576;

export type RunningServer = { url: string; close(): Promise<void> };

/**
 * Opens the site and serves it in production. Rejects with an `EnvironmentError` for what the
 * technical person can mend; whatever was opened is closed again.
 */
export async function start(
  source: Record<string, string | undefined>,
  app: App,
  builtFolder: string,
): Promise<RunningServer> {
  const site = await openSite(source, "served");
  try {
    return await serveSite(site, app, builtFolder);
  } catch (error) {
    await site.close();
    throw error;
  }
}

async function serveSite(site: Site, app: App, builtFolder: string): Promise<RunningServer> {
  const now = () => new Date();
  const { environment, database, sqliteFile } = site;
  if (database.engine === "postgres") countLimitsIn(createSharedRateLimits(database, now));
  tellOutages(site);
  await requireWorkingStorage(site.storage, environment);
  await prepareSite({ ...site, now: now() });
  const files = await loadBuiltFiles(builtFolder);
  const clock = await openContentClock(database, sqliteFile);
  const freshness = {
    epoch: () => clock.epoch(),
    nextChange: (from: Date) => nextPageChange({ database, now: from }),
    now,
  };
  const cache = createPageCache<StoredAnswer>({ ...freshness, maxBytes: PAGE_CACHE_BYTES });
  const pages = { site, app, cache, contentMemo: createContentMemo(freshness), now, files };
  const tidying = tidyWhenQuiet();
  const listener = tidying.noting(createRequestListener(pages));
  const quickAnswers = tidying.noting(createQuickAnswers(pages));
  const { host, port } = environment;
  const report = (err: unknown) => site.log.error({ err }, "A connection failed.");
  const http = await openHttpServer(listener, { host, port, quickAnswers, report }).catch(
    async (error: unknown) => {
      await clock.close();
      throw listenFailure(error, environment);
    },
  );
  const stopHousekeeping = keepHouse({ ...site, now });
  const stopBackups = keepBackups({ ...site, now });
  const stopMail = deliverMail(site, now);
  const stopVisits = writeVisitsInTurns(site, now);
  await notePort(environment);
  console.log(`Foulée est prête\u00a0: ${siteAddresses(environment).join(" ou ")}`);
  await offerFirstAccount({ ...site, now: now() });
  return {
    url: environment.publicUrl,
    close: async () => {
      tidying.stop();
      await http.close();
      // First: whoever stops the site may not wait for the others.
      await stopVisits();
      await stopBackups();
      await stopHousekeeping();
      await stopMail();
      await clock.close();
      await site.close();
    },
  };
}

/** One line for each outage and one for its end, among those of the requests that suffered from it. */
function tellOutages({ database, log }: Site): void {
  database.reach.onChange((isLost) => {
    if (isLost) log.error("The database is away: public pages are served as they were.");
    else log.warn("The database is back.");
  });
}
