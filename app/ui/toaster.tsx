import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "./lazy-part";
import { subscribeToToasts, toastCount } from "./toast-queue";

export { showToast } from "./toast-queue";

const Toasts = lazyPart(async () => (await import("./toasts")).Toasts);

/** Where toasts appear; once in the document. */
export function Toaster() {
  const count = useSyncExternalStore(subscribeToToasts, toastCount, () => 0);
  if (count === 0) return null;
  return (
    <Suspense>
      <Toasts count={count} />
    </Suspense>
  );
}
