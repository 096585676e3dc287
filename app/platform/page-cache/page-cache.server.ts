import { ByteBoundedMap } from "./byte-bounded-map";

type Rendered<T> = { value: T; keep: boolean; bytes: number };

/** Everything made from one state of the content, until the first moment it changes by itself. */
type Generation<T> = {
  epoch: number;
  expiresAt: number;
  /** Resolves once `expiresAt` is known: whether anything may be kept. */
  ready: Promise<boolean>;
  kept: ByteBoundedMap<T>;
  underway: Map<string, Promise<T>>;
};

export type PageCache<T> = {
  /** What is kept under a key, if the content is still what it was made from. */
  find(key: string): T | undefined;
  /**
   * Renders once however many ask for the same key meanwhile, and keeps the result when it may be.
   * Whoever asks after a content write never joins a render begun before it.
   */
  render(key: string, make: () => Promise<Rendered<T>>): Promise<T>;
  /** For what is known to be worth keeping only once it is made: call before making it. */
  keeper(): (key: string, value: T, bytes: number) => Promise<void>;
};

export type PageCacheOptions = {
  /** Changes whenever the content does. */
  epoch: () => number;
  /** The next moment after `now` at which pages change by themselves. */
  nextChange: (now: Date) => Promise<Date>;
  now: () => Date;
  maxBytes: number;
};

/** A cache whose every entry is stale at the next content write or self-made change, whichever comes first. */
export function createPageCache<T>(options: PageCacheOptions): PageCache<T> {
  let current: Generation<T> | null = null;

  function fresh(): Generation<T> | null {
    const isFresh =
      current?.epoch === options.epoch() && options.now().getTime() < current.expiresAt;
    return isFresh ? current : null;
  }

  function generation(): Generation<T> {
    const known = fresh();
    if (known) return known;
    const next = openGeneration<T>(options.epoch(), options, () => {
      if (current === next) current = null;
    });
    current = next;
    return next;
  }

  return {
    find: (key) => fresh()?.kept.get(key),
    render: async (key, make) => {
      const of = generation();
      const underway = of.underway.get(key);
      if (underway) return await underway;
      const flight = renderInto(of, key, make).finally(() => of.underway.delete(key));
      of.underway.set(key, flight);
      return await flight;
    },
    keeper: () => {
      const of = generation();
      return async (key, value, bytes) => {
        if (await of.ready) of.kept.set(key, value, bytes);
      };
    },
  };
}

/** A generation whose end cannot be known keeps nothing and is `abandoned`, so that the next request tries again. */
function openGeneration<T>(
  epoch: number,
  options: PageCacheOptions,
  abandoned: () => void,
): Generation<T> {
  const generation: Generation<T> = {
    epoch,
    expiresAt: Number.POSITIVE_INFINITY,
    ready: Promise.resolve(false),
    kept: new ByteBoundedMap<T>(options.maxBytes),
    underway: new Map(),
  };
  generation.ready = options.nextChange(options.now()).then(
    (moment) => {
      generation.expiresAt = moment.getTime();
      return true;
    },
    () => {
      abandoned();
      return false;
    },
  );
  return generation;
}

async function renderInto<T>(
  generation: Generation<T>,
  key: string,
  make: () => Promise<Rendered<T>>,
): Promise<T> {
  const mayKeep = await generation.ready;
  const { value, keep, bytes } = await make();
  if (mayKeep && keep) generation.kept.set(key, value, bytes);
  return value;
}
