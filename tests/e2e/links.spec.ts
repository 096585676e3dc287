import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { gotoHydrated, waitUntilHydrated } from "./support/hydrated";
import { findContentPages, readSiteMap } from "./support/public-pages";
import { resize } from "./support/viewport";

/** `npm run test:long` asks for all that has to be made when it is asked for. */
const isLong = process.env.FOULEE_LONG_TEST === "on";
const MOST = isLong ? 4000 : 1000;
const AT_ONCE = 4;

type Visited = { status: number; type: string; body: string };

/** Every address of this site in a document or a feed, with what stands after `#`. */
function addressesIn(text: string, base: string): string[] {
  const attributes = [...text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)];
  const tags = [...text.matchAll(/\scontent="([/h][^"]*)"/g)];
  const sets = [...text.matchAll(/\ssrcset="([^"]*)"/gi)];
  const written = [
    ...[...attributes, ...tags].map(([, value = ""]) => value),
    ...sets.flatMap(([, set = ""]) => set.split(/,\s+/).map((one) => one.split(" ")[0] ?? "")),
    ...[...text.matchAll(/<(?:loc|link|id)>([^<]*)</g)].map(([, value = ""]) => value),
  ];
  return written.flatMap((value) => {
    const address = value.replaceAll("&amp;", "&");
    const isAddress = /^(\/|#|\?|https?:)/.test(address);
    if (!isAddress || !URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    return url.origin === new URL(base).origin ? [url.href] : [];
  });
}

/** Which thing an address names: of the sizes and formats of a picture one is enough. */
function nameOf(address: string): string {
  return isLong ? address : address.replace(/&w=\d+&f=\w+$/, "");
}

async function visit(request: APIRequestContext, address: string): Promise<Visited> {
  const response = await request.get(address);
  const type = response.headers()["content-type"] ?? "";
  const isText = /html|xml|text\/calendar/.test(type);
  return { status: response.status(), type, body: isText ? await response.text() : "" };
}

test("every link, picture and feed of the site is there", async ({ request, site }) => {
  const seen = new Map<string, Visited>();
  const fragments = new Map<string, string>();
  const foundOn = new Map<string, string>();
  const queue: string[] = [];
  const add = (address: string, from: string) => {
    const name = nameOf(address);
    // Months go on for ever.
    if (foundOn.has(name) || /[?&]mois=/.test(name)) return;
    foundOn.set(name, from);
    queue.push(address);
  };
  add(`${site.url}/`, "the start");
  for (const path of await readSiteMap(request)) add(site.url + path, "the site map");
  const follow = async (address: string) => {
    const visited = await visit(request, address);
    seen.set(address, visited);
    if (address.startsWith(`${site.url}/admin`)) return;
    for (const link of addressesIn(visited.body, address)) {
      const page = link.replace(/#.*$/, "");
      if (link !== page) fragments.set(link, address);
      add(page, address);
    }
  };
  while (queue.length > 0) {
    await Promise.all(queue.splice(0, AT_ONCE).map(follow));
    expect(seen.size, "the crawl has no end").toBeLessThan(MOST);
  }
  const broken = [...seen].flatMap(([address, { status }]) =>
    status === 200 ? [] : [`${status} ${address} on ${foundOn.get(nameOf(address))}`],
  );
  expect(broken).toEqual([]);
  expect(missingTargets(fragments, seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});

/** Links to a part of a page that the page does not have. */
function missingTargets(fragments: Map<string, string>, seen: Map<string, Visited>): string[] {
  return [...fragments].flatMap(([link, page]) => {
    const { hash } = new URL(link);
    const id = decodeURIComponent(hash.slice(1));
    const target = seen.get(link.replace(/#.*$/, ""));
    // Says which photo a request is about, and leads to no part of the page.
    const isRequest = hash.startsWith("#retrait=");
    const isTarget = id && !isRequest && !link.endsWith("/#club");
    if (!isTarget || !target?.type.includes("html")) return [];
    return target.body.includes(`id="${id}"`) ? [] : [`${link} on ${page}`];
  });
}

for (const path of ["/", "/actualites", "/boutique", "/evenements", "/sections/athletisme"]) {
  test(`what answers to the pointer as a whole on ${path} leads from everywhere`, async ({
    page,
    request,
  }) => {
    await page.goto(path === "/evenements" ? await monthWithAnEvent(request) : path);
    let found = 0;
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 });
      await expect.poll(async () => (await findDeadPlaces(page)).dead, `${width} px`).toEqual([]);
      found += (await findDeadPlaces(page)).whole;
    }
    expect(found).toBeGreaterThan(0);
  });
}

/** On the last day of a month this one may have no more. */
async function monthWithAnEvent(request: APIRequestContext): Promise<string> {
  const calendar = await (await request.get("/evenements.ics")).text();
  const starts = [...calendar.matchAll(/^DTSTART[^:]*:(\d{4})(\d\d)/gm)];
  const [, year, month] = starts.at(-1) ?? [];
  return `/evenements?mois=${year}-${month}`;
}

/**
 * Things around a link that the style sheets change as a whole under the pointer, and the places in
 * them at which a press would not follow the link.
 */
async function findDeadPlaces(page: Page): Promise<{ whole: number; dead: string[] }> {
  return await page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const hovered = [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(",") : []))
      .filter((selector) => selector.includes(":hover"))
      .map((selector) => selector.slice(0, selector.indexOf(":hover")).trim())
      .filter((selector) => CSS.supports(`selector(${selector})`));
    const whole = [...document.querySelectorAll(hovered.join(","))].filter(
      (element) =>
        !element.closest("a, button, label, summary") &&
        element.querySelectorAll("a").length === 1 &&
        element.checkVisibility(),
    );
    const dead: string[] = [];
    for (const element of whole) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      for (const [x, y] of [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.3, 0.5, 0.9].map((y) => [x, y]),
      )) {
        const at = document.elementFromPoint(
          box.x + box.width * (x ?? 0),
          box.y + box.height * (y ?? 0),
        );
        if (at && element.contains(at) && at.closest("a")) continue;
        dead.push(
          `${element.className} «${element.querySelector("a")?.textContent}» at ${x}, ${y}`,
        );
      }
    }
    return { whole: whole.length, dead };
  });
}

