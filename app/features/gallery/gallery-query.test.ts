import { expect, test } from "vitest";
import { enlargedId, enlargedPath, galleryPath, parseGalleryPage } from "./gallery-query";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=3", 3],
  ["page=-1", 1],
  ["page=0", 1],
  ["page=1e3", 1],
  ["page=%00%ff", 1],
  ["page=9999999", 999_999],
])("?%s asks for page %i", (query, page) => {
  expect(parseGalleryPage(new URLSearchParams(query))).toBe(page);
});

test("the first page has the address of the gallery", () => {
  expect(galleryPath(1)).toBe("/club/galerie");
  expect(galleryPath(2)).toBe("/club/galerie?page=2");
});

test("a photo is enlarged over its page, never by an address that was typed", () => {
  const search = enlargedPath(2, "abc").slice("/club/galerie".length);
  expect(search).toBe("?page=2&photo=abc");
  expect(enlargedId({ search, mask: { pathname: "/club/galerie/abc" } })).toBe("abc");
  expect(enlargedId({ search })).toBeNull();
  expect(enlargedPath(1, "abc")).toBe("/club/galerie?photo=abc");
});
