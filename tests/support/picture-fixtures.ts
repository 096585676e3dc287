import { parseMediaUrl } from "~/lib/media-url";
import type { Database } from "~/platform/database/database.server";

/** Has pictures count as stored: the rows of these addresses, without their files. */
export async function storePictures(
  { kysely }: Pick<Database, "kysely">,
  urls: readonly string[],
): Promise<void> {
  for (const url of urls) {
    const picture = parseMediaUrl(url);
    if (!picture) continue;
    const { path, width, height, hash } = picture;
    await kysely
      .insertInto("media_files")
      .values({
        path,
        width,
        height,
        hash,
        media_type: "image/jpeg",
        byte_size: 1000,
        uploaded_by: null,
        created_at: "2026-03-13T11:00:00.000Z",
      })
      .onConflict((conflict) => conflict.column("path").doNothing())
      .execute();
  }
}
