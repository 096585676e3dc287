import type { CommandFields } from "~/lib/command";
import { addDays, longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { RETURN_DAYS } from "~/lib/sale-law";
import { Box } from "~/ui/box";
import { WITHDRAWAL_TRANSITIONS } from "../order-transitions";
import { price } from "../price";
import type { OrderWithdrawal } from "./admin-orders.types";
import { momentOf } from "./order-timeline";
import { TransitionButtons } from "./transition-buttons";

type WithdrawalBoxProps = {
  withdrawal: OrderWithdrawal;
  isPending: boolean;
  run: (fields: CommandFields) => void;
};

/** A declaration of withdrawal: what for, and what the club still owes. */
export function WithdrawalBox({ withdrawal, isPending, run }: WithdrawalBoxProps) {
  const { id, name, declaredAt, summary } = withdrawal;
  const titleId = `retractation-${id}`;
  return (
    <Box id={titleId} title="Rétractation" className="od-withdrawal">
      <p>{`Déclarée${name && ` par ${name}`} le ${momentOf(declaredAt)}, pour\u00a0:`}</p>
      <ul className="od-summary">
        {summary.split("\n").map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{goodsWords(withdrawal)}</p>
      <p>{refundWords(withdrawal)}</p>
      <TransitionButtons
        table={WITHDRAWAL_TRANSITIONS}
        standing={withdrawal}
        id={id}
        isPending={isPending}
        run={run}
        main={{ variant: "line", size: "sm" }}
        // An order may have several of them, and a refund of its own.
        what={`rétractation du ${momentOf(declaredAt)}`}
      />
    </Box>
  );
}

function goodsWords({ isFromShelf, returnedAt, declaredAt }: OrderWithdrawal): string {
  if (isFromShelf) return "Ces articles n’avaient pas quitté le club\u00a0: ils sont en stock.";
  if (returnedAt !== null) return `Articles rendus le ${momentOf(returnedAt)}.`;
  return `Articles à rendre par l’acheteur au plus tard le ${dueDay(declaredAt)}.`;
}

function refundWords(withdrawal: OrderWithdrawal): string {
  const { refundCents, refundedAt, declaredAt, returnedAt, isPaid } = withdrawal;
  const amount = price(refundCents);
  if (refundedAt !== null) return `${amount} remboursés le ${momentOf(refundedAt)}.`;
  if (!isPaid) {
    return "Rien à rembourser\u00a0: ces articles n’étaient pas notés comme payés quand l’acheteur y a renoncé.";
  }
  const due = `${amount} sont à rembourser au plus tard le ${dueDay(declaredAt)}`;
  if (returnedAt !== null) return `${due}.`;
  return `${due}\u00a0; vous pouvez attendre le retour des articles.`;
}

function dueDay(declaredAt: string): string {
  return longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
}
