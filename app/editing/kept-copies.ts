import { z } from "zod";
import { browserStorage } from "~/ui/browser-storage";

/** Typed values that the server does not have yet, kept in this browser. */
export type LocalCopy<V> = {
  id: string;
  isNew: boolean;
  /** The version it was typed over, and the values of that version. */
  version: number;
  saved: V;
  /** ISO 8601 instant. */
  savedAt: string;
  values: V;
};

export type LocalCopies<V> = {
  keep: (copy: LocalCopy<V>) => void;
  drop: (id: string) => void;
  /** `opened` are the values of the record as it is opened. */
  find: (id: string, isNew: boolean, opened: V) => LocalCopy<V> | null;
};

/** Reads kept values, which an older version of the site may have written; null for what does not fit. */
export type ReadKept<V> = (kept: unknown, opened: V) => V | null;

type CopyOptions<V> = {
  userId: string;
  /** A word for the kind of record: part of the key. */
  kind: string;
  readKept: ReadKept<V>;
};

const WEEKS_KEPT = 4;

const COPY = z.object({
  id: z.string(),
  isNew: z.boolean(),
  version: z.number().int().min(0),
  saved: z.unknown(),
  savedAt: z.iso.datetime(),
  values: z.unknown(),
});

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

/** The copies that this browser keeps for one person and one kind of record. */
export function localCopies<V>({ userId, kind, readKept }: CopyOptions<V>): LocalCopies<V> {
  const prefix = `foulee:${kind}:${userId}:`;
  const read = (key: string, opened: V): LocalCopy<V> | null => {
    const { data: copy } = COPY.safeParse(parseJson(browserStorage.read(key)));
    if (!copy) return null;
    const saved = readKept(copy.saved, opened);
    const values = readKept(copy.values, opened);
    return saved === null || values === null ? null : { ...copy, saved, values };
  };

  return {
    keep: (copy) => {
      browserStorage.write(prefix + copy.id, JSON.stringify(copy));
    },
    drop: (id) => browserStorage.remove(prefix + id),
    /** The copy of a record; for a new one, the latest that never reached the server. */
    find: (id, isNew, opened) => {
      const own = read(prefix + id, opened);
      if (own || !isNew) return own;
      const oldest = new Date(Date.now() - WEEKS_KEPT * 7 * 86_400_000).toISOString();
      return (
        browserStorage
          .findKeys(prefix)
          .map((key) => read(key, opened))
          .filter((copy) => copy !== null)
          .filter((copy) => copy.isNew && copy.savedAt > oldest)
          .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
          .at(0) ?? null
      );
    },
  };
}
