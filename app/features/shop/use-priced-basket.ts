import { useEffect, useState } from "react";
import type { BasketLine, PricedBasket } from "./basket.types";
import { useBasket } from "./basket-store";
import { lineKey } from "./stored-basket";

/** Where the site prices a basket: `{ lines: BasketLine[] }` by POST, `PricedBasket` back. */
const PRICES_PATH = "/boutique/panier/prix";
/** Several presses on «plus» are one question. */
const PAUSE_MS = 150;

export type BasketPrices =
  /** The browser has not been asked yet, or the site has not answered. */
  | { kind: "waiting" }
  | { kind: "empty" }
  /** 30 days untouched: `pieces` are set aside. */
  | { kind: "expired"; pieces: number }
  /** `isCurrent` is false while a change is being priced. */
  | { kind: "priced"; basket: PricedBasket; isCurrent: boolean }
  | { kind: "failed"; retry: () => void };

/** To which question, in which attempt; no basket when the site could not tell. */
type Answer = { body: string; attempt: number; basket: PricedBasket | null };

/** The basket of this browser with the site's prices of now; priced anew whenever it changes. */
export function usePricedBasket(): BasketPrices {
  const basket = useBasket();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isOpen = basket !== null && !basket.isExpired && basket.lines.length > 0;
  const body = isOpen ? JSON.stringify({ lines: basket.lines }) : null;

  useEffect(() => {
    if (body === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const priced = await askPrices(body, stop.signal);
      if (!stop.signal.aborted) setAnswer({ body, attempt, basket: priced });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [body, attempt]);

  if (basket === null) return { kind: "waiting" };
  if (basket.isExpired) {
    const pieces = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { kind: "expired", pieces };
  }
  if (basket.lines.length === 0) return { kind: "empty" };
  if (answer === null) return { kind: "waiting" };
  const isCurrent = answer.body === body && answer.attempt === attempt;
  if (answer.basket) {
    return { kind: "priced", basket: inStep(answer.basket, basket.lines), isCurrent };
  }
  if (!isCurrent) return { kind: "waiting" };
  return { kind: "failed", retry: () => setAttempt((count) => count + 1) };
}

/** The lines and quantities of now, at the prices that are known so far. */
function inStep(priced: PricedBasket, lines: readonly BasketLine[]): PricedBasket {
  const byKey = new Map(priced.lines.map((line) => [lineKey(line), line]));
  const current = lines.flatMap((line) => {
    const known = byKey.get(lineKey(line));
    const { quantity } = line;
    return known ? [{ ...known, quantity, totalCents: known.unitPriceCents * quantity }] : [];
  });
  const sound = current.filter(({ trouble }) => trouble === null);
  return { lines: current, totalCents: sound.reduce((sum, line) => sum + line.totalCents, 0) };
}

async function askPrices(body: string, signal: AbortSignal): Promise<PricedBasket | null> {
  try {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const response = await fetch(PRICES_PATH, { method: "POST", headers, body, signal });
    return response.ok ? ((await response.json()) as PricedBasket) : null;
  } catch {
    return null;
  }
}
