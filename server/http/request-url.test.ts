import { expect, test } from "vitest";
import { canonicalAddress, requestUrl } from "./request-url";

const SITE = "https://club.fr";

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
])("%s has its one address at %s", (path, address) => {
  const url = requestUrl(SITE, path);
  expect(url && canonicalAddress(url)).toBe(address);
  expect(address).not.toMatch(/^\/[/\\]/);
});

test.each([
  "/",
  "/actualites",
  "/actualites?vers=//evil.fr/",
  "/%2Fevil.fr",
  "/%2F",
  "/a/../admin",
])("%s is the one address of its page", (path) => {
  const url = requestUrl(SITE, path);
  expect(url && canonicalAddress(url)).toBeNull();
});
