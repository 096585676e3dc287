import { lazy, Suspense, useSyncExternalStore } from "react";
import { subscribeToToasts, toastCount } from "./toast-queue";

export { showToast } from "./toast-queue";

const Toasts = lazy(() => import("./toasts").then((module) => ({ default: module.Toasts })));

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
