/** Something that went wrong, without anything that somebody wrote: an error's own text may quote it. */
export type RecentError = {
  /** ISO 8601, UTC. */
  at: string;
  /** The sentence of the log, which is always the same for the same place of the code. */
  what: string;
  /** Class and code of the error: `TypeError`, `Error ECONNREFUSED`. */
  kind: string | null;
  /** The place in the site's own code: `server/index.js:120:7`. */
  where: string | null;
  /** Under which the log tells more. */
  requestId: string | null;
};

const KEPT = 20;
const LENGTH = 120;
const CODE = /^[\w.-]{1,60}$/;

const recent: RecentError[] = [];

/** The last errors of this process, the latest first; forgotten when it ends. */
export function recentErrors(): readonly RecentError[] {
  return recent.toReversed();
}

/** Keeps what the log was told, as far as it is not about anybody. */
export function keepError(
  told: { fields: Record<string, unknown>; message: string },
  now: Date,
): void {
  const { err, requestId } = told.fields;
  recent.push({
    at: now.toISOString(),
    what: told.message.slice(0, LENGTH),
    kind: kindOf(err),
    where: err instanceof Error ? placeOf(err) : null,
    requestId: typeof requestId === "string" && CODE.test(requestId) ? requestId : null,
  });
  if (recent.length > KEPT) recent.shift();
}

function kindOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  return [error.constructor.name, CODE.test(code) ? code : ""].filter(Boolean).join(" ");
}

/** The first frame outside Node.js and the libraries, as path within the site, line and column. */
function placeOf({ stack = "" }: Error): string | null {
  for (const line of stack.split("\n").filter((frame) => /^\s+at /.test(frame))) {
    const place = /((?:app|server|build|scripts|database|club)\/[\w./-]+:\d+:\d+)\)?$/.exec(line);
    if (place && !line.includes("node_modules") && !line.includes("node:")) return place[1] ?? null;
  }
  return null;
}
