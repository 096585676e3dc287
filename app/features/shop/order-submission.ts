import { newUuid } from "~/lib/uuid";

const KEY = "foulee.commande";
/** From the last try: who orders the same things later wants them once more. */
const KEPT_FOR_MS = 3_600_000;

type Submission = {
  id: string;
  lines: string;
  /** When it was last tried, in milliseconds since 1970. */
  triedAt: number;
};

/** What a browser that keeps nothing would have kept: it has it as long as the page stays. */
let unkept: string | null = null;

/**
 * The id under which a basket is ordered: the same for each try of this browser within an hour, also
 * after a reload or in another tab, so that an answer that got lost on its way never makes a second
 * order. Another basket is another order.
 */
export function submissionIdOf(lines: string): string {
  const known = read();
  const now = Date.now();
  const age = known === null ? KEPT_FOR_MS : now - known.triedAt;
  const isSame = known?.lines === lines && age >= 0 && age < KEPT_FOR_MS;
  const id = isSame ? known.id : newUuid();
  keep({ id, lines, triedAt: now });
  return id;
}

/** The order was placed: whatever is ordered next is another one. */
export function endSubmission(): void {
  unkept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function read(): Submission | null {
  try {
    const kept: unknown = JSON.parse(readText() ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { id, lines, triedAt }: { [name in keyof Submission]?: unknown } = kept;
    if (typeof id !== "string" || typeof lines !== "string") return null;
    return typeof triedAt === "number" ? { id, lines, triedAt } : null;
  } catch {
    return null;
  }
}

function readText(): string | null {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(submission: Submission): void {
  const text = JSON.stringify(submission);
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
}
