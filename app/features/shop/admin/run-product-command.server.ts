import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { movedAnswer, moveOf } from "~/records/move-commands";
import { moveRanked } from "~/records/ranks.server";
import { type CopyResult, copyProduct } from "./copy-product.server";
import type { ProductCommand } from "./product-command.schema";
import {
  type ProductActResult,
  setProductHidden,
  setProductTrashed,
} from "./product-lifecycle.server";
import { PRODUCT_ORDER } from "./product-order.server";
import { editPath } from "./product-paths";
import { correctStock } from "./product-stock.server";
import { variantName } from "./product-words";

const GONE: CommandAnswer = {
  ok: false,
  message: "Ce produit n’est plus dans la boutique. Actualisez la page.",
  undo: null,
};

type Who = { userId: string; now: Date };

/** Carries out one command and says in French what was done; never throws for an unknown id. */
export async function runProductCommand(
  database: Database,
  command: ProductCommand,
  who: Who,
): Promise<CommandAnswer> {
  const { id, intent } = command;
  switch (intent) {
    case "trash":
    case "restore":
      return trashAnswer(
        command,
        await setProductTrashed(database, { id, isTrashed: intent === "trash", ...who }),
      );
    case "hide":
    case "show":
      return hideAnswer(
        command,
        await setProductHidden(database, { id, isHidden: intent === "hide", ...who }),
      );
    case "copy":
      return copyAnswer(await copyProduct(database, { id, ...who }));
    case "correct-stock":
      return correctionAnswer(database, command, who);
    default: {
      const result = await moveRanked(database, PRODUCT_ORDER, { ...moveOf(command), ...who });
      return result.kind === "moved" ? movedAnswer(command, result) : GONE;
    }
  }
}

function trashAnswer({ id, intent }: ProductCommand, result: ProductActResult): CommandAnswer {
  const isTrash = intent === "trash";
  const said = isTrash ? "est dans la corbeille." : "a retrouvé sa place.";
  return actAnswer(result, said, isTrash ? { intent: "restore", id } : { intent: "trash", id });
}

function hideAnswer({ id, intent }: ProductCommand, result: ProductActResult): CommandAnswer {
  const isHide = intent === "hide";
  const said = isHide ? "n’est plus montré dans la boutique." : "est montré dans la boutique.";
  return actAnswer(result, said, { intent: isHide ? "show" : "hide", id });
}

function copyAnswer(result: CopyResult): CommandAnswer {
  if (result.kind === "not-found") return GONE;
  const { id, name } = result;
  return {
    ok: true,
    message: `${quoted(name)} est en fin de liste, masqué et sans stock.`,
    page: { label: "Ouvrir la copie", href: editPath(id) },
    undo: { intent: "trash", id },
  };
}

function actAnswer(result: ProductActResult, said: string, undo: CommandFields): CommandAnswer {
  if (result.kind === "not-found") return GONE;
  return { ok: true, message: `${quoted(result.name)} ${said}`, undo };
}

async function correctionAnswer(
  database: Database,
  { id, counted, seen }: Extract<ProductCommand, { intent: "correct-stock" }>,
  who: Who,
): Promise<CommandAnswer> {
  const result = await correctStock(database, { variantId: id, counted, seen, ...who });
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
  return {
    ok: true,
    message: `Stock de ${quoted(name)}\u00a0: ${counted}.`,
    undo:
      result.before === null
        ? null
        : {
            intent: "correct-stock",
            id,
            counted: String(result.before),
            seen: String(counted),
          },
  };
}

function quoted(name: string): string {
  return `«\u00a0${name}\u00a0»`;
}
