import { writeFile } from "node:fs/promises";
import { bytesOf, noise } from "../fixtures/pictures";
import { createAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { chromiumPerson } from "./support/chromium-person";
import { walkAsParent, walkAsVolunteer } from "./support/main-ways";
import {
  cutHas,
  NEWER_APIS,
  type NewerApi,
  OLD_ENGINE_COMPLAINTS,
  takeAway,
} from "./support/older-browsers";

/** The headless browser under test says that it is one, and robots are not counted. */
const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

test.use({ ownSite: true, userAgent: PERSON });

const ALL = Object.keys(NEWER_APIS) as NewerApi[];
/** In the everyday suite all at once, in the long one each alone too; an old engine lacks them by itself. */
const MISSING: [string, readonly NewerApi[]][] = process.env.OLD_CHROMIUM
  ? [["what it lacks itself", []]]
  : [
      ["all that is newer than the promise", ALL],
      ...(process.env.FOULEE_LONG_TEST
        ? ALL.map((name): [string, NewerApi[]] => [name, [name]])
        : []),
    ];

for (const [name, missing] of MISSING) {
  test(`a parent and a volunteer find their ways without ${name}`, async ({
    page,
    context,
    site,
    complaints,
  }, testInfo) => {
    test.setTimeout(600_000);
    complaints.allow(OLD_ENGINE_COMPLAINTS);
    await takeAway(context, missing);
    if (missing.length > 1) await cutHas(context);
    const photo = testInfo.outputPath("IMG_2041.JPG");
    await writeFile(photo, await bytesOf(noise(1200, 900).jpeg()));
    const person = chromiumPerson(page);
    await walkAsParent(person);
    await walkAsVolunteer(person, { account: await createAdministrator(site), photo });
    expect(await (await page.request.get("/")).text()).toContain("Piste rouverte");
  });
}
