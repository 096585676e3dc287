import { BusyError } from "~/platform/work-queues";

/** Renders share one thread: more at once end no sooner, and keep everybody else from it. */
const AT_ONCE = 4;
/** Beyond, a page of the address that waits for most is refused. */
const WAITING = 200;
/**
 * The same where that address is everybody's (a proxy that is not counted), or waits for one page
 * alone: it is then no flood of one visitor.
 */
const WAITING_OF_MANY = 1_000;

/** A request that wants a render. */
export type Asker = {
  /** The same for those whom one render can serve. */
  key: string;
  address: string;
  /** Whether the address is that of a proxy, and so of everybody behind it. */
  isOfMany: boolean;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
};

export type RenderQueue = {
  /**
   * Runs `render` in its turn: four keys at once, then one key of each address after the other. All
   * who ask for a key run together, so `render` shares the work of a key. Rejects with a `BusyError`
   * when refused, with the signal's reason when aborted while it waits.
   */
  run<T>(asker: Asker, render: () => Promise<T>): Promise<T>;
  /** Lets all that waits run at once. */
  letAllThrough(): void;
};

type Waiter = { admit: () => void; refuse: (reason: unknown) => void };
/** The keys that one address waits for, in the order in which it asked. */
type Lane = { address: string; isOfMany: boolean; keys: Map<string, Set<Waiter>> };

export function createRenderQueue(): RenderQueue {
  /** How many run under each key. */
  const running = new Map<string, number>();
  /** By address, the one whose turn comes next first. */
  const lanes = new Map<string, Lane>();
  let waiting = 0;

  function hold(key: string): void {
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function release(key: string): void {
    const others = (running.get(key) ?? 1) - 1;
    if (others > 0) running.set(key, others);
    else running.delete(key);
    while (running.size < AT_ONCE && waiting > 0) admitNext();
  }

  function admitNext(): void {
    const [lane] = lanes.values();
    const [key] = lane?.keys.keys() ?? [];
    if (!lane || key === undefined) return;
    admit(key);
    if (lanes.delete(lane.address)) lanes.set(lane.address, lane);
  }

  /** One render serves all who wait for it, whatever their address. */
  function admit(key: string): void {
    for (const lane of lanes.values()) {
      for (const waiter of takeOut(lane, key)) {
        hold(key);
        waiter.admit();
      }
    }
  }

  /** Takes a key out of a lane, and returns those who waited for it. */
  function takeOut(lane: Lane, key: string): Waiter[] {
    const waiters = lane.keys.get(key);
    if (!waiters) return [];
    const taken = [...waiters];
    // An abort that comes later finds itself no longer there.
    waiters.clear();
    lane.keys.delete(key);
    waiting -= 1;
    if (lane.keys.size === 0) lanes.delete(lane.address);
    return taken;
  }

  function wait({ key, address, isOfMany, signal }: Asker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { admit: resolve, refuse: reject };
    const lane = lanes.get(address) ?? { address, isOfMany, keys: new Map() };
    lanes.set(address, lane);
    const waiters = lane.keys.get(key) ?? new Set();
    if (waiters.size === 0) waiting += 1;
    lane.keys.set(key, waiters.add(waiter));
    signal.addEventListener("abort", () => {
      reject(signal.reason);
      if (waiters.delete(waiter) && waiters.size === 0) takeOut(lane, key);
    });
    if (waiting > WAITING) refuseOne(lane);
    return promise;
  }

  /** Refuses what was asked last by the address that waits for most; `newest` where several do. */
  function refuseOne(newest: Lane): void {
    let largest = newest;
    for (const lane of lanes.values()) {
      if (lane.keys.size > largest.keys.size) largest = lane;
    }
    const isOfMany = largest.isOfMany || largest.keys.size === 1;
    if (waiting <= (isOfMany ? WAITING_OF_MANY : WAITING)) return;
    const key = [...largest.keys.keys()].at(-1) ?? "";
    for (const waiter of takeOut(largest, key)) waiter.refuse(new BusyError());
  }

  return {
    async run(asker, render) {
      asker.signal.throwIfAborted();
      const { key } = asker;
      if (running.has(key) || running.size < AT_ONCE) hold(key);
      else await wait(asker);
      try {
        return await render();
      } finally {
        release(key);
      }
    },
    letAllThrough() {
      for (const lane of [...lanes.values()]) for (const key of [...lane.keys.keys()]) admit(key);
    },
  };
}
