import { useLayoutEffect, useRef } from "react";

/** The first of them has the focus when a dialog opens. */
const TYPED_INTO = "input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea";

/** A native modal dialog, open while mounted. Escape, the focus and its return are the browser's own. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: closed before it leaves the document, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would choose the cross, which a space typed too early presses.
    element?.querySelector<HTMLElement>(TYPED_INTO)?.focus();
    return () => element?.close();
  }, []);
  return dialog;
}
