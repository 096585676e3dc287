import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";

const ASSETS = "build/client/assets";
const LINES = readFileSync("tests/fixtures/blocker-lines.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("!"));
const HIDDEN = LINES.filter((line) => line.startsWith("##")).map((line) => line.slice(2));
const BLOCKED = LINES.filter((line) => !line.startsWith("##")).map(patternOf);
/** Measures how fast a page was: what lists block on purpose, and nobody misses. */
const MAY_BE_BLOCKED = /^web-vitals-/;

/** A line of a list as it meets an address of the site's own; its options only make it meet fewer. */
function patternOf(line: string): RegExp {
  const source = line
    .replace(/\$.*$/, "")
    .replace(/[.+?(){}[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("^", "(?:[^\\w.%-]|$)")
    .replace(/\|$/, "$");
  return new RegExp(source, "i");
}

function isBlocked(address: string): boolean {
  return BLOCKED.some((pattern) => pattern.test(address));
}

test("no file of the site has a name that lists block, and no class one that they hide", () => {
  expect(isBlocked("/assets/analytics-BKKcUHy-.js")).toBe(true);
  const files = readdirSync(ASSETS).filter((name) => !MAY_BE_BLOCKED.test(name));
  expect(files.filter((name) => isBlocked(`/assets/${name}`))).toEqual([]);
  const sheets = files.filter((name) => name.endsWith(".css"));
  const styles = sheets.map((name) => readFileSync(join(ASSETS, name), "utf8")).join("\n");
  const classes = new Set([...styles.matchAll(/\.[a-z][\w-]*/gi)].map(([name]) => name));
  expect(classes.size).toBeGreaterThan(500);
  expect(HIDDEN.filter((selector) => classes.has(selector.replace(/:.*/, "")))).toEqual([]);
});

test("with such a list every screen is there, and shows what it has", async ({ page, site }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url().slice(site.url.length)));
  const hiddenHere = () =>
    page.evaluate(
      (selectors) => selectors.filter((selector) => document.querySelector(selector)),
      HIDDEN,
    );
  for (const path of [
    "/",
    "/contacts",
    "/club/galerie",
    "/boutique",
    "/politique-confidentialite",
  ]) {
    await gotoHydrated(page, path);
    expect(await hiddenHere(), path).toEqual([]);
  }
  await openAdminArea(page, site);
  const menu = page.getByRole("navigation", { name: "Espace club" });
  const links = await menu.locator('a[href^="/admin/"]').all();
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(link, name).toHaveAttribute("aria-current", "page");
    await expect(page.locator("h1").first(), name).toBeVisible();
    expect(await hiddenHere(), name).toEqual([]);
  }
  const needed = [...asked].filter((path) => !/\/web-vitals-/.test(path));
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter(isBlocked)).toEqual([]);
});
