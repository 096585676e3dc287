import { bestMatches, matchRank } from "~/lib/word-match";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { purgeRow } from "~/records/acts.server";
import type { ContentKind, LoggedKind } from "~/records/content-kind";
import { FORMER_LOGS, ORDER_TRANSITIONS, WITHDRAWAL_TRANSITIONS } from "../order-transitions";
import { product } from "./product";
import { PRODUCT_ACTS, PRODUCT_ROWS } from "./product-acts.server";
import { editPath } from "./product-paths";

const TRANSITIONS = [...Object.values(WITHDRAWAL_TRANSITIONS), ...Object.values(ORDER_TRANSITIONS)];
const LOGGED = [...TRANSITIONS.map(({ log }) => log), ...FORMER_LOGS];

const ORDERS: LoggedKind = {
  subject: "order",
  french: {
    the: "la commande",
    isBare: true,
    acts: {
      ...Object.fromEntries(LOGGED.map(({ action, said }) => [action, said])),
      "orders-exported": "a exporté",
    },
  },
  icons: {
    ...Object.fromEntries(LOGGED.map(({ action, icon = "pencil" }) => [action, icon])),
    "orders-exported": "download",
  },
};

/** Products of the shop, for those who walk over all kinds of content. */
export const PRODUCTS: ContentKind = {
  subject: product.subject,
  alsoLogged: ORDERS,
  table: product.table,
  titleColumn: product.title,
  icon: product.icon,
  french: product.french,
  permission: product.permission,
  listPath: product.path,
  acts: PRODUCT_ACTS,
  editPath,
  purge: (database, act) => purgeRow(database, PRODUCT_ROWS, act, listPictures),
};

async function listPictures(trx: DatabaseTransaction, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("product_images")
    .select("image_url")
    .where("product_id", "=", id)
    .execute();
  return rows.map(({ image_url }) => image_url);
}

/** A club has a few dozen; the bound keeps a search's work bounded too. */
const READ = 1000;

/** Products whose name has all these words, outside the trash. */
export async function searchProducts(
  db: Queryable,
  query: { words: readonly string[]; limit: number },
): Promise<{ id: string; name: string; isHidden: boolean }[]> {
  if (query.words.length === 0) return [];
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "is_hidden"])
    .where("deleted_at", "is", null)
    .orderBy("display_order")
    .orderBy("id")
    .limit(READ)
    .execute();
  const found = bestMatches(rows, ({ name }) => matchRank(query.words, name), query.limit);
  return found.map(({ id, name, is_hidden }) => ({ id, name, isHidden: is_hidden }));
}
