import { expect, type Page } from "@playwright/test";
import { openSmtpStandIn, type SmtpStandIn } from "../../support/mail-stand-ins";
import { test as siteTest } from "./browser-test";
import { gotoHydrated } from "./hydrated";
import { startSite } from "./site";

export { expect } from "./browser-test";

/** A site that sends its mails to a real SMTP server, which keeps them; empty unless `siteContent` says otherwise. */
export const test = siteTest.extend<{ mailbox: SmtpStandIn }>({
  siteContent: "nothing",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  mailbox: async ({}, use) => {
    const mailbox = await openSmtpStandIn();
    await use(mailbox);
    await mailbox.close();
  },
  site: [
    async ({ mailbox, siteContent }, use, testInfo) => {
      const settings = { SMTP_URL: mailbox.url, MAIL_FROM: "site@les-pins.example" };
      const site = await startSite(siteContent, settings);
      await use(site);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach("site.log", { body: site.logs(), contentType: "text/plain" });
      }
      await site.remove();
    },
    { scope: "test", timeout: 300_000 },
  ],
});

export type Written = { name: string; email: string; title: string; message: string };

/** A visitor writes to the club on the contact page; resolves once the page says how it ended. */
export async function writeToTheClub(page: Page, written: Written): Promise<void> {
  await gotoHydrated(page, "/contacts");
  await fillInMessage(page, written);
  await sendMessage(page);
}

async function fillInMessage(page: Page, written: Written): Promise<void> {
  await page.getByRole("textbox", { name: "Nom complet" }).fill(written.name);
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill(written.email);
  await page.getByRole("combobox", { name: "Sujet" }).fill(written.title);
  await page.getByRole("textbox", { name: "Message" }).fill(written.message);
}

/** Resolves once the page says how it ended. */
async function sendMessage(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/contacts/envoyer"));
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await (await answer).finished();
  await expect(page.getByRole("button", { name: "Envoyer le message" })).toBeEnabled();
}
