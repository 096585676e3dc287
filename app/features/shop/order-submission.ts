import { newUuid } from "~/lib/uuid";
import { browserStorage } from "~/ui/browser-storage";

const KEY = "foulee.commande";
/** From the last try: who orders the same things later wants them once more. */
const KEPT_FOR_MS = 3_600_000;

type Submission = {
  id: string;
  lines: string;
  /** When it was last tried, in milliseconds since 1970. */
  triedAt: number;
};

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
  const submission: Submission = { id, lines, triedAt: now };
  browserStorage.write(KEY, JSON.stringify(submission));
  return id;
}

/** The order was placed: whatever is ordered next is another one. */
export function endSubmission(): void {
  browserStorage.remove(KEY);
}

function read(): Submission | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { id, lines, triedAt }: { [name in keyof Submission]?: unknown } = kept;
    if (typeof id !== "string" || typeof lines !== "string") return null;
    return typeof triedAt === "number" ? { id, lines, triedAt } : null;
  } catch {
    return null;
  }
}
