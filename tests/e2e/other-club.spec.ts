import { demoWords, demoWordsIn } from "../support/demo-words";
import { expect, test } from "./support/browser-test";
import { expectCompletePage } from "./support/complete-page";
import { crawl } from "./support/crawl";
import { expectNothingCut } from "./support/cut-text";
import { OTHER_CLUB } from "./support/other-club";
import { A_PHONE, expectWithinBudget } from "./support/page-budget";
import { readSiteMap } from "./support/public-pages";
import { resize } from "./support/viewport";

test.use({ siteContent: "other-club" });

test("every page of another club is complete, and for everybody", async ({
  page,
  request,
  site,
}) => {
  const paths = await readSiteMap(request);
  expect(paths).toContain("/sections/course");
  expect(paths).not.toContain("/detox-relais");
  for (const path of paths) {
    await test.step(path, async () => {
      await expectCompletePage(page, {
        path,
        canonical: path,
        noIndex: false,
        origin: site.url,
        club: OTHER_CLUB,
      });
      await resize(page, { width: 320, height: 800 });
      await expectNothingCut(page, path);
    });
  }
});

test("all links of another club lead somewhere, and no page or feed knows the demo", async ({
  request,
  site,
}) => {
  const { broken, texts } = await crawl(request, site.url);
  expect(broken).toEqual([]);
  const patterns = await demoWords();
  const strange = [...texts].flatMap(([address, text]) =>
    demoWordsIn(text, patterns).map((word) => `«${word}» on ${address}`),
  );
  expect(strange).toEqual([]);
});

test("the pages of another club keep to the budget of any page", async ({
  browser,
  request,
  site,
}) => {
  for (const path of await readSiteMap(request)) {
    await test.step(path, async () => {
      // Each page as if it were the first that a phone opens.
      const context = await browser.newContext({ ...A_PHONE, baseURL: site.url });
      await expectWithinBudget(await context.newPage(), path);
      await context.close();
    });
  }
});
