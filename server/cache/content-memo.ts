import type { ContentMemo } from "~/platform/services.server";
import { createPageCache, type Freshness } from "./page-cache";

/** Keys are few and the code's own: nothing is ever forgotten to make room. */
const ROOM = 1_000_000;

export function createContentMemo(freshness: Freshness): ContentMemo {
  const kept = createPageCache<{ result: unknown }>({ ...freshness, maxSize: ROOM });
  return {
    async get<T>(key: string, make: (now: Date) => Promise<T>): Promise<T> {
      const known =
        kept.find(key) ??
        (await kept.render(key, async () => {
          return { value: { result: await make(freshness.now()) }, bytes: 1, keep: true };
        }));
      return known.result as T;
    },
  };
}

/** A memo that keeps nothing: in development, an edited source changes what is worked out. */
export function createEmptyMemo(now: () => Date): ContentMemo {
  return { get: (_key, make) => make(now()) };
}
