import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ArticleCover } from "./article-head";

function draw(size: string, alt = "Le départ.") {
  const cover = {
    url: `/media/articles/a/une.jpg?v=${size}-3fa9c1d2`,
    alt,
    focusX: 50,
    focusY: 50,
  };
  const html = renderToStaticMarkup(<ArticleCover cover={cover} />);
  const [, width, height] = /<img [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return {
    html,
    isWhole: html.includes("cover-whole"),
    shown: `${width}x${height}`,
  };
}

it.each(["1200x800", "1067x800", "1200x675", "1200x640"])(
  "fills its frame with a photo of %s",
  (size) => {
    expect(draw(size)).toMatchObject({ isWhole: false, shown: size });
  },
);

it.each([
  ["566x800", "509x720"],
  ["1131x1600", "509x720"],
  ["300x424", "300x424"],
  ["800x800", "720x720"],
  ["1200x400", "1200x400"],
])("shows a picture of %s whole, never larger than it is", (size, shown) => {
  expect(draw(size)).toMatchObject({ isWhole: true, shown });
});

it("leads to the whole picture, and says to what", () => {
  const [, href, label] =
    /<a [^>]*href="([^"]*)"[^>]*aria-label="([^"]*)"/.exec(draw("1200x800").html) ?? [];
  expect(href).toBe("/media/articles/a/une.jpg?v=1200x800-3fa9c1d2&amp;w=1920&amp;f=webp");
  expect(label).toBe("Agrandir\u00a0: Le départ.");
  expect(draw("1200x800", "").html).toContain('aria-label="Agrandir l’image"');
});
