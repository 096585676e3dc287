import { newUuid } from "~/lib/uuid";

const KEY = "foulee.commande";

let unkept: string | null = null;

/**
 * The id under which a basket is ordered: the same for each try of this browser tab, also after a
 * reload, so that an answer that got lost on its way never makes a second order. Another basket is
 * another order.
 */
export function submissionIdOf(lines: string): string {
  const known = read();
  if (known?.lines === lines) return known.id;
  const id = newUuid();
  keep(JSON.stringify({ id, lines }));
  return id;
}

/** The order was placed: whatever is ordered next is another one. */
export function endSubmission(): void {
  unkept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function read(): { id: string; lines: string } | null {
  try {
    const kept: unknown = JSON.parse(unkept ?? sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { id, lines }: { id?: unknown; lines?: unknown } = kept;
    return typeof id === "string" && typeof lines === "string" ? { id, lines } : null;
  } catch {
    return null;
  }
}

function keep(text: string): void {
  unkept = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing has it as long as the page stays.
  }
}
