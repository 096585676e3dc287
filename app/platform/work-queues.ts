/** More work was asked for than may wait; ask again later. */
export class BusyError extends Error {
  constructor() {
    super("Too much work is waiting.");
    this.name = "BusyError";
  }
}

/** `withinMs`: how long the work may wait for its turn. */
export type Limiter = { run<T>(work: () => Promise<T>, withinMs?: number): Promise<T> };

/**
 * Runs `concurrency` pieces of work at once, in order; rejects with a `BusyError` when `waiting` ones wait
 * already, or when the turn of this one does not come in time.
 */
export function createLimiter(concurrency: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(withinMs?: number): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push(resolve);
    const giveUp = () => {
      const place = queue.indexOf(resolve);
      if (place === -1) return;
      queue.splice(place, 1);
      reject(new BusyError());
    };
    const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
    await promise.finally(() => clearTimeout(timer));
  }

  function passOn(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work, withinMs) {
      await turn(withinMs);
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}

const queues = new Map<string, Promise<unknown>>();

/** Runs pieces of work under one key one after the other, in this process. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  queues.set(key, settled);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === settled) queues.delete(key);
  }
}
