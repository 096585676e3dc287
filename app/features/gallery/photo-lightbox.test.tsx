import { renderToStaticMarkup } from "react-dom/server";
import { createPath, Router, type To } from "react-router";
import { expect, it } from "vitest";
import { removalPath } from "~/lib/photo-removal";
import { enlargedPath, galleryImagePath } from "./gallery-query";
import { PhotoLightbox } from "./photo-lightbox";

const image = {
  id: "0198c0de-0000-4000-8000-000000000001",
  title: "Le départ",
  description: "",
  url: "/media/gallery/depart.jpg?v=1200x800-3fa9c1d2",
  alt: "",
  isFeatured: false,
  author: null,
};

const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));

it("leads from the enlarged photo to the request for its removal", () => {
  const { pathname, search } = new URL(enlargedPath(1, image.id), "http://localhost");
  const mask = { pathname: galleryImagePath(image.id), search: "", hash: "" };
  const html = renderToStaticMarkup(
    <Router
      location={{ pathname, search, hash: "", state: null, key: "open", mask }}
      navigator={{ createHref: pathOf, go() {}, push() {}, replace() {} }}
    >
      <PhotoLightbox images={[image]} page={1} />
    </Router>,
  );
  expect(html).toContain(`href="${removalPath(image).replaceAll("&", "&amp;")}"`);
});
