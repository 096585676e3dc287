import { isBusy, LOCK_NOT_AVAILABLE, sqliteCode } from "./statement-failure";

/**
 * Why the database could not do what it was asked: out of reach (or too busy), without room, or `held`
 * by somebody else's write, which keeps nobody from reading.
 */
export type DatabaseTrouble = "away" | "full" | "held";

/** Writers that wait for a database that goes away meet both: pages are then to be shown as they were. */
const GRAVEST_FIRST: readonly DatabaseTrouble[] = ["away", "full", "held"];

type Listener = (isLost: boolean) => void;

/** What the connections of a database have met, whoever used them. */
export type DatabaseReach = {
  /** Whether the last thing heard of the database server is that it cannot be reached; SQLite is never lost. */
  isLost(): boolean;
  /** The gravest trouble met since a moment of `performance.now()`, or null. */
  troubleSince(started: number): DatabaseTrouble | null;
  noteFailure(error: unknown): void;
  noteAnswer(): void;
  /** Calls `listener` each time the database is lost or found again; returns how to stop. */
  onChange(listener: Listener): () => void;
};

/** `canBeLost`: there is a server whose loss somebody watches, to find it again. */
export function createDatabaseReach({ canBeLost }: { canBeLost: boolean }): DatabaseReach {
  const lastMet = new Map<DatabaseTrouble, number>();
  let isLost = false;
  const listeners = new Set<Listener>();
  const setLost = (value: boolean) => {
    if (isLost === value) return;
    isLost = value;
    for (const listener of listeners) listener(value);
  };
  return {
    isLost: () => isLost,
    troubleSince: (started) =>
      GRAVEST_FIRST.find(
        (trouble) => (lastMet.get(trouble) ?? Number.NEGATIVE_INFINITY) >= started,
      ) ?? null,
    noteFailure(error) {
      const trouble = findTrouble(error);
      if (!trouble) return;
      lastMet.set(trouble, performance.now());
      if (trouble === "away" && canBeLost) setLost(true);
    },
    noteAnswer: () => setLost(false),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of the system's calls, as Node names them. */
const NETWORK = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** PostgreSQL's connection exceptions (08), too many connections, and the states of a server that stops or starts. */
const POSTGRES_AWAY = /^(?:08...|53300|57P0[1235])$/;
const POSTGRES_FULL = "53100";
/** What the driver says in words alone (pg 8.23, pg-pool). */
const DRIVER_AWAY =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const SQLITE_FULL = 13;

/** What the database met, from the error of whichever driver; null for any other error. */
export function findTrouble(error: unknown): DatabaseTrouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError) return findTrouble(error.errors[0]);
  if (isBusy(error)) return "away";
  if (sqliteCode(error) !== null) return sqliteCode(error) === SQLITE_FULL ? "full" : null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === POSTGRES_FULL) return "full";
  if (code === LOCK_NOT_AVAILABLE) return "held";
  const isAway = NETWORK.has(code) || POSTGRES_AWAY.test(code) || DRIVER_AWAY.test(error.message);
  return isAway ? "away" : null;
}
