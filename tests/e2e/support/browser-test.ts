import { type BrowserContext, test as plainTest } from "@playwright/test";
import { shiftDates } from "../../support/shift-dates";
import { type Complaints, watchForComplaints } from "./complaints";
import { actOnceHydrated, markHydratedPages } from "./hydrated";
import { type Site, type SiteContent, startSite } from "./site";
import { leaveToasts } from "./toasts";

export { expect } from "@playwright/test";

/** What `test.use` may say, for a file or a describe. */
export type SiteOptions = {
  /** Of the site: `demo` is shared by the tests of a worker, any other is the test's own. */
  siteContent: SiteContent;
  /** A demo site of the test's own, for those whose changes others must not see. */
  ownSite: boolean;
};

type Fixtures = {
  /** The real production server; `page.goto("/")` goes there. */
  site: Site;
  /** What the browser complained about; whatever a test does not allow fails it. */
  complaints: Complaints;
};

type WorkerFixtures = { sharedSite: () => Promise<Site> };

/** Playwright's `test` on a running site. */
export const test = plainTest.extend<SiteOptions & Fixtures, WorkerFixtures>({
  siteContent: ["demo", { option: true }],
  ownSite: [false, { option: true }],
  sharedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      let shared: Promise<Site> | undefined;
      await use(() => {
        shared ??= startSite("demo");
        return shared;
      });
      await (await shared)?.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  site: [
    async ({ siteContent, ownSite, sharedSite }, use, testInfo) => {
      const isShared = siteContent === "demo" && !ownSite;
      const site = isShared ? await sharedSite() : await startSite(siteContent);
      await use(site);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach("site.log", { body: site.logs(), contentType: "text/plain" });
      }
      if (!isShared) await site.remove();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, javaScriptEnabled }, use) => {
    const offset = Number(process.env.TEST_CLOCK_OFFSET ?? 0);
    if (offset !== 0) await context.addInitScript(shiftDates, offset);
    if (javaScriptEnabled) await beAsPatientAsAPerson(context);
    await use(context);
  },
  complaints: [
    async ({ context, site }, use) => {
      const complaints = watchForComplaints(context, site.url);
      await use(complaints);
      complaints.verify();
    },
    { auto: true },
  ],
});

/** What holds on a slow machine too: nothing is pressed that sleeps, nor under a toast that the pointer keeps. */
async function beAsPatientAsAPerson(context: BrowserContext): Promise<void> {
  await markHydratedPages(context);
  context.on("page", (page) => {
    void actOnceHydrated(page);
    void leaveToasts(page);
  });
}
