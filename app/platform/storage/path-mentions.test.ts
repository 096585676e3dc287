import { expect, it } from "vitest";
import { mentionedPaths, pathFinder } from "./path-mentions";

const PATH = "gallery/cross-3fa9c1d2.jpg";

it.each([
  ["an address", "/media/gallery/cross-3fa9c1d2.jpg?v=1200x800-3fa9c1d2"],
  ["HTML", '<p><img src="/media/gallery/cross-3fa9c1d2.jpg?v=1x1-3fa9c1d2" alt=""></p>'],
  ["JSON", JSON.stringify({ content: '<img src="/media/gallery/cross-3fa9c1d2.jpg?v=1">' })],
  ["a whole address", "https://club.example/media/gallery/cross-3fa9c1d2.jpg"],
  ["the path itself", "gallery/cross-3fa9c1d2.jpg"],
  ["the end of a sentence", "Voir gallery/cross-3fa9c1d2.jpg."],
  ["a longer path", "partners/gallery/cross-3fa9c1d2.jpg"],
  ["its thumbnail", "/media/thumbnails/cross-3fa9c1d2.jpg?v=1"],
])("finds a path in %s", (_, text) => {
  expect(pathFinder([PATH]).findIn(text)).toEqual([PATH]);
});

it.each([
  "/media/gallery/cross-3fa9c1d3.jpg",
  "/media/gallery/cross-3fa9c1d2.png",
  "/media/gallery/un-cross-3fa9c1d2.jpg",
  "cross-3fa9c1d2.jpg",
])("does not find it in %s", (text) => {
  expect(pathFinder([PATH]).findIn(text)).toEqual([]);
});

it("finds a thumbnail wherever its picture is named, whatever the extension", () => {
  const finder = pathFinder(["thumbnails/cross-3fa9c1d2.jpg", "thumbnails/autre.jpg"]);
  expect(finder.findIn("/media/articles/a1/cross-3fa9c1d2.webp?v=1")).toEqual([
    "thumbnails/cross-3fa9c1d2.jpg",
  ]);
  expect(finder.left()).toBe(1);
});

it("tells one picture of a record from another", () => {
  const paths = ["coaches/a1/photo.jpg", "coaches/a2/photo.jpg", "coaches/a1/photo.png"];
  expect(pathFinder(paths).findIn("/media/coaches/a1/photo.jpg?v=1")).toEqual([paths[0]]);
});

it("lists what a text names", () => {
  const html = `<p>Voir ${PATH}.</p><img src="/media/articles/a1/une.jpg?v=1x1-3fa9c1d2" alt="">`;
  expect(mentionedPaths(html)).toEqual([PATH, "articles/a1/une.jpg"]);
  expect(mentionedPaths("https://club.example/autre/photo.jpg")).toEqual([]);
});

it("says each path once", () => {
  const finder = pathFinder([PATH]);
  expect(finder.findIn(`${PATH} ${PATH}`)).toEqual([PATH]);
  expect(finder.findIn(PATH)).toEqual([]);
});
