import { LRUCache } from "lru-cache";

/** How long a page that the content has left behind may still be shown when there is nothing else. */
const STALE_FOR_MS = 24 * 3_600_000;
/** A clock set back by more than this has shown pages of a time that is yet to come. */
const CLOCK_TOLERANCE_MS = 60_000;

/** What lies between two changes of the content, by a write or by itself. */
type ContentState<T> = {
  version: number;
  beganAt: number;
  /** When pages next change by themselves. */
  expiresAt: number;
  /** Null while it is the present one. */
  leftAt: number | null;
  /** Resolves once `expiresAt` is known: whether anything may be kept. */
  ready: Promise<boolean>;
  renders: Map<string, Promise<T>>;
};

type KeptPage<T> = { value: T; bytes: number; madeAt: number; state: ContentState<T> };
type Rendered<T> = { value: T; bytes: number; keep: boolean };
export type StalePage<T> = { value: T; madeAt: Date };

export type PageCache<T> = {
  /** What is kept under a key, if the content is still what it was made from. */
  find(key: string): T | undefined;
  /**
   * For when nothing better can be made: the last that was kept under a key, though the content may
   * have changed since; not if it is known to have changed more than a day ago.
   */
  findStale(key: string): StalePage<T> | null;
  /**
   * Renders once however many ask for the same key meanwhile, and keeps the result when it may be.
   * Whoever asks after a content write never joins a render begun before it.
   */
  render(key: string, make: () => Promise<Rendered<T>>): Promise<T>;
  /**
   * For what is known to be worth keeping only once it is made. Call before making it: a content write
   * in between then keeps it out.
   */
  keeper(key: string): (value: T, bytes: number) => Promise<void>;
};

export type Freshness = {
  /** Changes whenever the content does. */
  version: () => number;
  /** The next moment after `now` at which pages change by themselves. */
  nextChange: (now: Date) => Promise<Date>;
  now: () => Date;
};

/** A cache whose every page is stale at the next content write or self-made change, whichever comes first. */
export function createPageCache<T>({
  version,
  nextChange,
  now,
  maxSize,
}: Freshness & { maxSize: number }): PageCache<T> {
  const pages = new LRUCache<string, KeptPage<T>>({
    maxSize,
    // An address may be far longer than what it leads to.
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  let current: ContentState<T> | null = null;
  const time = () => now().getTime();

  function isCurrent(state: ContentState<T>): boolean {
    const at = time();
    const isOfNow = at >= state.beganAt - CLOCK_TOLERANCE_MS && at < state.expiresAt;
    return isOfNow && state.version === version();
  }

  function currentState(): ContentState<T> {
    if (current && isCurrent(current)) return current;
    if (current) current.leftAt = time();
    const state: ContentState<T> = {
      version: version(),
      beganAt: time(),
      expiresAt: Number.POSITIVE_INFINITY,
      leftAt: null,
      ready: Promise.resolve(false),
      renders: new Map(),
    };
    state.ready = nextChange(now()).then(
      (moment) => {
        state.expiresAt = moment.getTime();
        return true;
      },
      () => {
        // Nothing can be kept: the next request asks again.
        state.expiresAt = Number.NEGATIVE_INFINITY;
        return false;
      },
    );
    current = state;
    return state;
  }

  function keep(state: ContentState<T>, key: string, value: T, bytes: number): void {
    // A slow rendering begun before the last change must not hide a newer one.
    if (state.leftAt !== null && pages.has(key)) return;
    pages.set(key, { value, bytes, madeAt: time(), state });
  }

  async function renderIn(
    state: ContentState<T>,
    key: string,
    make: () => Promise<Rendered<T>>,
  ): Promise<T> {
    const mayKeep = await state.ready;
    const { value, bytes, keep: isKept } = await make();
    if (mayKeep && isKept) keep(state, key, value, bytes);
    else if (mayKeep && state.leftAt === null) pages.delete(key);
    return value;
  }

  return {
    find(key) {
      const page = pages.get(key);
      return page && page.state === current && isCurrent(current) ? page.value : undefined;
    },
    findStale(key) {
      const page = pages.get(key);
      if (!page) return null;
      const { value, madeAt, state } = page;
      if (state.leftAt !== null && time() - state.leftAt > STALE_FOR_MS) return null;
      return { value, madeAt: new Date(madeAt) };
    },
    render(key, make) {
      const state = currentState();
      const underWay = state.renders.get(key);
      if (underWay) return underWay;
      const render = renderIn(state, key, make).finally(() => state.renders.delete(key));
      state.renders.set(key, render);
      return render;
    },
    keeper(key) {
      const state = currentState();
      return async (value, bytes) => {
        if (await state.ready) keep(state, key, value, bytes);
      };
    },
  };
}
