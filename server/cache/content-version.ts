import { DatabaseSync } from "node:sqlite";
import type pg from "pg";
import type { Database } from "~/platform/database/database.server";
import { onContentChange, readContentVersion } from "~/platform/database/transaction.server";

const POLL_MS = 5_000;
/** While the database is away: it is found again, and what was written meanwhile seen, this soon. */
const LOST_POLL_MS = 1_000;
/** A database that has not answered the poll for so long (frozen, cut off without a word) is away too. */
const SILENCE_MS = 5_000;

/** Tells caches when the content has changed, whoever wrote it. */
export type ContentVersion = {
  /** A number that differs after each change of the content; only equality has a meaning. */
  current(): number;
  close(): Promise<void>;
};

/**
 * On SQLite the version is read from the file, once for all requests that Node reads at one time, and again after
 * a write of this process. On PostgreSQL this process's writes count at
 * once, those of other instances as soon as they are notified, within five seconds when the notifying
 * connection is lost; a database that is away is asked each second whether it is back, so that nothing
 * has to be restarted.
 */
export async function watchContentVersion(
  database: Database,
  sqliteFile: string | null,
): Promise<ContentVersion> {
  return sqliteFile === null
    ? await listenForVersion(database)
    : readVersionOf(database, sqliteFile);
}

/** Counts how often a version differs from the last one seen, so that a restored older one counts too. */
function countChanges() {
  let last: number | null = null;
  let count = 0;
  return {
    count: () => count,
    observe(version: number | null): number {
      if (version === null || version !== last) count += 1;
      last = version;
      return count;
    },
  };
}

function readVersionOf(database: Database, file: string): ContentVersion {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
  const statement = connection.prepare("select version from content_version where id = 1");
  const changes = countChanges();
  let isRead = false;
  const readAgain = () => {
    isRead = false;
  };
  const stopHearing = onContentChange(database, readAgain);
  return {
    current() {
      if (isRead) return changes.count();
      isRead = true;
      setImmediate(readAgain);
      return changes.observe(readVersion(() => statement.get()?.version));
    },
    async close() {
      stopHearing();
      connection.close();
    },
  };
}

/** Null when it cannot be read: nothing kept then counts as fresh. */
function readVersion(read: () => unknown): number | null {
  try {
    return Number(read());
  } catch {
    return null;
  }
}

async function listenForVersion(database: Database): Promise<ContentVersion> {
  const changes = countChanges();
  const stopHearing = onContentChange(database, changes.observe);
  const subscription = database.pool && createSubscription(database.pool, changes.observe);
  const polling = pollRepeatedly(database, async () => {
    await subscription?.ensure();
    changes.observe(await readContentVersion(database));
  });
  const close = async () => {
    polling.stop();
    stopHearing();
    subscription?.close();
  };
  await polling.begin().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { current: changes.count, close };
}

class SilentDatabaseError extends Error {
  readonly code = "ETIMEDOUT";
}

/** Polls once, which may fail, then for ever: at once when the database is lost, often until it is back. */
function pollRepeatedly({ reach }: Database, poll: () => Promise<void>) {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let isPolling = false;
  const pollNow = async () => {
    isPolling = true;
    const silence = setTimeout(
      () => reach.noteFailure(new SilentDatabaseError()),
      SILENCE_MS,
    ).unref();
    // A database out of reach is every page's own failure to report; here it only delays.
    await poll().catch(reach.noteFailure);
    clearTimeout(silence);
    isPolling = false;
    pollLater();
  };
  const pollLater = (ms = reach.isLost() ? LOST_POLL_MS : POLL_MS) => {
    if (timer) clearTimeout(timer);
    if (!isStopped && !isPolling) timer = setTimeout(pollNow, ms).unref();
  };
  const stopWatching = reach.onChange((isLost) => {
    if (isLost) pollLater(0);
  });
  return {
    async begin(): Promise<void> {
      await poll();
      pollLater();
    },
    stop(): void {
      isStopped = true;
      stopWatching();
      if (timer) clearTimeout(timer);
    },
  };
}

/** At most one connection of the pool, held or asked for, that hears of each content write. */
function createSubscription(pool: pg.Pool, observe: (version: number) => void) {
  let connecting: Promise<void> | null = null;
  let dropHeld: (() => void) | null = null;
  let isClosed = false;

  const connect = async () => {
    const opened = await pool.connect();
    if (isClosed) return opened.release();
    // Of this connection alone, once: what it reports late must not release the next one.
    const drop = () => {
      if (dropHeld !== drop) return;
      dropHeld = null;
      opened.removeAllListeners("notification");
      opened.release(true);
    };
    dropHeld = drop;
    opened.on("notification", ({ payload }) => observe(Number(payload)));
    opened.on("error", drop);
    await opened.query("listen content_version").catch((error: unknown) => {
      drop();
      throw error;
    });
  };
  return {
    /** Listens, again if the connection was lost. */
    async ensure(): Promise<void> {
      if (!dropHeld && !connecting) {
        connecting = connect().finally(() => {
          connecting = null;
        });
      }
      await connecting;
    },
    close(): void {
      isClosed = true;
      dropHeld?.();
    },
  };
}
