import { listPublicArticlePictures } from "~/features/articles/public-article-pictures.server";
import { findBanner } from "~/features/banner/banner.server";
import { listPublicPhotos } from "~/features/gallery/gallery.server";
import { listPublicProductPictures } from "~/features/shop/catalogue.server";
import { KINDS } from "~/kinds.server";
import { thumbnailPathOf } from "~/lib/media-url";
import type { Queryable } from "~/platform/database/database.server";
import { listMediaFiles, type MediaFile } from "~/platform/pictures/stored-pictures.server";
import type { Services } from "~/platform/services.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import { picturesOf } from "~/records/kind";
import { listShownPictures } from "~/records/rows.server";

/**
 * The stored file of a path if some page shows it to visitors now; null otherwise. All such files
 * are known at once for each state of the content, so that no view of a picture asks the database.
 */
export async function findPublicPicture(
  { contentMemo, database }: Pick<Services, "contentMemo" | "database">,
  path: string,
): Promise<MediaFile | null> {
  const files = await contentMemo.get("public pictures", async (now) =>
    listMediaFiles(database.kysely, await listPublicPaths(database.kysely, now)),
  );
  return files.get(path) ?? null;
}

/** The folders of the pictures that are stored byte for byte. */
const AS_GIVEN = KINDS.flatMap(picturesOf).flatMap(({ place }) =>
  place.look === "logo" ? [`${place.folder}/`] : [],
);

export function isAsGiven(path: string): boolean {
  return AS_GIVEN.some((folder) => path.startsWith(folder));
}

async function listPublicPaths(db: Queryable, now: Date): Promise<Set<string>> {
  const paths = new Set<string>();
  const banner = await findBanner(db, now);
  for (const shown of [
    await listPublicArticlePictures(db, now),
    await listPublicPhotos(db),
    ...(await Promise.all(KINDS.map((kind) => listShownPictures(db, kind)))),
    await listPublicProductPictures(db),
    mentionedPaths(banner?.content ?? ""),
  ]) {
    for (const path of shown) {
      paths.add(path);
      const thumbnail = thumbnailPathOf(path);
      if (thumbnail) paths.add(thumbnail);
    }
  }
  return paths;
}
