import { type APIRequestContext, expect } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import table from "../../../app/routes";

/**
 * Without a link in the page: opened by a link passed on by hand, from the login where mail is sent,
 * by a menu once it is open, from a season that is prepared, and any other address.
 */
const NOT_LINKED = [
  "/admin/bienvenue",
  "/admin/mot-de-passe-oublie",
  "/admin/actualites/edit/:id/apercu",
  "/admin/apercu/:pages/:id",
  "/admin/apercu/jour/*",
  "/admin/*",
];

/** One route is all the screens that tell who the club is. */
const CLUB_SCREENS = "/admin/club/:sheet/:id?";
const CLUB_PATHS = [
  "/admin/club/pages",
  "/admin/club/pages/home",
  "/admin/club/pages/stadium",
  "/admin/club/pages/help",
  "/admin/club/images-du-stade",
  "/admin/club/images-du-stade/:id",
  "/admin/club/fiche",
  "/admin/club/association",
  "/admin/club/formulaires",
  "/admin/club/qui-appeler",
  "/admin/club/menus",
  "/admin/club/boutique",
  "/admin/club/sections",
  "/admin/club/sections/:id",
  "/admin/club/inscriptions",
  "/admin/club/inscriptions/:id",
  "/admin/club/evenements",
  "/admin/club/evenements/:id",
  "/admin/club/labels",
  "/admin/club/labels/:id",
];

/** A screen of the administrator area, `/admin/coaches/edit/:id`, and an address of it that a link leads to. */
export type AdminScreen = { path: string; address: string | undefined };

/** Every screen with a link to it, and where one was found by following links from the home of the area. */
export async function findAdminScreens(request: APIRequestContext): Promise<AdminScreen[]> {
  const all = screens(await table);
  const reached = await follow(request, "/admin", all.map(patternOf));
  return all.map((path) => ({
    path,
    address: reached.find((known) => patternOf(path).test(known)),
  }));
}

/** An address of each of those without a link. */
export function unlinkedScreens(screens: readonly AdminScreen[]): string[] {
  const article = screens.find(({ path }) => path === "/admin/actualites/edit/:id")?.address;
  if (!article) throw new Error("No article can be edited.");
  return [
    "/admin/bienvenue?jeton=inconnu",
    "/admin/mot-de-passe-oublie",
    `${article}/apercu`,
    "/admin/apercu/jour/2026-12-01/horaires",
    "/admin/nulle-part",
  ];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}

/** Addresses of the screens of the administrator area: its routes that show something are `.tsx`. */
function screens(entries: RouteConfigEntry[]): string[] {
  const parent = entries.find((entry) => entry.path === "admin");
  return (
    (parent?.children ?? [])
      .filter(({ file }) => file.endsWith(".tsx"))
      .map(({ path }) => (path ? `/admin/${path}` : "/admin"))
      .flatMap((path) => (path === CLUB_SCREENS ? CLUB_PATHS : path))
      // A last part that may be left out: two screens.
      .flatMap((path) => (path.endsWith("?") ? [parentOf(path), path.slice(0, -1)] : path))
      .filter((path) => !NOT_LINKED.includes(path))
  );
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

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
