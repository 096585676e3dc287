import { randomUUID } from "node:crypto";
import { openSmtpStandIn, type SmtpStandIn } from "../../support/mail-stand-ins";
import { onPostgres, urlOfDatabase } from "../../support/postgres-databases";
import { type PostgresServer, startPostgres } from "../../support/postgres-server";
import { openS3Server, type S3TestServer } from "../../support/s3-server";
import { test as siteTest } from "./browser-test";
import { type Site, startSite } from "./site";

type Fixtures = {
  /** The database server under the site; the test's own. */
  postgres: PostgresServer;
  /** The site's database on it. */
  databaseUrl: string;
  /** Where the site keeps its files. */
  s3: S3TestServer;
  /** Who gets the site's mails. */
  mailbox: SmtpStandIn;
  /**
   * One more instance of the site: the same database, storage and (unless `more` says another) secret, a
   * data folder of its own.
   */
  startInstance(more?: NodeJS.ProcessEnv): Promise<Site>;
};

/** Tests of the production server on a real PostgreSQL, whose programs are in a folder, and a real S3. */
export function postgresTest(binaries: string) {
  return siteTest.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    postgres: async ({}, use) => {
      const server = await startPostgres(binaries);
      await use(server);
      await server.stop();
    },
    databaseUrl: async ({ postgres }, use) => {
      const name = `site_${randomUUID().slice(0, 8)}`;
      await onPostgres(postgres.url, `create database ${name}`);
      await use(urlOfDatabase(postgres.url, name));
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    s3: async ({}, use) => {
      const server = await openS3Server();
      await use(server);
      await server.close();
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    mailbox: async ({}, use) => {
      const mailbox = await openSmtpStandIn();
      await use(mailbox);
      await mailbox.close();
    },
    startInstance: async ({ databaseUrl, s3, mailbox }, use) => {
      const shared = {
        ...s3.environment,
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: randomUUID(),
        SMTP_URL: mailbox.url,
        MAIL_FROM: "site@les-pins.example",
      };
      const started: Site[] = [];
      await use(async (more) => {
        const site = await startSite("new", { ...shared, ...more });
        started.push(site);
        return site;
      });
      for (const site of started) await site.remove();
    },
    site: async ({ startInstance }, use) => use(await startInstance()),
  });
}
