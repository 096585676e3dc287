import { z } from "zod";
import { quoted } from "~/lib/command";
import {
  type Act,
  type ActedKind,
  type Acts,
  goneAnswer,
  MISUNDERSTOOD,
  moveActs,
  switchActs,
  trashActs,
} from "~/records/acts.server";
import { moveRanked } from "~/records/ranks.server";
import { copyProduct } from "./copy-product.server";
import { product } from "./product";
import { PRODUCT_ORDER } from "./product-order.server";
import { editPath } from "./product-paths";
import { correctStock } from "./product-stock.server";
import { variantName } from "./product-words";
import { readCount } from "./stock-count";

/** Products as rows that are thrown away and brought back, their stock as it was. */
export const PRODUCT_ROWS: ActedKind = {
  subject: product.subject,
  table: product.table,
  titleColumn: "name",
  gone: "Ce produit n’est plus dans la boutique. Actualisez la page.",
};

const GONE = goneAnswer(PRODUCT_ROWS);

const copy: Act = async (database, { id, userId, now }) => {
  const result = await copyProduct(database, { id, userId, now });
  if (result.kind === "not-found") return GONE;
  return {
    ok: true,
    message: `${quoted(result.name)} est en fin de liste, masqué et sans stock.`,
    page: { label: "Ouvrir la copie", href: editPath(result.id) },
    undo: { intent: "trash", id: result.id },
  };
};

const count = z.string().transform((typed, context) => {
  const reading = readCount(typed);
  if ("count" in reading) return reading.count;
  context.addIssue({ code: "custom", message: reading.error });
  return z.NEVER;
});

const correctionSchema = z.object({ counted: count, seen: count });

/** The id is that of a variant here. */
const correctStockAct: Act = async (database, { id, sent, userId, now }) => {
  const { data, error } = correctionSchema.safeParse(sent);
  if (error)
    return { ...MISUNDERSTOOD, message: error.issues[0]?.message ?? MISUNDERSTOOD.message };
  const { counted, seen } = data;
  const result = await correctStock(database, { variantId: id, counted, seen, userId, now });
  if (result.kind === "not-found") return GONE;
  if (result.kind === "changed") {
    return {
      ok: false,
      message: `Le stock a changé pendant que vous comptiez\u00a0: il est maintenant de ${result.stock}. Comptez de nouveau, puis corrigez.`,
      undo: null,
    };
  }
  const variant = variantName(result.variant);
  const name = variant ? `${result.name}, ${variant}` : result.name;
  const undo = {
    intent: "correct-stock",
    id,
    counted: String(result.before),
    seen: String(counted),
  };
  return {
    ok: true,
    message: `Stock de ${quoted(name)}\u00a0: ${counted}.`,
    undo: result.before === null ? null : undo,
  };
};

export const PRODUCT_ACTS: Acts = {
  ...trashActs(PRODUCT_ROWS),
  ...moveActs(PRODUCT_ROWS, (database, asked) => moveRanked(database, PRODUCT_ORDER, asked)),
  ...switchActs(PRODUCT_ROWS, {
    column: "is_hidden",
    on: {
      intent: "hide",
      said: "n’est plus montré dans la boutique.",
      action: "unpublished",
    },
    off: {
      intent: "show",
      said: "est montré dans la boutique.",
      action: "published",
    },
  }),
  copy,
  "correct-stock": correctStockAct,
};
