import { expect, test } from "vitest";
import { requestUrl } from "./request-url";

const SITE = "https://club.fr";

test.each([
  ["/", "https://club.fr/"],
  ["/actualites?page=2", "https://club.fr/actualites?page=2"],
  ["/a/../admin", "https://club.fr/admin"],
  ["/a/%2e%2e/admin", "https://club.fr/admin"],
  ["/media/articles/%C3%A9.jpg", "https://club.fr/media/articles/%C3%A9.jpg"],
  ["/x?to=//evil.fr", "https://club.fr/x?to=//evil.fr"],
  ["/:80/x@evil.fr", "https://club.fr/:80/x@evil.fr"],
])("%s is %s", (path, url) => {
  expect(requestUrl(SITE, path)?.href).toBe(url);
});

test.each([
  undefined,
  "",
  "*",
  "actualites",
  "http://evil.fr/",
  "//evil.fr/",
  "/\\evil.fr/",
  "/a/..//evil.fr",
  "/.//evil.fr",
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
