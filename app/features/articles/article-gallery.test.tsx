import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ArticleGallery } from "./article-gallery";

const images = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  url: `/media/articles/a/photo-${index}.jpg?v=1200x800-3fa9c1d2`,
  alt: `Photo ${index}`,
  caption: "",
}));

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

it("names the tile for all the others by the words that are seen on it", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleGallery articleId="1" images={images} />
    </MemoryRouter>,
  );
  const [tile = ""] = /<a [^>]*>(?:(?!<\/a>).)*toutes les photos.*?<\/a>/.exec(html) ?? [];
  const label = /^<a [^>]*aria-label="([^"]*)"/.exec(tile)?.[1];
  const alt = /<img [^>]*alt="([^"]*)"/.exec(tile)?.[1] ?? "";
  const name = label ?? `${alt} ${plain(tile)}`;
  expect(plain(tile)).toBe("+ 2 toutes les photos");
  expect(plain(name)).toBe("+ 2 toutes les photos");
});
