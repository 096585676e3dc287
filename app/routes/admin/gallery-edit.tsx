import { data } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { PhotoEditor } from "~/features/gallery/admin/photo-editor";
import { findEditablePhoto } from "~/features/gallery/photo-documents.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/gallery-edit";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Modifier\u00a0: ${loaderData.record.values.title}` : "Photo introuvable");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "gallery");
  const { database, now } = services(context);
  const record = await findEditablePhoto(database.kysely, params.id);
  if (!record) throw data(null, { status: 404 });
  return { record, userId: user.id, today: parisDay(now) };
}

export default function GalleryEdit({ loaderData }: Route.ComponentProps) {
  return <PhotoEditor key={loaderData.record.id} {...loaderData} />;
}
