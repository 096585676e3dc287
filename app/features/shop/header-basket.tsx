import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { hasBasket, subscribeToBasket } from "./basket-presence";
import type { BasketSignProps } from "./basket-sign";

/** Fetched where the browser holds a basket. */
const BasketSign = lazyPart(async () => (await import("./basket-sign")).BasketSign);

function HeaderBasket(props: BasketSignProps) {
  const isThere = useSyncExternalStore(subscribeToBasket, hasBasket, () => false);
  if (!isThere) return null;
  return (
    <Suspense>
      <BasketSign {...props} />
    </Suspense>
  );
}

/** The way to the basket from every page, once it holds something; never in a served page. */
export const basketAt = (place: BasketSignProps["place"]) => <HeaderBasket place={place} />;
