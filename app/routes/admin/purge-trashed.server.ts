import { purgeArticle } from "~/features/articles/purge-articles.server";
import { purgeGalleryImage } from "~/features/gallery/purge-gallery.server";
import type { TrashKind } from "~/features/maintenance/trash-kinds";
import { purgeProduct } from "~/features/shop/admin/product-lifecycle.server";
import { findKind } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import { purgeRecord } from "~/records/trash.server";

type PurgeAct = { id: string; userId: string; now: Date };
type PurgeResult = { kind: "done" } | { kind: "not-found" };
type Purge = (database: Database, act: PurgeAct) => Promise<PurgeResult>;

type Described = "banner" | "coach" | "board-member" | "partner";

/** How features delete for good what is no described kind. */
const PURGES: Record<Exclude<TrashKind, Described>, Purge> = {
  article: purgeArticle,
  "gallery-image": purgeGalleryImage,
  product: purgeProduct,
};

/** Deletes for good what is in the trash, its files put down for cleanup; what is not there is not found. */
export async function purgeTrashed(
  database: Database,
  { kind, ...act }: PurgeAct & { kind: TrashKind },
): Promise<PurgeResult> {
  if (kind in PURGES) return await PURGES[kind as keyof typeof PURGES](database, act);
  const described = findKind(kind);
  return described ? await purgeRecord(database, described.kind, act) : { kind: "not-found" };
}
