import type { FormReply } from "~/lib/field-errors";
import type { OrderLine } from "./order.types";

/** What says which order it is, and who declares. */
export type WithdrawalValues = { number: string; email: string; name: string };

type LineOfReply = Pick<
  OrderLine,
  "id" | "productName" | "size" | "colour" | "personalisation" | "unitPriceCents" | "quantity"
>;

/** A line of the order, and whether it can be withdrawn from. */
export type WithdrawalLine = LineOfReply & { kind: "open" | "made-to-order" | "withdrawn" };

/** Where a withdrawal stands, after what was sent. */
export type WithdrawalReply =
  | ({ step: "identify" } & FormReply)
  | {
      step: "choose";
      values: WithdrawalValues;
      /** ISO 8601, UTC. */
      placedAt: string;
      /** Last day of Paris to withdraw; null while the goods are not fetched. */
      deadline: string | null;
      lines: readonly WithdrawalLine[];
      /** Ids of the lines that are ticked. */
      chosen: readonly string[];
      /** Whether anything can be withdrawn from; otherwise `sentence` says why not. */
      isOpen: boolean;
      sentence: string | null;
    }
  | {
      step: "done";
      number: string;
      name: string;
      email: string;
      /** ISO 8601, UTC. */
      declaredAt: string;
      refundCents: number;
      lines: readonly LineOfReply[];
      isCollected: boolean;
      isPaid: boolean;
      hasMailer: boolean;
    };
