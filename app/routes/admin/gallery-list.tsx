import { redirect } from "react-router";
import { ListSearch, ListTabs } from "~/editing/list-filters";
import { ListFailure, ListFoot } from "~/editing/list-table";
import { requireUser } from "~/features/accounts/guard.server";
import { GalleryEmpty } from "~/features/gallery/admin/gallery-empty";
import { ADD_PHOTOS_PATH, GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import {
  canReorder,
  type GalleryParams,
  galleryHref,
  keptFields,
  PHOTOS_PER_PAGE,
  readGalleryParams,
} from "~/features/gallery/admin/list-query";
import { PhotoGridEditor } from "~/features/gallery/admin/photo-grid-editor";
import { listAdminGallery } from "~/features/gallery/admin-gallery.server";
import type { AdminGalleryPage, GalleryFilter } from "~/features/gallery/gallery-admin.types";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/gallery-list";

const TABS: readonly { filter: GalleryFilter; label: string }[] = [
  { filter: "all", label: "Toutes" },
  { filter: "featured", label: "À la une" },
  { filter: "incomplete", label: "À compléter" },
  { filter: "trash", label: "Corbeille" },
];

export const meta: Route.MetaFunction = () => adminMeta("Galerie photos");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  const params = readGalleryParams(url.searchParams);
  const list = await listAdminGallery(database.kysely, { ...params, pageSize: PHOTOS_PER_PAGE });
  // The last photo of the last page was deleted or moved away: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(galleryHref(params, { page: list.pageCount }));
  return { params, list, today: parisDay(now) };
}

export default function GalleryList({ loaderData }: Route.ComponentProps) {
  const { params, list, today } = loaderData;
  const tabs = TABS.map(({ filter, label }) => ({
    to: galleryHref(params, { filter }),
    label,
    count: list.counts[filter],
    isCurrent: params.filter === filter,
  }));
  return (
    <AdminPage
      title="Galerie photos"
      actions={
        <LinkButton to={ADD_PHOTOS_PATH} size="sm" icon="plus">
          Ajouter des photos
        </LinkButton>
      }
    >
      <ListTabs label="Filtrer les photos" tabs={tabs} />
      <ListSearch
        action={GALLERY_PATH}
        search={params.search}
        label="Rechercher dans les titres et les descriptions"
        placeholder="Rechercher un titre, un mot…"
        kept={keptFields(params)}
      />
      {list.items.length === 0 ? (
        <GalleryEmpty params={params} />
      ) : (
        <Photos params={params} list={list} today={today} />
      )}
    </AdminPage>
  );
}

type PhotosProps = { params: GalleryParams; list: AdminGalleryPage; today: string };

function Photos({ params, list, today }: PhotosProps) {
  const isOrdered = canReorder(params);
  return (
    <>
      {isOrdered && (
        <p className="admin-note ag-hint">
          Les photos sont dans l’ordre du site{"\u00a0"}: celles à la une d’abord. Pour en déplacer
          une, <span className="ag-drag-hint">glissez sa poignée ou </span>utilisez les flèches.
        </p>
      )}
      <PhotoGridEditor
        photos={list.items}
        firstRank={(params.page - 1) * PHOTOS_PER_PAGE + 1}
        featuredCount={list.counts.featured}
        total={list.total}
        isOrdered={isOrdered}
        today={today}
      />
      <ListFoot
        page={params.page}
        pageSize={PHOTOS_PER_PAGE}
        pageCount={list.pageCount}
        total={list.total}
        hrefFor={(page) => galleryHref(params, { page })}
      />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ListFailure title="La galerie n’a pas pu être chargée" safe="Vos photos" path={GALLERY_PATH} />
  );
}
