import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { bytesOf, noise } from "../fixtures/pictures";
import { createAdministrator } from "./support/administrator";
import { walkAsParent, walkAsVolunteer } from "./support/main-ways";
import { startSite } from "./support/site";
import { openWebkit } from "./support/webkit-person";

// `npm run test:long` alone asks for a WebKit.
if (process.env.FOULEE_WEBKIT) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  test("a parent and a volunteer find their ways in WebKit", async ({}, testInfo) => {
    test.setTimeout(900_000);
    const site = await startSite("demo");
    const person = await openWebkit(site.url);
    const photo = testInfo.outputPath("IMG_2041.JPG");
    await writeFile(photo, await bytesOf(noise(1200, 900).jpeg()));
    await walkAsParent(person);
    await walkAsVolunteer(person, { account: await createAdministrator(site), photo });
    expect(await (await fetch(site.url)).text()).toContain("Piste rouverte");
    await person.close();
    await site.remove();
  });
}
