import { purgeArticle } from "~/features/articles/purge-articles.server";
import { purgeBanner } from "~/features/banner/banner-lifecycle.server";
import { purgeGalleryImage } from "~/features/gallery/purge-gallery.server";
import type { TrashKind } from "~/features/maintenance/trash-kinds";
import { purgePartner } from "~/features/partners/partner-lifecycle.server";
import { purgeProduct } from "~/features/shop/admin/product-lifecycle.server";
import { purgeMember } from "~/features/team/member-lifecycle.server";
import type { Database } from "~/platform/database/database.server";

type PurgeAct = { id: string; userId: string; now: Date };
type PurgeResult = { kind: "done" } | { kind: "not-found" };
type Purge = (database: Database, act: PurgeAct) => Promise<PurgeResult>;

/** How each feature deletes for good one of its rows that is in the trash. */
const PURGES: Record<TrashKind, Purge> = {
  article: purgeArticle,
  banner: purgeBanner,
  "gallery-image": purgeGalleryImage,
  coach: (database, act) => purgeMember(database, { ...act, kind: "coach" }),
  "board-member": (database, act) => purgeMember(database, { ...act, kind: "board-member" }),
  partner: purgePartner,
  product: purgeProduct,
};

/** Deletes for good what is in the trash, its files put down for cleanup; what is not there is not found. */
export async function purgeTrashed(
  database: Database,
  { kind, ...act }: PurgeAct & { kind: TrashKind },
): Promise<PurgeResult> {
  return await PURGES[kind](database, act);
}
