import { redirect } from "react-router";
import { CLUB_GREEN } from "~/club/logo/share-background";
import { isShownWhole } from "~/features/articles/cover-shape";
import { listPublicCovers } from "~/features/articles/public-article-pictures.server";
import { SHARE_SIZE, shareImageVersion } from "~/features/articles/share-image-path";
import { parseMediaUrl } from "~/lib/media-url";
import { imageMissing } from "~/platform/pictures/image-answer.server";
import { serveShareImage } from "~/platform/pictures/share-image.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/article-share-image";
import { findPublicPicture } from "./public-pictures.server";

/** The cover of an article as social networks show it: cut, or whole on the club's green; the club's logo when it has none. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const covers = await site.contentMemo.get("public covers", (now) =>
    listPublicCovers(site.database.kysely, now),
  );
  const cover = covers.get(params.id);
  if (cover === undefined) return imageMissing();
  const path = cover && parseMediaUrl(cover.url)?.path;
  if (!cover || !path) {
    return redirect("/partage.png", { headers: { "cache-control": "no-cache" } });
  }
  const { url: picture, focusX, focusY } = cover;
  return serveShareImage(request, site, {
    file: await findPublicPicture(site, path),
    copy: isShownWhole(picture)
      ? { whole: { ...SHARE_SIZE, ground: CLUB_GREEN } }
      : { crop: { ...SHARE_SIZE, focusX, focusY } },
    isVersioned: url.searchParams.get("v") === shareImageVersion(cover),
  });
}
