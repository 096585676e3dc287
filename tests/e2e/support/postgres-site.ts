import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPostgres, urlOfDatabase } from "../../support/postgres-databases";
import { type PostgresServer, startPostgres } from "../../support/postgres-server";
import { test as siteTest } from "./browser-test";
import { type Site, startSite } from "./site";

type Fixtures = {
  /** The database server under the site; the test's own. */
  postgres: PostgresServer;
  /** One more instance of the site, on the same database and the same files. */
  startInstance(): Promise<Site>;
};

/** Tests of the production server on a real PostgreSQL, whose programs are in a folder. */
export function postgresTest(binaries: string) {
  return siteTest.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    postgres: async ({}, use) => {
      const server = await startPostgres(binaries);
      await use(server);
      await server.stop();
    },
    startInstance: async ({ postgres }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "foulee-shared-"));
      const name = `site_${randomUUID().slice(0, 8)}`;
      await onPostgres(postgres.url, `create database ${name}`);
      const shared = { DATABASE_URL: urlOfDatabase(postgres.url, name), DATA_DIR: dataDir };
      const started: Site[] = [];
      await use(async () => {
        const site = await startSite("nothing", shared);
        started.push(site);
        return site;
      });
      for (const site of started) await site.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
    site: async ({ startInstance }, use) => use(await startInstance()),
  });
}
