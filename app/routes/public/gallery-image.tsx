import { data } from "react-router";
import { loadSite } from "~/club/read-site.server";
import { findGalleryImage } from "~/features/gallery/gallery.server";
import { galleryImagePath } from "~/features/gallery/gallery-query";
import { PhotoNeighbours, PhotoView } from "~/features/gallery/photo-view";
import { ClubEmblems } from "~/layout/club-emblems";
import { failedPageMeta, pageMeta, shareImageOf } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { MoreLink } from "~/ui/section-heading";
import { ShareLinks } from "~/ui/share-links";
import "~/styles/pages/photos.css";
import type { Route } from "./+types/gallery-image";
import { leadToPage } from "./pasted-address.server";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { image, keywords } = loaderData;
  const page = {
    title: image.title,
    description: image.description || image.alt || image.title,
    keywords,
    path: galleryImagePath(image.id),
    image: shareImageOf(image.url, image.alt || image.title),
  };
  return pageMeta(page, matches);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, environment } = services(context);
  leadToPage(params.id, galleryImagePath);
  const image = await findGalleryImage(database.kysely, params.id);
  if (!image) throw data(null, { status: 404 });
  const { pages } = await loadSite(services(context));
  return {
    image,
    keywords: pages.gallery.search.keywords,
    url: `${environment.publicUrl}${galleryImagePath(image.id)}`,
  };
}

export default function GalleryImagePage({ loaderData }: Route.ComponentProps) {
  const { image, url } = loaderData;
  const crumbs = [
    { label: "Accueil", to: "/" },
    { label: "Galerie", to: "/club/galerie" },
    { label: image.title },
  ];
  return (
    <div className="wrap photo-single">
      <div className="photo-single-head">
        <Breadcrumbs crumbs={crumbs} />
        <MoreLink to="/club/galerie">Toute la galerie</MoreLink>
        <ClubEmblems />
      </div>
      <PhotoView image={image} share={<ShareLinks title={image.title} url={url} />} />
      <PhotoNeighbours previous={image.previous} next={image.next} />
    </div>
  );
}
