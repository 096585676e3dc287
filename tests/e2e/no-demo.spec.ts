import type { APIRequestContext } from "@playwright/test";
import { FORMS } from "~/club/forms";
import { demoWords, demoWordsIn } from "../support/demo-words";
import { createAdministrator } from "./support/administrator";
import { crawl } from "./support/crawl";
import { expect, test, writeToTheClub } from "./support/mailing-site";

/** Addresses that the site map does not name. */
const OTHERS = [
  "/actualites.atom",
  "/actualites.rss",
  "/evenements.ics",
  "/sections/vie-du-club.ics",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/contacts?essai=tous",
  "/actualites?q=stade",
  "/une-page-qui-n-existe-pas",
  ...FORMS.map(({ value }) => `/inscription/formulaires/${value}`),
];

/** Words of the demo with the address that says them, over all that the site has to read, drawings and names of files too. */
async function crawlForDemo(request: APIRequestContext, origin: string): Promise<string[]> {
  const words = await demoWords();
  const { texts } = await crawl(request, origin, OTHERS);
  expect(texts.size).toBeGreaterThan(OTHERS.length + 20);
  const addresses = [...texts.keys()];
  const drawings = addresses.filter((address) => texts.get(address)?.startsWith("<svg"));
  expect(drawings.length).toBeGreaterThan(3);
  // Nothing that somebody sent: every picture is one of the code, or drawn from the club's name.
  expect(addresses.filter((address) => address.includes("/media/"))).toEqual([]);
  return [...texts].flatMap(([address, text]) =>
    demoWordsIn(`${address}\n${text}`, words).map((word) => `«${word}» on ${address}`),
  );
}

for (const siteContent of ["nothing", "demo"] as const) {
  test.describe(siteContent === "demo" ? "a site without its demo" : "a site begun without", () => {
    test.use({ siteContent });

    test("says nothing of the fictional club, on pages, in drawings, feeds, forms and mails", async ({
      page,
      site,
      request,
      mailbox,
    }) => {
      const words = await demoWords();
      if (siteContent === "demo") {
        const home = await (await request.get("/")).text();
        expect(demoWordsIn(home, words).length).toBeGreaterThan(5);
        await site.run("demo", ["remove"]);
      }
      expect(await crawlForDemo(request, site.url)).toEqual([]);
      const { email } = await createAdministrator(site);
      await page.goto("/admin/mot-de-passe-oublie");
      await page.getByLabel("Adresse e-mail").fill(email);
      await page.getByRole("button", { name: "Recevoir un lien" }).click();
      await writeToTheClub(page, {
        name: "Zoé Durand",
        email: "zoe.durand@exemple.fr",
        title: "Une question",
        message: "Bonjour, où vous retrouvez-vous ?",
      });
      const isThere = () => mailbox.received.some(({ to }) => to.includes(email));
      await expect.poll(isThere).toBe(true);
      for (const { mail } of mailbox.received) {
        const { subject, text, html, from } = mail;
        expect(demoWordsIn([subject, text, html, from].join("\n"), words), subject).toEqual([]);
      }
    });
  });
}
