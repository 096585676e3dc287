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
  find: (id: string, isNew: boolean) => LocalCopy<V> | null;
};

type CopyOptions<V> = {
  userId: string;
  /** A word for the kind of record: part of the key. */
  kind: string;
  /** An older version of the site may have written it: what does not fit is left alone. */
  schema: z.ZodType<V>;
};

const WEEKS_KEPT = 4;

/** The copies that this browser keeps for one person and one kind of record. */
export function localCopies<V>({ userId, kind, schema }: CopyOptions<V>): LocalCopies<V> {
  const prefix = `foulee:${kind}:${userId}:`;
  const copySchema = z.object({
    id: z.string(),
    isNew: z.boolean(),
    version: z.number().int().min(0),
    saved: schema,
    savedAt: z.iso.datetime(),
    values: schema,
  });
  const read = (key: string): LocalCopy<V> | null => {
    try {
      return copySchema.parse(JSON.parse(browserStorage.read(key) ?? ""));
    } catch {
      return null;
    }
  };

  return {
    keep: (copy) => {
      browserStorage.write(prefix + copy.id, JSON.stringify(copy));
    },
    drop: (id) => browserStorage.remove(prefix + id),
    /** The copy of a record; for a new one, the latest that never reached the server. */
    find: (id, isNew) => {
      const own = read(prefix + id);
      if (own || !isNew) return own;
      const oldest = new Date(Date.now() - WEEKS_KEPT * 7 * 86_400_000).toISOString();
      return (
        browserStorage
          .findKeys(prefix)
          .map(read)
          .filter((copy) => copy !== null)
          .filter((copy) => copy.isNew && copy.savedAt > oldest)
          .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
          .at(0) ?? null
      );
    },
  };
}
