import { requireUser } from "~/features/accounts/guard.server";
import { PhotoBatch } from "~/features/gallery/admin/photo-batch";
import { EMPTY_BATCH } from "~/features/gallery/photo-batch";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/gallery-create";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = () => adminMeta("Ajouter des photos");

/** The batch has its id before it exists: copies kept in the browser tell one from another. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "gallery");
  return {
    record: {
      id: crypto.randomUUID(),
      version: 0,
      values: EMPTY_BATCH,
      updatedAt: null,
      updatedByName: null,
      isTrashed: false,
    },
    userId: user.id,
    today: parisDay(services(context).now),
  };
}

export default function GalleryCreate({ loaderData }: Route.ComponentProps) {
  return <PhotoBatch key={loaderData.record.id} {...loaderData} />;
}
