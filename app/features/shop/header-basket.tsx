import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import type { BasketSignProps } from "./basket-sign";
import { keptBasket } from "./kept-basket";

/** Fetched where the browser holds a basket. A server that is away then must not take the page along. */
const BasketSign = lazy<ComponentType<BasketSignProps>>(async () => {
  // Awaited whole: the styles that come with the module may fail on their own, outside its promise.
  try {
    const { BasketSign: shown } = await import("./basket-sign");
    return { default: shown };
  } catch {
    return { default: () => null };
  }
});

/** The way to the basket from every page, once it holds something; never in a served page. */
export function HeaderBasket(props: BasketSignProps) {
  const isThere = useSyncExternalStore(keptBasket.subscribe, keptBasket.isThere, () => false);
  if (!isThere) return null;
  return (
    <Suspense>
      <BasketSign {...props} />
    </Suspense>
  );
}
