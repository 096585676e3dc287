import { createPageCache, type PageCacheOptions } from "./page-cache.server";

/** What is worked out once for each state of the content, and goes stale when pages do. */
export type ContentMemo = {
  /**
   * What `make` gave for the content as it is, or gives now, once however many ask meanwhile. A key
   * stands for one `make`. Rejects with what `make` rejects with; it is then tried again.
   */
  get<T>(key: string, make: (now: Date) => Promise<T>): Promise<T>;
};

/** A memo with a few keys for the whole site: nothing in it is forgotten to make room. */
export function createContentMemo(options: Omit<PageCacheOptions, "maxBytes">): ContentMemo {
  const kept = createPageCache<{ result: unknown }>({ ...options, maxBytes: 0 });
  return {
    async get<T>(key: string, make: (now: Date) => Promise<T>): Promise<T> {
      const known =
        kept.find(key) ??
        (await kept.render(key, async () => {
          return { value: { result: await make(options.now()) }, bytes: 0, keep: true };
        }));
      return known.result as T;
    },
  };
}

/** A memo that keeps nothing: in development, an edited source changes what is worked out. */
export function createEmptyMemo(now: () => Date): ContentMemo {
  return { get: (_key, make) => make(now()) };
}
