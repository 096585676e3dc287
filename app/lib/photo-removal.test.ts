import { expect, test } from "vitest";
import { readRemoval, removalPath } from "./photo-removal";

const ID = "0198c0de-0000-4000-8000-000000000001";

test.each(["Le départ", "100 % & plus #1 + «\u00a0été\u00a0»", ""])(
  "the photo «%s» is read back from the address that leads to the form",
  (title) => {
    const { hash, pathname } = new URL(removalPath({ id: ID, title }), "http://localhost");
    expect(pathname).toBe("/contacts");
    expect(readRemoval(hash)).toEqual({ id: ID, title, isInArticle: false });
    const inArticle = { id: ID, title, isInArticle: true };
    expect(readRemoval(removalPath(inArticle).slice(pathname.length))).toEqual(inArticle);
  },
);

test.each(["", "#image", "#retrait=1&titre=x", "#retrait=", "#%E0%A4%A"])(
  "an address that ends in «%s» is about no photo",
  (hash) => {
    expect(readRemoval(hash)).toBeNull();
  },
);

test("a title that no photo has is left out", () => {
  const hash = (title: string) => `#${new URLSearchParams({ retrait: ID, titre: title })}`;
  expect(readRemoval(hash("é".repeat(121)))?.title).toBe("");
  expect(readRemoval(hash("a\r\nb\u0000c"))?.title).not.toMatch(/[\r\n\0]/);
});
