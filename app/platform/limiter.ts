/** More work was asked for than may wait; ask again later. */
export class BusyError extends Error {
  constructor() {
    super("Too much work is waiting.");
    this.name = "BusyError";
  }
}

export type Limiter = { run<T>(work: () => Promise<T>): Promise<T> };

/** Runs `concurrency` pieces of work at once, in order; rejects with a `BusyError` when `waiting` ones wait already. */
export function createLimiter(concurrency: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new BusyError();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function passOn(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
