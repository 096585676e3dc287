import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePreparedProof } from "~/platform/captcha/prepared-proof";
import type { BasketLine, PricedBasket } from "./basket.types";
import { changesOf } from "./basket-changes";
import { clearBasket } from "./basket-store";
import type { OrderAnswer, OrderErrors, OrderField } from "./order.types";
import { lengthErrors } from "./order-limits";
import { endSubmission, submissionIdOf } from "./order-submission";
import { sendOrder } from "./send-order";
import { type BasketPrices, usePricedBasket } from "./use-priced-basket";

const THANKS_PATH = "/boutique/thank-you";

/** What the thank-you page is told by the form. */
export type PlacedOrder = { number: string };

export type OrderState =
  | { kind: "idle" }
  | { kind: "submitting" }
  /** It is done, and the thank-you page is on its way. */
  | { kind: "placed" }
  | { kind: "invalid" }
  /** What is in the basket is not as it was shown: `changes` say what, line by line. */
  | { kind: "changed"; changes: readonly string[] }
  | { kind: "captcha" }
  | { kind: "failed"; retryAfterSeconds: number | null };

/** What the site answered about a basket at the moment of ordering, which is newer than its prices before. */
type Correction = { lines: string; basket: PricedBasket };

/** Fields in the order of the form: the first wrong one gets the focus. */
const FIELDS: readonly OrderField[] = ["name", "phone", "email", "pickup", "message", "terms"];

/** The states of the order form; what was typed stays until the order is placed. */
export function useOrderForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const proof = usePreparedProof();
  const [state, setState] = useState<OrderState>({ kind: "idle" });
  const [errors, setErrors] = useState<OrderErrors>({});
  const [correction, setCorrection] = useState<Correction | null>(null);
  const prices = corrected(usePricedBasket(), correction);

  const settle = async (answer: OrderAnswer, sent: { lines: string; basket: PricedBasket }) => {
    if (answer.kind === "placed") {
      setState({ kind: "placed" });
      endSubmission();
      clearBasket();
      // Without cookies, all that is known there.
      const state: PlacedOrder = { number: answer.number };
      await navigate(THANKS_PATH, { state });
    } else if (answer.kind === "invalid") {
      setErrors(answer.errors);
      setState({ kind: "invalid" });
      focusField(form.current, answer.errors);
    } else if (answer.kind === "changed") {
      setCorrection({ lines: sent.lines, basket: answer.basket });
      setState({ kind: "changed", changes: changesOf(sent.basket, answer.basket) });
    } else {
      setState(answer);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || prices.kind !== "priced") return;
    const { basket } = prices;
    const sent = { lines: linesOf(basket), basket };
    const fields = orderOf(event.currentTarget, basket);
    const tooLong = lengthErrors(fields);
    if (Object.keys(tooLong).length > 0) return settle({ kind: "invalid", errors: tooLong }, sent);
    isSending.current = true;
    setErrors({});
    setState({ kind: "submitting" });
    await settle(await sendOrder(fields, proof.take), sent);
    isSending.current = false;
  };

  return { form, state, errors, prices, prepare: proof.prepare, submit };
}

/** What was typed, for this basket at the total that the buyer sees. */
function orderOf(form: HTMLFormElement, basket: PricedBasket): FormData {
  const fields = new FormData(form);
  const lines = linesOf(basket);
  fields.set("lines", lines);
  fields.set("agreedTotalCents", String(basket.totalCents));
  fields.set("submissionId", submissionIdOf(lines));
  return fields;
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

function focusField(form: HTMLFormElement | null, errors: OrderErrors): void {
  const name = FIELDS.find((field) => errors[field]);
  const found = name && form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
