import { ARTICLES } from "~/features/articles/admin/article-kind.server";
import { findArticlesByWords } from "~/features/articles/search-articles.server";
import { messagePath } from "~/features/contact/admin/inbox-paths";
import { searchMessages } from "~/features/contact/inbox.server";
import { PHOTOS } from "~/features/gallery/admin/photo-kind.server";
import { searchGallery } from "~/features/gallery/search-gallery.server";
import { findAnswers } from "~/features/help/find-answers";
import { answerPath } from "~/features/help/help-paths";
import { searchOrders } from "~/features/shop/admin/admin-orders.server";
import { orderPath } from "~/features/shop/admin/order-paths";
import { PRODUCTS } from "~/features/shop/admin/product-kind.server";
import { searchProducts } from "~/features/shop/admin/search-products.server";
import { ORDER_STATES } from "~/features/shop/order-transitions";
import { LISTED_KINDS } from "~/kinds.server";
import type { FoundGroup } from "~/layout/admin/found-content";
import { searchWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import { can } from "~/platform/permissions/can";
import type { Permission, Role } from "~/platform/permissions/permission";
import { editPath, type Fields, type ListedKind } from "~/records/kind";
import { searchRecords } from "~/records/rows.server";

const EACH_KIND = 5;

const STATES = {
  published: "publié",
  scheduled: "programmé",
  draft: "brouillon",
  expired: "terminé",
  trash: "corbeille",
} as const;

type Searched = [Permission, () => Promise<FoundGroup>];

type Search = { query: string; role: Role; now: Date };

/**
 * Content of the club that has the words of the search, at most five of each kind, as far as the
 * role may open it; kinds without a find are left out, and nothing is found without a word.
 */
export async function searchContent(db: Queryable, search: Search): Promise<FoundGroup[]> {
  const query = { words: searchWords(search.query), limit: EACH_KIND, now: search.now };
  if (query.words.length === 0) return [];
  const kinds: Searched[] = [
    ["articles", () => articles(db, query)],
    ["gallery", () => photos(db, query)],
    ...LISTED_KINDS.map((kind): Searched => [kind.permission, () => records(db, kind, query)]),
    ["shop", () => orders(db, query)],
    ["shop", () => products(db, query)],
    ["messages", () => messages(db, query)],
    ["help", async () => answers(query)],
  ];
  const allowed = kinds.filter(([permission]) => can(search.role, permission));
  const groups = await Promise.all(allowed.map(([, find]) => find()));
  return groups.filter(({ items }) => items.length > 0);
}

type Query = { words: readonly string[]; limit: number; now: Date };

async function articles(db: Queryable, query: Query): Promise<FoundGroup> {
  const found = await findArticlesByWords(db, query);
  const items = found.map(({ id, title, isEvent, state }) => ({
    id,
    label: title,
    detail: `${isEvent ? "Événement" : "Actualité"} · ${STATES[state]}`,
    to: ARTICLES.editPath(id),
  }));
  return { heading: ARTICLES.french.name, icon: ARTICLES.icon, items };
}

async function photos(db: Queryable, query: Query): Promise<FoundGroup> {
  const items = (await searchGallery(db, query)).map(({ id, title, alt }) => ({
    id,
    label: title || alt || "Photo sans titre",
    detail: title ? alt : "",
    to: PHOTOS.editPath(id),
  }));
  return { heading: PHOTOS.french.name, icon: PHOTOS.icon, items };
}

async function records(db: Queryable, kind: ListedKind<Fields>, query: Query): Promise<FoundGroup> {
  const found = await searchRecords(db, kind, query);
  const items = found.map((record) => ({ ...record, to: editPath(kind, record.id) }));
  return { heading: kind.french.name, icon: kind.icon, items };
}

async function products(db: Queryable, query: Query): Promise<FoundGroup> {
  const items = (await searchProducts(db, query)).map(({ id, name, isHidden }) => ({
    id,
    label: name,
    detail: isHidden ? "masqué" : "",
    to: PRODUCTS.editPath(id),
  }));
  return { heading: "Produits", icon: "bag", items };
}

async function orders(db: Queryable, query: Query): Promise<FoundGroup> {
  const items = (await searchOrders(db, query)).map(({ id, number, name, state }) => ({
    id,
    label: `${number} · ${name}`,
    detail: ORDER_STATES[state].label,
    to: orderPath(id),
  }));
  return { heading: "Commandes", icon: "bag", items };
}

async function messages(db: Queryable, query: Query): Promise<FoundGroup> {
  const items = (await searchMessages(db, query)).map(({ id, name, title }) => ({
    id,
    label: title,
    detail: name,
    to: messagePath(id),
  }));
  return { heading: "Messages reçus", icon: "message", items };
}

function answers(query: Query): FoundGroup {
  const items = findAnswers(query.words, query.limit).map(({ slug, question }) => ({
    id: slug,
    label: question,
    detail: "",
    to: answerPath(slug),
  }));
  return { heading: "Mode d’emploi", icon: "help", items };
}
