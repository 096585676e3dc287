import { statfs } from "node:fs/promises";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { listAdminArticles } from "~/features/articles/admin-articles.server";
import { listArticlesNeedingAttention } from "~/features/articles/article-attention.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { storageUse } from "~/features/media/media.server";
import { longDate, parisDay } from "~/lib/french-dates";
import type { Services } from "~/platform/services.server";

const DRAFTS = 5;
const TODO = 6;

/** Everything the dashboard shows; a block that could not be read is null and left out. */
export async function loadDashboard(
  user: SignedInUser,
  { database, environment, now, log }: Services,
) {
  const db = database.kysely;
  const read = <T>(block: string, query: Promise<T>): Promise<T | null> =>
    query.catch((error: unknown) => {
      log.error({ err: error, block }, "dashboard block failed");
      return null;
    });
  const [attention, events, drafts, storage] = await Promise.all([
    read("attention", listArticlesNeedingAttention(db, now)),
    read("events", listUpcomingEvents(db, { now })),
    read(
      "drafts",
      listAdminArticles(db, { page: 1, filter: "draft", sort: "modified", now, pageSize: DRAFTS }),
    ),
    read("storage", readStorage(db, environment.dataDir)),
  ]);
  const today = parisDay(now);
  return {
    firstName: user.firstName,
    today,
    longToday: longDate(today),
    waiting: attention?.length ?? 0,
    attention: attention?.slice(0, TODO) ?? null,
    events:
      events?.flatMap(({ id, title, event }) => (event ? [{ id, title, event }] : [])) ?? null,
    drafts: drafts?.items ?? null,
    storage,
  };
}

/** Bytes that pictures take, and those still free on the disk of the data folder. */
async function readStorage(db: Services["database"]["kysely"], dataDir: string) {
  const [use, disk] = await Promise.all([storageUse(db), statfs(dataDir)]);
  return { ...use, freeBytes: disk.bavail * disk.bsize };
}
