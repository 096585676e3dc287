import { ByteBoundedMap } from "./byte-bounded-map";

type Weighed<T> = { value: T; bytes: number };
type Rendered<T> = Weighed<T> & { keep: boolean };

/** When a state of the content was left behind, in milliseconds; null while it is the present one. */
type Span = { endedAt: number | null };

/** The last of a page, and whether the content has changed since. */
type LastKnown<T> = { value: T; madeAt: number; span: Span };

/** What `findStale` gives: a page as it was, and when it was made. */
export type StalePage<T> = { value: T; madeAt: Date };

/** A page that the content has left behind for longer is not shown even when there is nothing else. */
const STALE_FOR_MS = 24 * 3_600_000;
/** A clock set back by more than this has shown pages of a time that is yet to come. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Everything made from one state of the content, until the first moment it changes by itself. */
type Generation<T> = {
  epoch: number;
  openedAt: number;
  expiresAt: number;
  span: Span;
  /** Resolves once `expiresAt` is known: whether anything may be kept. */
  ready: Promise<boolean>;
  kept: ByteBoundedMap<T>;
  underway: Map<string, Promise<T>>;
};

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
  let lastSpan: Span = { endedAt: null };
  // Shares its values with the present generation until that is left behind.
  const lastKnown = new ByteBoundedMap<LastKnown<T>>(options.maxBytes);
  const time = () => options.now().getTime();

  function isFresh(of: Generation<T>): boolean {
    const now = time();
    const isOfNow = now >= of.openedAt - CLOCK_TOLERANCE_MS && now < of.expiresAt;
    return isOfNow && of.epoch === options.epoch();
  }

  function generation(): Generation<T> {
    if (current && isFresh(current)) return current;
    lastSpan.endedAt ??= time();
    lastSpan = { endedAt: null };
    const next = openGeneration<T>(options, lastSpan, () => {
      if (current === next) current = null;
    });
    current = next;
    return next;
  }

  function remember(of: Generation<T>, key: string, { value, bytes }: Weighed<T>): void {
    of.kept.set(key, value, bytes);
    // A slow rendering begun before the last change must not hide a newer one.
    if (of.span.endedAt !== null && lastKnown.get(key)) return;
    lastKnown.set(key, { value, madeAt: time(), span: of.span }, bytes);
  }

  return {
    find: (key) => (current && isFresh(current) ? current.kept.get(key) : undefined),
    findStale(key) {
      const known = lastKnown.get(key);
      if (!known) return null;
      const { value, madeAt, span } = known;
      if (span.endedAt !== null && time() - span.endedAt > STALE_FOR_MS) return null;
      return { value, madeAt: new Date(madeAt) };
    },
    render: async (key, make) => {
      const of = generation();
      const underway = of.underway.get(key);
      if (underway) return await underway;
      const flight = renderInto(of, make, (rendered) => {
        if (rendered.keep) remember(of, key, rendered);
        else if (of.span.endedAt === null) lastKnown.delete(key);
      }).finally(() => of.underway.delete(key));
      of.underway.set(key, flight);
      return await flight;
    },
    keeper: () => {
      const of = generation();
      return async (key, value, bytes) => {
        if (await of.ready) remember(of, key, { value, bytes });
      };
    },
  };
}

/** A generation whose end cannot be known keeps nothing and is `abandoned`, so that the next request tries again. */
function openGeneration<T>(
  options: PageCacheOptions,
  span: Span,
  abandoned: () => void,
): Generation<T> {
  const generation: Generation<T> = {
    epoch: options.epoch(),
    openedAt: options.now().getTime(),
    expiresAt: Number.POSITIVE_INFINITY,
    span,
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
  make: () => Promise<Rendered<T>>,
  settle: (rendered: Rendered<T>) => void,
): Promise<T> {
  const isKnowable = await generation.ready;
  const rendered = await make();
  if (isKnowable) settle(rendered);
  return rendered.value;
}
