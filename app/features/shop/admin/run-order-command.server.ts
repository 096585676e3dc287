import type { CommandAnswer, CommandFields } from "~/lib/command";
import { deliverNow, retryMail } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";
import { cancelOrder, type ResumeResult, resumeOrder } from "./cancel-order.server";
import { listMailIds } from "./find-admin-order.server";
import type { OrderCommand } from "./order-command.schema";
import {
  markOrder,
  markReady,
  markUnready,
  type OrderActResult,
  type OrderMark,
} from "./order-marks.server";
import { ORDER_STATES } from "./order-words";
import { markWithdrawal, type WithdrawalMark } from "./withdrawal-marks.server";

/** How long an administrator waits for the provider, in milliseconds; the attempt goes on after that. */
const PATIENCE_MS = 10_000;

const GONE: CommandAnswer = {
  ok: false,
  message: "Cette commande n’est plus là. Actualisez la page.",
  undo: null,
};

type Act = OrderMark | WithdrawalMark | "cancel" | "resume";

/** What is said of each act after the number, and what undoes it. */
const SAID: Record<Act, { says: string; undo: Act }> = {
  ready: { says: "est prête.", undo: "unready" },
  unready: { says: "est de nouveau à préparer.", undo: "ready" },
  collected: { says: "est remise.", undo: "uncollected" },
  uncollected: { says: "n’est pas encore remise.", undo: "collected" },
  paid: { says: "est payée.", undo: "unpaid" },
  unpaid: { says: "n’est pas payée.", undo: "paid" },
  refunded: { says: "est remboursée.", undo: "unrefunded" },
  unrefunded: { says: "est à rembourser.", undo: "refunded" },
  cancel: { says: "est annulée\u00a0: ses articles sont de nouveau en stock.", undo: "resume" },
  resume: { says: "est reprise\u00a0: ses articles sont de nouveau réservés.", undo: "cancel" },
  returned: {
    says: "\u00a0: les articles rendus sont de nouveau en stock.",
    undo: "unreturned",
  },
  unreturned: { says: "\u00a0: les articles ne sont pas encore rendus.", undo: "returned" },
  repaid: { says: "\u00a0: la rétractation est remboursée.", undo: "unrepaid" },
  unrepaid: { says: "\u00a0: la rétractation est à rembourser.", undo: "repaid" },
};

/** Carries out one command and says in French what was done; never throws for an unknown id. */
export async function runOrderCommand(
  site: Services,
  command: OrderCommand,
  userId: string,
): Promise<CommandAnswer> {
  const { database, environment, now } = site;
  const { intent, id } = command;
  const act = { id, userId, now };
  switch (intent) {
    case "ready": {
      if (!command.notify)
        return answer(command, await markOrder(database, { ...act, mark: intent }));
      const told = "est prête\u00a0: l’acheteur va être prévenu par e-mail.";
      return answer(command, await markReady(database, { ...act, site: environment }), told);
    }
    case "unready": {
      const { wasTold, ...result } = await markUnready(database, act);
      const said = wasTold ? `${SAID.unready.says} L’acheteur avait déjà été prévenu.` : undefined;
      return answer(command, result, said);
    }
    case "cancel":
      return answer(command, await cancelOrder(database, act));
    case "resume":
      return answer(command, await resumeOrder(database, act));
    case "returned":
    case "unreturned":
    case "repaid":
    case "unrepaid":
      return withdrawalAnswer(intent, id, await markWithdrawal(database, { ...act, mark: intent }));
    case "retry":
      return await retry(site, command);
    default:
      return answer(command, await markOrder(database, { ...act, mark: intent }));
  }
}

function answer(
  { intent, id }: { intent: OrderMark | "cancel" | "resume"; id: string },
  result: OrderActResult | ResumeResult,
  said: string = SAID[intent].says,
): CommandAnswer {
  switch (result.kind) {
    case "done":
      return done(`La commande ${result.number} ${said}`, { intent: SAID[intent].undo, id });
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
  intent: WithdrawalMark,
  id: string,
  result: Awaited<ReturnType<typeof markWithdrawal>>,
): CommandAnswer {
  switch (result.kind) {
    case "done": {
      const { says, undo } = SAID[intent];
      return done(`Commande ${result.number}${says}`, { intent: undo, id });
    }
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

async function retry(
  site: Services,
  { id, mailId }: Extract<OrderCommand, { intent: "retry" }>,
): Promise<CommandAnswer> {
  const { kysely } = site.database;
  const isOfOrder = (await listMailIds(kysely, id)).some((mail) => mail.id === mailId);
  if (!isOfOrder) return GONE;
  await retryMail(kysely, mailId, site.now);
  const clock = { ...site, now: () => site.now };
  switch (await deliverNow(clock, mailId, { waitMs: PATIENCE_MS })) {
    case "sent":
      return { ok: true, message: "Le message est envoyé.", undo: null };
    case "failed":
      return refused("Le message n’a pas pu partir. Le site réessaiera tout seul.");
    case "no-mailer":
      return refused("Le site n’envoie pas d’e-mails\u00a0: prévenez l’acheteur vous-même.");
  }
}

function done(message: string, undo: CommandFields): CommandAnswer {
  return { ok: true, message, undo };
}

function refused(message: string): CommandAnswer {
  return { ok: false, message, undo: null };
}
