import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ArticleGallery } from "./article-gallery";

function photo(id: number, alt: string, caption = "") {
  return {
    id: String(id),
    url: `/media/articles/a/photo-${id}.jpg?v=1200x800-3fa9c1d2`,
    alt,
    caption,
  };
}

const images = Array.from({ length: 7 }, (_, index) => photo(index, `Photo ${index}`));

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

it("shows the caption of a photo beside it, and says it once", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleGallery
        articleId="1"
        images={[
          photo(1, "Des coureurs", "La montée du fossé."),
          photo(2, "", "Le verre de l’équipe."),
          photo(3, "Le départ.", "Le départ."),
        ]}
      />
    </MemoryRouter>,
  );
  const tiles = Array.from(html.matchAll(/<li>(.*?)<\/li>/gs), ([, tile = ""]) => tile);
  const heard = tiles.map((tile) => [/aria-label="([^"]*)"/.exec(tile)?.[1], plain(tile)]);
  expect(heard).toEqual([
    ["Agrandir\u00a0: Des coureurs", "La montée du fossé."],
    ["Agrandir la photo 2", "Le verre de l’équipe."],
    ["Agrandir la photo 3", "Le départ."],
  ]);
});

it("says the captions of photos that it leaves out where there are no scripts", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleGallery
        articleId="1"
        images={images.map((image) => ({ ...image, caption: `Légende ${image.id}` }))}
      />
    </MemoryRouter>,
  );
  for (const { id } of images) expect(html.split(`Légende ${id}`), id).toHaveLength(2);
});
