import type { ContentKind } from "~/records/server-kind";
import { purgeProduct } from "./product-lifecycle.server";
import { COMMANDS_PATH, editPath } from "./product-paths";

/** Products of the shop, for those who walk over all kinds of content. */
export const PRODUCTS: ContentKind = {
  subject: "product",
  alsoLogged: ["order"],
  table: "products",
  titleColumn: "name",
  icon: "bag",
  french: {
    name: "Boutique",
    one: "Produit de la boutique",
    the: "le produit",
    acts: { published: "a montré dans la boutique", unpublished: "a retiré de la boutique" },
  },
  restorePath: () => COMMANDS_PATH,
  editPath,
  purge: purgeProduct,
};
