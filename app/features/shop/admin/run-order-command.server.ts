import type { CommandAnswer, CommandFields } from "~/lib/command";
import type { Services } from "~/platform/services.server";
import {
  isNameOf,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  WITHDRAWAL_TRANSITIONS,
} from "../order-transitions";
import {
  moveOrder,
  moveWithdrawal,
  type OrderResult,
  type WithdrawalResult,
} from "../order-transitions.server";
import type { OrderCommand } from "./order-command.schema";

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette commande n’est plus là. Actualisez la page.",
  undo: null,
};

const NOT_TOLD = { isTold: false, isTakenBack: false };

/** Carries out one command and says in French what was done; never throws for an unknown id. */
export async function runOrderCommand(
  site: Services,
  command: OrderCommand,
  userId: string,
): Promise<CommandAnswer> {
  const { database, environment, now } = site;
  const { intent, id } = command;
  if (isNameOf(WITHDRAWAL_TRANSITIONS, intent)) {
    const { said, undo } = WITHDRAWAL_TRANSITIONS[intent];
    const result = await moveWithdrawal(database, intent, { id, userId, now });
    return withdrawalAnswer(result, said, { intent: undo, id });
  }
  const { said, saidWhenTold = said, undo } = ORDER_TRANSITIONS[intent];
  const tell = "notify" in command;
  const result = await moveOrder(database, intent, { id, userId, now, environment, tell });
  const { isTold, isTakenBack } = result.kind === "done" ? result : NOT_TOLD;
  const fields = { intent: undo, id, ...(isTakenBack && { notify: "on" }) };
  return orderAnswer(result, isTold ? saidWhenTold : said, fields);
}

function orderAnswer(result: OrderResult, said: string, undo: CommandFields): CommandAnswer {
  switch (result.kind) {
    case "done":
      return done(`La commande ${result.number} ${said}`, undo);
    case "changed": {
      const { label } = ORDER_STATES[result.state];
      return refused(
        `La commande ${result.number} ne le permet plus\u00a0: elle est «\u00a0${label}\u00a0», quelqu’un l’a peut-être changée. Actualisez la page.`,
      );
    }
    case "sold":
      return refused(
        `La commande ${result.number} reste annulée\u00a0: il n’y a plus assez de stock pour ${result.line}.`,
      );
    case "not-found":
      return GONE;
  }
}

function withdrawalAnswer(
  result: WithdrawalResult,
  said: string,
  undo: CommandFields,
): CommandAnswer {
  switch (result.kind) {
    case "done":
      return done(`Commande ${result.number}\u00a0: ${said}`, undo);
    case "changed":
      return refused(
        `Commande ${result.number}\u00a0: quelqu’un l’a noté entre-temps. Actualisez la page.`,
      );
    case "sold":
      return refused(
        `Commande ${result.number}\u00a0: les articles rendus ont été vendus depuis. Corrigez plutôt le stock du produit.`,
      );
    case "not-found":
      return GONE;
  }
}

function done(message: string, undo: CommandFields): CommandAnswer {
  return { ok: true, message, undo };
}

function refused(message: string): CommandAnswer {
  return { ok: false, message, undo: null };
}
