import type { ShouldRevalidateFunctionArgs } from "react-router";
import { data } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import { ClubMark } from "~/club/logo/club-logo";
import { loadSite } from "~/club/read-site.server";
import { listGallery } from "~/features/gallery/gallery.server";
import {
  enlargedId,
  galleryImagePath,
  galleryPath,
  parseGalleryPage,
} from "~/features/gallery/gallery-query";
import { FeaturedStrip, PhotoGrid } from "~/features/gallery/photo-grid";
import { PhotoLightbox } from "~/features/gallery/photo-lightbox";
import { RemovalLink } from "~/features/gallery/photo-view";
import { ErrorPage } from "~/layout/error-page";
import { failedPageMeta, pageMeta, shareImageOf } from "~/layout/page-meta";
import { WrittenHead } from "~/layout/written-head";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ListPager } from "~/ui/list-pager";
import "~/styles/pages/photos.css";
import type { Route } from "./+types/gallery";

/** Photos of the strip; further featured ones come first in the grid. */
const STRIP = 5;

export const meta: Route.MetaFunction = ({ error, loaderData, matches, location }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { page, images, words } = loaderData;
  const open = images.find(({ id }) => id === enlargedId(location));
  if (open) {
    const description = open.description || open.alt || open.title;
    const path = galleryImagePath(open.id);
    const image = shareImageOf(open.url, open.alt || open.title);
    return pageMeta({ ...words.search, title: open.title, description, path, image }, matches);
  }
  const { search } = words;
  const title = page > 1 ? `${search.title}, page ${page}` : search.title;
  return pageMeta({ ...search, title, path: galleryPath(page) }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => galleryPath(parseGalleryPage(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database } = services(context);
  const page = parseGalleryPage(url.searchParams);
  const list = await listGallery(database.kysely, { page });
  if (page > list.pageCount) throw data({ pageCount: list.pageCount }, { status: 404 });
  const { pages, calls } = await loadSite(services(context));
  const hasImageCall = calls.some(({ use, isOnContacts }) => use === "image" && isOnContacts);
  return { page, ...list, words: withDrawing(pages.gallery), hasImageCall };
}

/** Enlarging a photo over the gallery changes the address, not the gallery. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage =
    currentUrl.href !== nextUrl.href &&
    parseGalleryPage(currentUrl.searchParams) === parseGalleryPage(nextUrl.searchParams);
  return isSamePage ? false : defaultShouldRevalidate;
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { page, images, pageCount, words, hasImageCall } = loaderData;
  const featured = images.filter(({ isFeatured }) => isFeatured).slice(0, STRIP);
  const others = images.slice(featured.length);
  return (
    <>
      <WrittenHead words={words} crumb="Galerie" />
      <div className="wrap photo-page">
        {images.length === 0 && <NoPhotos />}
        <FeaturedStrip images={featured} page={page} />
        {others.length > 0 && <PhotoGrid images={others} page={page} />}
        <ListPager
          label="Suite de la galerie"
          page={page}
          pageCount={pageCount}
          hrefFor={galleryPath}
          before="Photos précédentes"
        />
        <p className="photo-rights">
          Vous êtes sur une photo et préférez ne pas y être&nbsp;?{" "}
          <RemovalLink to={hasImageCall ? "/contacts#image" : "/contacts"} />
        </p>
      </div>
      <PhotoLightbox images={images} page={page} />
    </>
  );
}

function NoPhotos() {
  return (
    <div className="panel photo-empty">
      <EmptyState
        picture={<ClubMark alt="" width={70} height={84} />}
        title="La pellicule est encore vierge"
        action={
          <LinkButton variant="line" to="/actualites">
            Lire les actualités
          </LinkButton>
        }
      >
        Les premières photos arrivent après les premières séances. En attendant, les actualités
        racontent la vie du club.
      </EmptyState>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      missing={{
        title: "Cette page est après l’arrivée",
        text: "Il n’y a plus de photos aussi loin. Les premières sont juste là.",
        links: [{ to: "/club/galerie", label: "Voir la galerie" }],
      }}
    />
  );
}
