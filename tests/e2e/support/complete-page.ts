import { expect, type Page } from "@playwright/test";
import type { Club } from "~/club/site";
import { expectUsableAtBothSizes } from "./accessibility";
import { gotoHydrated } from "./hydrated";
import { type Head, readHead } from "./page-head";
import { expectNothingStale, leaveByTheLogo, translate } from "./translated";
import { expectValidHtml } from "./valid-html";

type NamedClub = Pick<Club, "name" | "hasHealthLabel" | "keywords">;

type CompletePage = {
  path: string;
  /** The path of its one address. */
  canonical: string;
  /** Kept out of search results. */
  noIndex: boolean;
  origin: string;
  club: NamedClub;
};

/** All that is asked of every public page, at one visit. */
export async function expectCompletePage(
  page: Page,
  { path, canonical, noIndex, origin, club }: CompletePage,
): Promise<void> {
  const response = await gotoHydrated(page, path);
  expect(response?.status(), path).toBe(200);
  await expectValidHtml((await response?.text()) ?? "", path);
  await expect(page.locator("h1"), path).toHaveCount(1);
  await expect(page.locator("h1"), path).not.toBeEmpty();
  await expect(page.locator("svg.icon:empty"), path).toHaveCount(0);
  if (!OWN_HEADS.includes(path)) await expectEmblems(page, club);
  // They come with the scripts, once the page has loaded.
  await expect(page.locator('link[rel="icon"]')).toHaveCount(2);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  const head = await readHead(page);
  expect(head.title.endsWith(club.name), head.title).toBe(true);
  expectHead(head, { url: `${origin}${canonical}`, origin, noIndex, club });
  await expectShareImage(page, origin);
  await expectUsableAtBothSizes(page);
  await expectUsableTranslated(page);
}

/** The home page has them large in its hero (`narrow-screens.spec.ts`); the landing page is outside the main layout. */
const OWN_HEADS = ["/", "/detox-relais"];

/** Specification §2: the club's logo and the health sport label, in the head of every page of the main layout. */
export async function expectEmblems(page: Page, club: NamedClub): Promise<void> {
  const title = await page.locator("h1").boundingBox();
  const label = club.hasHealthLabel ? ["Label Sport Santé"] : [];
  for (const name of [`Logo du club ${club.name}`, ...label]) {
    const emblem = page.getByRole("main").getByRole("img", { name, exact: true });
    await expect(emblem).toBeVisible();
    const box = await emblem.boundingBox();
    expect(box?.width, name).toBeGreaterThanOrEqual(28);
    expect(box?.y, `${name} stands no lower than the title`).toBeLessThan(
      (title?.y ?? 0) + (title?.height ?? 0),
    );
  }
}

/** As people who do not read French use it, through their browser's translator: opened, and left by the logo. */
async function expectUsableTranslated(page: Page): Promise<void> {
  await translate(page);
  for (const summary of await page.locator("main summary:visible").all()) await summary.click();
  await expectNothingStale(page);
  await leaveByTheLogo(page);
}

function expectHead(
  { title, canonical, tags, links }: Head,
  { url, origin, noIndex, club }: Omit<CompletePage, "path" | "canonical"> & { url: string },
): void {
  expect(title).toMatch(/^\S/);
  expect(canonical).toEqual([url]);
  expect(tags["og:url"]).toEqual([url]);
  expect(tags["og:title"]).toEqual([title]);
  expect(tags["twitter:title"]).toEqual([title]);
  expect(tags.description).toHaveLength(1);
  expect(tags.description?.[0]?.length).toBeGreaterThan(20);
  expect(tags["og:description"]).toEqual(tags.description);
  if (club.keywords !== "") expect(tags.keywords).toHaveLength(1);
  expect(tags.keywords).not.toEqual([""]);
  expect(tags["og:locale"]).toEqual(["fr_FR"]);
  expect(tags["og:image:alt"]?.[0]).toBeTruthy();
  expect(tags["twitter:card"]).toEqual(["summary_large_image"]);
  expect(tags["theme-color"]).toHaveLength(1);
  for (const name of ["og:image", "twitter:image"]) {
    expect(tags[name]?.[0]).toMatch(new RegExp(`^${origin}/`));
  }
  expect(tags.robots).toEqual(noIndex ? ["noindex"] : undefined);
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    expect(
      links.some((link) => link.rel === rel),
      rel,
    ).toBe(true);
  }
}

/** Social networks show pictures of points, and trust the size that is said. */
async function expectShareImage(page: Page, origin: string): Promise<void> {
  const { tags } = await readHead(page);
  const address = tags["og:image"]?.[0] ?? "";
  const response = await page.request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
  expect((await response.body()).byteLength, `${address} in WhatsApp`).toBeLessThan(300_000);
  const shown = await page.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [String(image.naturalWidth), String(image.naturalHeight)];
    },
    address.replace(origin, ""),
  );
  expect([tags["og:image:width"]?.[0], tags["og:image:height"]?.[0]]).toEqual(shown);
}
