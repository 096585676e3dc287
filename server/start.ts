import { findNextPublicationChange } from "~/features/articles/next-publication-change.server";
import { findEndingBanner } from "~/features/banner/banner.server";
import { nextParisMidnight } from "~/lib/paris-instants";
import { compareClock } from "~/platform/clock-doubt.server";
import type { Database } from "~/platform/database/database.server";
import { countLimitsIn, createSharedRateLimits } from "~/platform/rate-limits.server";
import { removeLeftFiles } from "~/platform/received-file.server";
import { createContentMemo } from "./cache/content-memo";
import { watchContentVersion } from "./cache/content-version";
import { createPageCache } from "./cache/page-cache";
import type { CachedResponse } from "./http/cached-response";
import { openHttpServer } from "./http/http-server";
import type { App } from "./http/pages";
import { createRequestListener } from "./http/request-listener";
import { loadStaticFiles } from "./http/static-files";
import { type Instance, instanceBeat, joinInstances } from "./instances";
import { jobsOf } from "./jobs/jobs";
import { startJobs } from "./jobs/scheduler";
import { offerFirstAccount, prepareSite, tellLostSecret } from "./prepare-site";
import { openSite, type Site } from "./services.server";
import { notePort, siteAddresses } from "./site-addresses";
import { requireWorkingStorage } from "./site-storage";
import { listenFailure, startFailure } from "./start-failure";

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
    tellOutages(site);
    await requireWorkingStorage(site.storage, site.environment);
    return await serveAsInstance(site, app, builtFolder);
  } catch (error) {
    await site.close();
    throw startFailure(error);
  }
}

const now = () => new Date();

async function serveAsInstance(site: Site, app: App, builtFolder: string): Promise<RunningServer> {
  const instance = await joinInstances({ ...site, now });
  const leave = () =>
    instance.leave().catch((err: unknown) => {
      site.log.warn({ err }, "The database still says that this instance runs.");
    });
  try {
    const { url, close } = await serveSite(site, instance, app, builtFolder);
    return {
      url,
      close: async () => {
        await close();
        await leave();
        await site.close();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function serveSite(
  site: Site,
  instance: Instance,
  app: App,
  builtFolder: string,
): Promise<RunningServer> {
  const { environment, database, sqliteFile } = site;
  if (database.engine === "postgres") countLimitsIn(createSharedRateLimits(database, now));
  // Before anything writes when it was done.
  await compareClock({ ...site, now });
  await prepareSite({ ...site, now: now() });
  const files = await loadStaticFiles(builtFolder, environment.publicUrl);
  const content = await watchContentVersion(database, sqliteFile);
  const freshness = {
    version: () => content.current(),
    nextChange: (from: Date) => nextPageChange({ database, now: from }),
    now,
  };
  const cache = createPageCache<CachedResponse>({ ...freshness, maxSize: PAGE_CACHE_BYTES });
  const contentMemo = createContentMemo(freshness);
  const listener = createRequestListener({ site, app, cache, contentMemo, now, files });
  const http = await openHttpServer(listener, environment).catch(async (error: unknown) => {
    await content.close();
    throw listenFailure(error, environment);
  });
  const jobSite = { ...site, now };
  const stopJobs = startJobs(jobSite, [...jobsOf(jobSite), instanceBeat(instance)]);
  const stop = async () => {
    await http.close();
    await stopJobs();
    await content.close();
  };
  try {
    // Only now: a start that finds its port taken must not take away the files of the site that runs.
    await removeLeftFiles(environment.dataDir);
    await notePort(environment);
    console.log(`Foulée est prête\u00a0: ${siteAddresses(environment).join(" ou ")}`);
    await tellLostSecret(site);
    await offerFirstAccount({ ...site, now: now() });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: environment.publicUrl, close: stop };
}

/** Logs each outage and its end once, among the requests that suffered from it. */
function tellOutages({ database, log }: Site): void {
  database.reach.onChange((isLost) => {
    if (isLost) log.error("The database is away: public pages are served as they were.");
    else log.warn("The database is back.");
  });
}

/**
 * When public pages next change by themselves: a scheduled publication or its end, the banner's
 * expiry, midnight in Paris (README, A page view).
 */
async function nextPageChange(site: { database: Database; now: Date }): Promise<Date> {
  const { kysely } = site.database;
  const [publication, banner] = await Promise.all([
    findNextPublicationChange(kysely, site.now),
    findEndingBanner(kysely, site.now),
  ]);
  const times = [nextParisMidnight(site.now).getTime()];
  if (publication) times.push(publication.getTime());
  if (banner) times.push(Date.parse(banner.expiresAt));
  return new Date(Math.min(...times));
}
