import type { APIRequestContext } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import table from "../../app/routes";
import { createAdministrator, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { buyShirts } from "./support/shop-buyer";

/**
 * Without a link in the page: opened by a link passed on by hand, from the login where mail is sent,
 * by a menu once it is open, and any other address.
 */
const NOT_LINKED = [
  "/admin/bienvenue",
  "/admin/mot-de-passe-oublie",
  "/admin/actualites/edit/:id/apercu",
  "/admin/*",
];

/** Addresses of the screens of the administrator area: its routes that show something are `.tsx`. */
function screens(entries: RouteConfigEntry[]): string[] {
  const parent = entries.find((entry) => entry.path === "admin");
  return (parent?.children ?? [])
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ path }) => (path ? `/admin/${path}` : "/admin"))
    .filter((path) => !NOT_LINKED.includes(path));
}

/** Every address that links lead to from a page on, one visit per screen. */
async function follow(request: APIRequestContext, start: string, patterns: RegExp[]) {
  const seen = new Set<string>();
  const visited = new Set<RegExp>();
  const waiting = [start];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const pattern = patterns.find((known) => known.test(path.split("?")[0] ?? ""));
    seen.add(path.split("?")[0] ?? "");
    if (!pattern || visited.has(pattern)) continue;
    visited.add(pattern);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, `an icon of ${path} has no drawing`).not.toMatch(/<svg class="icon[^>]*><\/svg>/);
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/admin[^"#]*)/g)) {
      if (href) waiting.push(href.replaceAll("&amp;", "&"));
    }
  }
  return [...seen];
}

test("every screen is reached by links from the home of the area", async ({ page, site }) => {
  test.slow();
  // The screen of an order is there once somebody ordered.
  await buyShirts(page, ["S"]);
  await signIn(page, await createAdministrator(site));
  const all = screens(await table);
  const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
  const reached = await follow(page.request, "/admin", all.map(patternOf));
  expect(all.filter((path) => !reached.some((known) => patternOf(path).test(known)))).toEqual([]);
});
