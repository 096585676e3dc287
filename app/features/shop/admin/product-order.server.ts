import { sql } from "kysely";
import type { RankedList } from "~/records/ranks.server";

export const PRODUCT_ORDER: RankedList = {
  subject: "product",
  table: "products",
  titleColumn: "name",
  order: sql`display_order, id`,
  isDescending: false,
};
