import { ARTICLES, findArticlesByWords } from "~/features/articles/admin/article-kind.server";
import { messagePath } from "~/features/contact/admin/inbox-paths";
import { searchMessages } from "~/features/contact/inbox.server";
import { PHOTOS, searchGallery } from "~/features/gallery/admin/photo-kind.server";
import { helpGroups } from "~/features/help/answers.server";
import { answerPath, findAnswers } from "~/features/help/find-answers";
import { searchOrders } from "~/features/shop/admin/admin-orders.server";
import { orderPath } from "~/features/shop/admin/order-paths";
import { PRODUCTS, searchProducts } from "~/features/shop/admin/product-kind.server";
import { ORDER_STATES } from "~/features/shop/order-transitions";
import { LISTED_KINDS } from "~/kinds.server";
import type { SearchGroup, SearchResult } from "~/layout/admin/search-entries";
import { searchWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import type { Permission, Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { editPath } from "~/records/kind";
import { searchShortList } from "~/records/rows.server";

const EACH_KIND = 5;

const STATES = {
  published: "publié",
  scheduled: "programmé",
  draft: "brouillon",
  expired: "terminé",
  trash: "corbeille",
} as const;

type Query = { words: readonly string[]; limit: number; now: Date };
type Find<Found> = (db: Queryable, query: Query) => Promise<Found[]>;
type Search = { permission: Permission; heading: string; find: Find<SearchResult> };

function search<Found>(
  permission: Permission,
  heading: string,
  icon: SearchResult["icon"],
  find: Find<Found>,
  toResult: (found: Found) => Omit<SearchResult, "icon">,
): Search {
  return {
    permission,
    heading,
    find: async (db, query) =>
      (await find(db, query)).map((found) => ({ ...toResult(found), icon })),
  };
}

const SEARCHES: readonly Search[] = [
  search(
    "articles",
    ARTICLES.french.name,
    ARTICLES.icon,
    findArticlesByWords,
    ({ id, title, isEvent, state }) => ({
      to: ARTICLES.editPath(id),
      label: title,
      detail: `${isEvent ? "Événement" : "Actualité"} · ${STATES[state]}`,
    }),
  ),
  search("gallery", PHOTOS.french.name, PHOTOS.icon, searchGallery, ({ id, title, alt }) => ({
    to: PHOTOS.editPath(id),
    label: title || alt || "Photo sans titre",
    detail: title ? alt : "",
  })),
  ...LISTED_KINDS.map((kind) =>
    search(
      kind.permission,
      kind.french.name,
      kind.icon,
      (db, query) => searchShortList(db, kind, query),
      ({ id, label, detail }) => ({ to: editPath(kind, id), label, detail }),
    ),
  ),
  search("shop", "Commandes", "bag", searchOrders, ({ id, number, name, state }) => ({
    to: orderPath(id),
    label: `${number} · ${name}`,
    detail: ORDER_STATES[state].label,
  })),
  search("shop", "Produits", "bag", searchProducts, ({ id, name, isHidden }) => ({
    to: PRODUCTS.editPath(id),
    label: name,
    detail: isHidden ? "masqué" : "",
  })),
  search("messages", "Messages reçus", "message", searchMessages, ({ id, name, title }) => ({
    to: messagePath(id),
    label: title,
    detail: name,
  })),
  search(
    "help",
    "Mode d’emploi",
    "help",
    async (_, { words, limit }) => findAnswers(helpGroups(), words, limit),
    ({ slug, question }) => ({ to: answerPath(slug), label: question }),
  ),
];

/**
 * Content of the club that has the words of the search, at most five of each kind, as far as the
 * role may open it; kinds without a find are left out, and nothing is found without a word.
 */
export async function searchContent(
  db: Queryable,
  { query, role, now }: { query: string; role: Role; now: Date },
): Promise<SearchGroup[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const groups = SEARCHES.filter(({ permission }) => can(role, permission)).map(
    async ({ heading, find }) => ({
      heading,
      results: await find(db, { words, limit: EACH_KIND, now }),
    }),
  );
  return (await Promise.all(groups)).filter(({ results }) => results.length > 0);
}
