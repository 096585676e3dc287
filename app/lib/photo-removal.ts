import { storableLine } from "./storable-text";
import { fits } from "./truncate";
import { isUuid } from "./uuid";

/** Image rights: which photo somebody wants taken down. `id` is the article's where it stands in one. */
export type RemovedPhoto = { id: string; title: string; isInArticle?: boolean };

const TITLE_LIMIT = 120;

/** The contact page, told which photo it is about in a part of the address that no server sees. */
export function removalPath({ id, title, isInArticle }: RemovedPhoto): string {
  const place = isInArticle && { dans: "article" };
  return `/contacts#${new URLSearchParams({ retrait: id, titre: title, ...place })}`;
}

/** The photo that an address (its part from `#` on) is about; null when it is about none. */
export function readRemoval(hash: string): RemovedPhoto | null {
  const params = new URLSearchParams(hash.slice(1));
  const id = params.get("retrait") ?? "";
  if (!isUuid(id)) return null;
  const title = storableLine(params.get("titre") ?? "");
  const isInArticle = params.get("dans") === "article";
  return { id, title: fits(title, TITLE_LIMIT) ? title : "", isInArticle };
}
