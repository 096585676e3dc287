/**
 * Popovers where the browser may know none: Chrome before 114, Safari before 17, Firefox before 125. There a
 * stand-in comes before the scripts wake up; whether it came, nothing here throws.
 */

/** Where the browser knows none, their stand-in; its rules give way to the site's own, as a browser's do. */
export async function standInForPopovers(): Promise<void> {
  const { apply } = await import("@oddbird/popover-polyfill/fn");
  apply({ layerName: "base" });
}

export function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

export function isPopoverOpen(element: Element | null): boolean {
  return hasPopovers() && (element?.matches(":popover-open") ?? false);
}

/** Closes it if it is open. */
export function closePopover(element: HTMLElement | null): void {
  if (element && isPopoverOpen(element)) element.hidePopover();
}
