import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { subscribeToToasts, toastCount } from "./toast-queue";

export { showToast } from "./toast-queue";

/** A server that is away when the first toast comes must not take the screen, and what is typed in it, along. */
const Toasts = lazy<ComponentType<{ count: number }>>(async () => {
  // Awaited whole: the styles that come with the module may fail on their own, outside its promise.
  try {
    const { Toasts: shown } = await import("./toasts");
    return { default: shown };
  } catch {
    return { default: NoToasts };
  }
});

function NoToasts() {
  return null;
}

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