test("who asks for the removal of a photo need not say which", async ({ page, request, site }) => {
  const { photo } = await findContentPages(request);
  await gotoHydrated(page, photo);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const removal = page.getByRole("link", { name: "Demander le retrait d’une photo" });
  const message = page.getByRole("textbox", { name: "Message" });
  const address = await removal.getAttribute("href");
  await removal.click();
  await expect(page.getByRole("combobox", { name: "Sujet" })).toHaveValue("Retrait d’une photo");
  await expect(message).toHaveValue(new RegExp(`${site.url}${photo}\\s*$`));
  expect(await message.inputValue()).toContain(`«\u00a0${title}\u00a0»`);
  // Text added to it comes back with it, and elsewhere; the request for another photo goes first.
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Ma fille y est.");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.reload();
  await waitUntilHydrated(page);
  await expect(message).toHaveValue(new RegExp(`${photo}\\s+Ma fille y est\\.$`));
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, "/contacts");
  await expect(message).toHaveValue(/Ma fille y est\.$/);
  const another = crypto.randomUUID();
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, `/contacts#retrait=${another}`);
  await expect(message).toHaveValue(new RegExp(`/${another}\\s*$`));
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue("Zoé Durand");
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, "/contacts");
  await expect(message).toHaveValue(/Ma fille y est\.$/);
  // What somebody typed is not written over when the page comes again.
  await gotoHydrated(page, "/contacts");
  await message.fill("Bonjour");
  await page.evaluate((href) => window.location.assign(href ?? ""), address);
  await expect(page.getByRole("combobox", { name: "Sujet" })).toHaveValue("Retrait d’une photo");
  await expect(message).toHaveValue("Bonjour");
});
