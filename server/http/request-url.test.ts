import { expect, test } from "vitest";
import { canonicalAddress, requestUrl, spelledAs } from "./request-url";

const SITE = "https://club.fr";

/** A table of one page with a parameter, and one file. */
const pages = {
  isPage: (path: string) => !path.toLowerCase().startsWith("/media/"),
  spell: (path: string) =>
    spelledAs(path, path.toLowerCase().startsWith("/club") ? "club/:id" : ""),
};

test.each([
  ["/", "https://club.fr/"],
  ["/actualites?page=2", "https://club.fr/actualites?page=2"],
  ["/a/../admin", "https://club.fr/admin"],
  ["/a/%2e%2e/admin", "https://club.fr/admin"],
  ["/media/articles/%C3%A9.jpg", "https://club.fr/media/articles/%C3%A9.jpg"],
  ["/x?to=//evil.fr", "https://club.fr/x?to=//evil.fr"],
  ["/:80/x@evil.fr", "https://club.fr/:80/x@evil.fr"],
  ["//evil.fr/", "https://club.fr//evil.fr/"],
  ["/a/..//evil.fr", "https://club.fr//evil.fr"],
  ["/.//evil.fr", "https://club.fr//evil.fr"],
])("%s is %s", (path, url) => {
  expect(requestUrl(SITE, path)?.href).toBe(url);
});

test.each([
  undefined,
  "",
  "*",
  "actualites",
  "http://evil.fr/",
  "/\\evil.fr/",
  "/evil\\..\\",
  "/a#b",
  "/a b",
  "/a\u0000",
  "/%00",
  "/%0d%0aSet-Cookie:x",
  "/%zz",
  "/%c3",
  "/é",
  `/${"a".repeat(13_000)}`,
])("%j is no address of the site", (path) => {
  expect(requestUrl(SITE, path)).toBeNull();
});

test.each([
  ["/actualites/", "/actualites"],
  ["/actualites/?page=2", "/actualites?page=2"],
  ["//", "/"],
  ["//?page=2", "/?page=2"],
  ["//actualites", "/actualites"],
  ["//actualites?vers=//evil.fr/", "/actualites?vers=//evil.fr/"],
  ["/club//galerie", "/club/galerie"],
  ["///club///galerie//?page=2", "/club/galerie?page=2"],
  ["//evil.fr/", "/evil.fr"],
  ["//evil.fr/..", "/"],
  ["//evil.fr/%2e%2e/x", "/x"],
  ["//..//evil.fr", "/evil.fr"],
  ["/a/..//evil.fr", "/evil.fr"],
  ["/.//evil.fr", "/evil.fr"],
  ["/%2Fevil.fr/", "/%2Fevil.fr"],
  ["//%2Fevil.fr", "/%2Fevil.fr"],
  ["/%5Cevil.fr/", "/%5Cevil.fr"],
  ["/CLUB/Galerie", "/club/Galerie"],
  ["//Club//Galerie/?Page=2", "/club/Galerie?Page=2"],
  ["/CLUB.data", "/club.data"],
  ["/club/_.data", "/club.data"],
  ["/club/.data", "/club.data"],
  ["/club//_.data?_routes=x", "/club.data?_routes=x"],
  ["/CLUB/a%2Fb/_.data", "/club/a%2Fb.data"],
  ["/.data", "/_.data"],
  ["//_.data", "/_.data"],
  ["/Media//A/", "/Media/A"],
])("%s has its one address at %s", (path, address) => {
  const url = requestUrl(SITE, path);
  expect(url && canonicalAddress(url, pages)).toBe(address);
  expect(address).not.toMatch(/^\/[/\\]/);
});

test.each([
  "/",
  "/actualites",
  "/actualites?vers=//evil.fr/",
  "/%2Fevil.fr",
  "/%2F",
  "/a/../admin",
  "/_.data",
  "/club.data",
  "/club/%C3%89t%C3%A9",
  "/club/%c3%a9.data",
  "/media/A.data",
  "/media/x/_.data",
])("%s is the one address of its page", (path) => {
  const url = requestUrl(SITE, path);
  expect(url && canonicalAddress(url, pages)).toBeNull();
});

test.each([
  ["/ACTUALITES", "actualites", "/actualites"],
  ["/%61ctualit%65s", "actualites", "/actualites"],
  ["/Actualites/%41b%2fC", "actualites/:id", "/actualites/%41b%2fC"],
  [
    "/ADMIN/Actualites/EDIT/X/Apercu",
    "admin/actualites/edit/:id/apercu",
    "/admin/actualites/edit/X/apercu",
  ],
  ["/Admin/Rien/Du/Tout", "admin/*", "/admin/Rien/Du/Tout"],
  ["/Rien", "*", "/Rien"],
  ["/Icones/A.PNG", "icones/:file", "/icones/A.PNG"],
  ["/", "", "/"],
  // Nothing says which of the segments is missing.
  ["/B/C", "a?/b/c", "/B/C"],
])("%s of the route %s is spelled %s", (path, pattern, spelled) => {
  expect(spelledAs(path, pattern)).toBe(spelled);
});
