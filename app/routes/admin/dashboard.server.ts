import { countToReplace } from "~/club/left-without.server";
import { loadSite } from "~/club/read-site.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { readWeekOfVisits } from "~/features/analytics/visits-report.server";
import { listAdminArticles } from "~/features/articles/admin-articles.server";
import { listArticlesNeedingAttention } from "~/features/articles/article-attention.server";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { findEndingBanner } from "~/features/banner/banner.server";
import { summarizeInbox } from "~/features/contact/inbox.server";
import { messagesAddress } from "~/features/contact/messages.server";
import { listAdminGallery } from "~/features/gallery/admin-gallery.server";
import { readBackupState } from "~/features/maintenance/backup/backup-jobs.server";
import { countUnusedFiles } from "~/features/maintenance/cleanup-plan.server";
import { readDiskSpace } from "~/features/maintenance/site-state.server";
import { summarizeOrders } from "~/features/shop/admin/admin-orders.server";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { readDoubtedClock } from "~/platform/clock-doubt.server";
import type { Permission } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { storageUse } from "~/platform/pictures/stored-pictures.server";
import type { Services } from "~/platform/services.server";
import { nameVisitedPages } from "~/routes/public/visited-pages.server";
import { listExamples } from "./examples.server";
import { loadFirstSteps } from "./first-steps.server";

const DRAFTS = 5;
const MESSAGES = 3;
const ORDERS = 3;

/** Everything the dashboard shows; a block that could not be read, or that the role may not see, is null and left out. */
export async function loadDashboard(user: SignedInUser, site: Services) {
  const { database, environment, now, log } = site;
  const db = database.kysely;
  const today = parisDay(now);
  const read = <T>(permission: Permission, block: string, query: () => Promise<T>) =>
    can(user.role, permission)
      ? query().catch((error: unknown) => {
          log.error({ err: error, block }, "dashboard block failed");
          return null;
        })
      : null;
  const [
    clock,
    attention,
    events,
    drafts,
    photos,
    ending,
    storage,
    messages,
    isUnaddressed,
    toReplace,
    orders,
    week,
    upkeep,
    firstSteps,
    examples,
  ] = await Promise.all([
    read("dashboard", "clock", () => readDoubtedClock(db, now)),
    read("articles", "attention", () => listArticlesNeedingAttention(db, now)),
    read("articles", "events", () => listUpcomingEvents(db, { now })),
    read("articles", "drafts", () => listDrafts(db, now)),
    read("gallery", "photos", () => countPhotos(db)),
    read("banner", "banner", () => findEndingBanner(db, now)),
    read("media", "storage", () => readStorage(db, environment.dataDir, now)),
    read("messages", "messages", () => summarizeInbox(db, MESSAGES)),
    read("club", "address", () => lacksAddress(site)),
    read("club", "people", () => countToReplace(db, now)),
    read("shop", "orders", () => summarizeOrders(db, { limit: ORDERS, today })),
    read("analytics", "visits", () => readWeek(db, now)),
    read("maintenance", "upkeep", () => readUpkeep(site)),
    read("accounts", "first steps", () => loadFirstSteps(user, site)),
    read("maintenance", "examples", () => listExamples(db)),
  ]);
  return {
    firstName: user.firstName,
    hasName: user.firstName !== "",
    firstSteps,
    role: user.role,
    today,
    longToday: longDate(today),
    /** Nothing was ever written nor shown: the dashboard says how to begin. */
    isNewSite: drafts?.counts.all === 0 && drafts.counts.trash === 0 && photos?.all === 0,
    /** Why what deletes by age waits, and whether this person may end that; null while it does not. */
    clock: clock && { doubt: clock, mayBelieve: can(user.role, "maintenance") },
    attention,
    incompletePhotos: photos?.incomplete ?? 0,
    ending,
    events:
      events?.flatMap(({ id, title, event }) => (event ? [{ id, title, event }] : [])) ?? null,
    drafts: drafts?.items ?? null,
    messages,
    /** Whether no address of the club gets the messages of visitors. */
    isUnaddressed: isUnaddressed ?? false,
    /** Contacts and sessions that name somebody who left. */
    toReplace: toReplace ?? { contacts: 0, sections: 0, registrations: 0, sessions: 0 },
    orders,
    week,
    examples: examples ?? [],
    storage: storage && { ...storage, unusedFiles: clock ? 0 : storage.unusedFiles },
    upkeep,
  };
}

function listDrafts(db: Services["database"]["kysely"], now: Date) {
  const query = { page: 1, filter: "draft", sort: "modified", pageSize: DRAFTS } as const;
  return listAdminArticles(db, { ...query, now });
}

async function lacksAddress(site: Services): Promise<boolean> {
  const { club } = await loadSite(site);
  return messagesAddress(site.environment, club) === null;
}

async function readWeek(db: Services["database"]["kysely"], now: Date) {
  const week = await readWeekOfVisits(db, now);
  return { ...week, pages: await nameVisitedPages(db, week.pages, now) };
}

async function countPhotos(db: Services["database"]["kysely"]) {
  const page = { filter: "incomplete", search: "", page: 1, pageSize: 1 } as const;
  return (await listAdminGallery(db, page)).counts;
}

/** Bytes that pictures take, those still free on the disk of the data folder, what the night deletes. */
async function readStorage(db: Services["database"]["kysely"], dataDir: string, now: Date) {
  const [use, { freeBytes }, unusedFiles] = await Promise.all([
    storageUse(db),
    readDiskSpace(dataDir, 0),
    countUnusedFiles(db, now),
  ]);
  return { ...use, freeBytes, unusedFiles };
}

async function readUpkeep(site: Services) {
  const backups = await readBackupState(site);
  return { backups, disk: await readDiskSpace(site.environment.dataDir, backups.lastByteSize) };
}
