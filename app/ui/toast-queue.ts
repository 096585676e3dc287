import type { Tone } from "./alert";

export type ToastMessage = {
  message: string;
  tone?: Tone;
  /** One thing to do about it, as « Annuler ». */
  action?: { label: string; onSelect: () => void };
  /** A page of the site that shows what was done; opens in a new tab. */
  link?: { label: string; href: string };
};

let queued: ToastMessage[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast. The library behind it is loaded with the first one: pages that say nothing pay nothing. */
export function showToast(toast: ToastMessage): void {
  queued.push(toast);
  count += 1;
  for (const listener of listeners) listener();
}

export function takeQueuedToasts(): ToastMessage[] {
  const taken = queued;
  queued = [];
  return taken;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many toasts were asked for so far. */
export function toastCount(): number {
  return count;
}
