import { redirect } from "react-router";
import { findPublishedCover } from "~/features/articles/published-articles.server";
import { SHARE_SIZE, shareImageVersion } from "~/features/articles/share-image-path";
import { imageMissing } from "~/features/media/image-answer.server";
import { serveShareImage } from "~/features/media/share-image.server";
import { parseMediaUrl } from "~/lib/media-url";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/article-share-image";

/** The cover of an article as social networks show it; the club's logo when it has none. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const found = await findPublishedCover(site.database.kysely, params.id, site.now);
  if (!found) return imageMissing();
  const path = found.cover && parseMediaUrl(found.cover.url)?.path;
  if (!found.cover || !path) {
    return redirect("/partage.png", { headers: { "cache-control": "no-cache" } });
  }
  const { cover } = found;
  return serveShareImage(request, site, {
    path,
    ...SHARE_SIZE,
    focusX: cover.focusX,
    focusY: cover.focusY,
    isVersioned: url.searchParams.get("v") === shareImageVersion(cover),
  });
}
