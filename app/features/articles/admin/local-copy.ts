import { z } from "zod";
import { SECTION_SLUGS } from "~club/sections";
import type { EditorState } from "./editor-state";
import type { EditorValues } from "./editor-values";

/** What was typed and is not on the server yet, kept in this browser. */
export type LocalCopy = {
  articleId: string;
  isNew: boolean;
  /** The version of the article it was typed over. */
  version: number;
  /** `publicationKey` of the publication it was typed over; older copies lack it. */
  savedPublication?: string | undefined;
  /** ISO 8601 instant. */
  savedAt: string;
  values: EditorValues;
};

const PREFIX = "foulee:texte:";
const WEEKS_KEPT = 4;

const image = z.object({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  caption: z.string(),
  isDecorative: z.boolean(),
});

/** An older version of the site may have written it: what does not fit is left alone. */
const copySchema = z.object({
  articleId: z.uuid(),
  isNew: z.boolean(),
  version: z.number().int().min(0),
  savedPublication: z.string().optional(),
  savedAt: z.iso.datetime(),
  values: z.object({
    title: z.string(),
    content: z.string(),
    section: z.enum(SECTION_SLUGS).optional(),
    coverUrl: z.string().optional(),
    coverAlt: z.string(),
    coverIsDecorative: z.boolean(),
    coverFocusX: z.number(),
    coverFocusY: z.number(),
    images: z.array(image),
    isEvent: z.boolean(),
    eventDate: z.string().optional(),
    eventTime: z.string().optional(),
    eventLocation: z.string(),
    eventState: z.enum(["confirmed", "postponed", "cancelled"]),
    status: z.enum(["draft", "scheduled", "published"]),
    publishDate: z.string().optional(),
    publishTime: z.string().optional(),
    untilDate: z.string().optional(),
    untilTime: z.string().optional(),
    toTop: z.boolean(),
  }),
});

/** What an editor holds, as it is kept. */
export function copyOf({ values, server }: EditorState, now: Date): LocalCopy {
  const { id: articleId, isNew, version, savedPublication } = server;
  return { articleId, isNew, version, savedPublication, savedAt: now.toISOString(), values };
}

function keyFor(userId: string, articleId: string): string {
  return `${PREFIX}${userId}:${articleId}`;
}

/** A browser may bar its storage or have it full: the copy is a second net, not the first. */
function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export function keepCopy(userId: string, copy: LocalCopy): void {
  quietly(
    () => localStorage.setItem(keyFor(userId, copy.articleId), JSON.stringify(copy)),
    undefined,
  );
}

export function dropCopy(userId: string, articleId: string): void {
  quietly(() => localStorage.removeItem(keyFor(userId, articleId)), undefined);
}

function readCopy(key: string): LocalCopy | null {
  return quietly(() => copySchema.parse(JSON.parse(localStorage.getItem(key) ?? "")), null);
}

/** The copy of an article; for a new one, the latest text that never reached the server. */
export function findCopy(userId: string, articleId: string, isNew: boolean): LocalCopy | null {
  const own = readCopy(keyFor(userId, articleId));
  if (own || !isNew) return own;
  const keys = quietly(() => Object.keys(localStorage), []);
  const oldest = new Date(Date.now() - WEEKS_KEPT * 7 * 86_400_000).toISOString();
  return (
    keys
      .filter((key) => key.startsWith(`${PREFIX}${userId}:`))
      .map(readCopy)
      .filter((copy) => copy !== null)
      .filter(({ isNew, savedAt }) => isNew && savedAt > oldest)
      .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
      .at(0) ?? null
  );
}
