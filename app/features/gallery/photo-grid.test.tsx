import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { FeaturedStrip, PhotoGrid } from "./photo-grid";

const photo = {
  id: "0198c0de-0000-4000-8000-000000000001",
  title: "Le départ",
  description: "La première séance du samedi.",
  url: "/media/gallery/depart.jpg?v=1200x800-3fa9c1d2",
  alt: "La première séance du samedi.",
  isFeatured: false,
  author: null,
};

it.each([PhotoGrid, FeaturedStrip])("shows the caption under a photo, and says it once", (List) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <List images={[photo]} page={1} />
    </MemoryRouter>,
  );
  expect(html).toContain(`</a><p class="photo-description">${photo.description}</p>`);
  expect(html.split(photo.description)).toHaveLength(2);
});
