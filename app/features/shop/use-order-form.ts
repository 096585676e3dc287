import { useState } from "react";
import { useNavigate } from "react-router";
import { checkedLater, type FieldErrors } from "~/lib/field-errors";
import { usePreparedProof } from "~/platform/captcha/prepared-proof";
import { sendWithProof } from "~/platform/captcha/send-with-proof";
import { useForm } from "~/ui/form";
import { forgetTyped } from "~/ui/kept-text";
import type { BasketLine, PricedBasket } from "./basket.types";
import { changesOf } from "./basket-changes";
import { clearBasket } from "./basket-store";
import {
  KNOWN_ORDER,
  ORDER_PATH,
  type OrderAnswer,
  type PickupSlot,
  THANKS_PATH,
} from "./order.types";
import { endSubmission, submissionIdOf } from "./order-submission";
import { type BasketPrices, usePricedBasket } from "./use-priced-basket";

const buyerCheck = checkedLater(async () => (await import("./order.schema")).buyerSchema);

/** The name under which the buyer's text is kept. */
export const KEPT_ORDER = "foulee.saisie.commande";

/** The state that the thank-you page gets from the form. */
export type PlacedOrder = { number: string };

/** How the last sending ended. */
export type OrderOutcome =
  | { kind: "none" }
  /** It is done, and the thank-you page is on its way. */
  | { kind: "placed" }
  /** What is in the basket is not as it was shown: `changes` say what, line by line. */
  | { kind: "changed"; changes: readonly string[] }
  | Extract<OrderAnswer, { kind: "captcha" | "failed" }>;

/** What the site answered about a basket at the moment of ordering, which is newer than its prices before. */
type Correction = { lines: string; basket: PricedBasket };

/**
 * The states of the order form; what was typed stays until the order is placed. `slots` and `termsHash` are those
 * of the last answer that had some instead of the ones that the page came with.
 */
export function useOrderForm(initial: { termsHash: string }) {
  const navigate = useNavigate();
  const proof = usePreparedProof();
  const [outcome, setOutcome] = useState<OrderOutcome>({ kind: "none" });
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [slots, setSlots] = useState<readonly PickupSlot[]>();
  const [termsHash, setTermsHash] = useState(initial.termsHash);
  const prices = corrected(usePricedBasket(), correction);

  const send = async (fields: FormData): Promise<FieldErrors> => {
    if (prices.kind !== "priced") return {};
    const { basket } = prices;
    const lines = linesOf(basket);
    addBasket(fields, lines, basket);
    fields.set("termsHash", termsHash);
    const answer = await sendWithProof<OrderAnswer>(ORDER_PATH, fields, proof.take);
    if (answer.kind === "invalid") {
      if (answer.slots) setSlots(answer.slots);
      if (answer.termsHash !== undefined) setTermsHash(answer.termsHash);
      return answer.errors;
    }
    if (answer.kind === "placed") {
      setOutcome({ kind: "placed" });
      endSubmission();
      clearBasket();
      forgetTyped(KEPT_ORDER);
      // Without cookies, all that is known there.
      const state: PlacedOrder = { number: answer.number };
      const known = answer.isKnown ? `?${KNOWN_ORDER}=${answer.number}` : "";
      await navigate(`${THANKS_PATH}${known}`, { state });
    } else if (answer.kind === "changed") {
      setCorrection({ lines, basket: answer.basket });
      setOutcome({ kind: "changed", changes: changesOf(basket, answer.basket) });
    } else {
      setOutcome(answer);
    }
    return {};
  };

  const state = useForm({
    start: () => setOutcome({ kind: "none" }),
    check: buyerCheck.check,
    send,
  });
  const prepare = () => {
    buyerCheck.prepare();
    proof.prepare();
  };
  return { state, outcome, prices, slots, termsHash, prepare };
}

/** What was typed is for this basket, at the total that the buyer sees. */
function addBasket(fields: FormData, lines: string, basket: PricedBasket): void {
  fields.set("lines", lines);
  fields.set("agreedTotalCents", String(basket.totalCents));
  fields.set("submissionId", submissionIdOf(lines));
}

/** The answer of the last try stands until the basket is another one. */
function corrected(prices: BasketPrices, correction: Correction | null): BasketPrices {
  if (prices.kind !== "priced" || !correction) return prices;
  return correction.lines === linesOf(prices.basket)
    ? { ...prices, basket: correction.basket }
    : prices;
}

function linesOf({ lines }: PricedBasket): string {
  const kept: BasketLine[] = lines.map(({ variantId, quantity, personalisation }) => ({
    variantId,
    quantity,
    personalisation,
  }));
  return JSON.stringify(kept);
}
