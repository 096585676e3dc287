import type { ContentKind, LoggedKind } from "~/records/server-kind";
import { ORDER_TRANSITIONS, WITHDRAWAL_TRANSITIONS } from "../order-transitions";
import { purgeProduct } from "./product-lifecycle.server";
import { COMMANDS_PATH, editPath } from "./product-paths";

const LOGGED = [...Object.values(WITHDRAWAL_TRANSITIONS), ...Object.values(ORDER_TRANSITIONS)].map(
  ({ log }) => log,
);

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
  subject: "product",
  alsoLogged: ORDERS,
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
