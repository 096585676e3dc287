import { purgeEndedLinks } from "~/features/accounts/account-links.server";
import { purgeLoginAddresses } from "~/features/accounts/login-addresses.server";
import { purgeExpiredSessions } from "~/features/accounts/sessions.server";
import { purgeExpiredVisits } from "~/features/analytics/purge-visits.server";
import { purgeExpiredArticles } from "~/features/articles/purge-articles.server";
import { purgeExpiredBanners } from "~/features/banner/banner-lifecycle.server";
import { purgeExpiredMessages } from "~/features/contact/purge-messages.server";
import { purgeExpiredGalleryImages } from "~/features/gallery/purge-gallery.server";
import { purgeExpiredActivity } from "~/features/maintenance/activity.server";
import { purgeExpiredPartners } from "~/features/partners/partner-lifecycle.server";
import { purgeExpiredProducts } from "~/features/shop/admin/product-lifecycle.server";
import { purgeExpiredOrders, purgeExpiredWithdrawals } from "~/features/shop/purge-orders.server";
import { giveBackUnfetched } from "~/features/shop/unfetched-orders.server";
import { purgeExpiredTeam } from "~/features/team/member-lifecycle.server";
import { runClaimed } from "~/platform/background-tasks.server";
import { purgeUsedChallenges } from "~/platform/captcha/proof-of-work.server";
import { purgeEndedLimits } from "~/platform/rate-limits.server";
import { cleanUpAtNight, isNight } from "./nightly-cleanup";
import type { SiteServices } from "./services.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How often it is looked what is due: other instances may have done it, or died doing it. */
const LOOK_MS = 10 * MINUTE;
/** A clock that jumped by more is not believed until it has been steady from one look to the next. */
const JUMP_MS = HOUR;

type House = SiteServices & { now: () => Date };

/** Work that nobody asks for; done by one instance at a time, no more often than `everyMs`. */
type Chore = {
  name: string;
  everyMs: number;
  /** When it may begin; at any time unless said. */
  isTime?(now: Date): boolean;
  run(house: House, signal: AbortSignal): Promise<void>;
};

const STORAGE_CLEANUP: Chore = {
  name: "storage-cleanup",
  everyMs: 20 * HOUR,
  isTime: isNight,
  run: (house, signal) => cleanUpAtNight({ ...house, now: house.now() }, signal),
};
const UNFETCHED_ORDERS: Chore = {
  name: "unfetched-orders",
  everyMs: HOUR,
  run: async (house) => {
    const { reminded, cancelled } = await giveBackUnfetched({ ...house, now: house.now() });
    if (reminded + cancelled > 0) house.log.info({ reminded, cancelled }, "unfetched orders");
  },
};
const CHORES: readonly Chore[] = [
  { name: "purges", everyMs: HOUR, run: purge },
  UNFETCHED_ORDERS,
  STORAGE_CLEANUP,
];

/**
 * What nobody asks for and has to be done: the trash emptied after its 30 days, visitors’
 * messages after their 12 months, the log after its 12, visits after their 25, ended sessions
 * forgotten. Now, then whenever it is due. Returns how to stop, once what is under way is finished.
 */
export function keepHouse(house: House): () => Promise<void> {
  const isSteady = watchClock(house.now);
  let underWay = tidy(house);
  const timer = setInterval(() => {
    if (!isSteady()) return house.log.warn("The clock has jumped: housekeeping waits.");
    underWay = underWay.then(() => tidy(house));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Each failure is told and stops nothing else: what failed is due again at the next look. */
async function tidy(house: House): Promise<void> {
  const { database, log, now } = house;
  for (const { name, everyMs, isTime, run } of CHORES) {
    if (isTime?.(now()) === false) continue;
    try {
      await runClaimed(database, name, { everyMs, now }, (signal) => run(house, signal));
    } catch (err) {
      log.error({ err, chore: name }, "housekeeping failed");
    }
  }
}

/**
 * Says whether the wall clock has gone as fast as time itself since it was last asked: a clock that
 * is wrong by a month for a moment must not empty the trash.
 */
export function watchClock(now: () => Date, elapsed = () => performance.now()): () => boolean {
  let wall = now().getTime();
  let steady = elapsed();
  return () => {
    const [wallThen, steadyThen] = [wall, steady];
    wall = now().getTime();
    steady = elapsed();
    return Math.abs(wall - wallThen - (steady - steadyThen)) < JUMP_MS;
  };
}

async function purge({ database, now }: House): Promise<void> {
  await purgeExpiredArticles(database, now());
  await purgeExpiredGalleryImages(database, now());
  await purgeExpiredBanners(database, now());
  await purgeExpiredTeam(database, now());
  await purgeExpiredPartners(database, now());
  await purgeExpiredProducts(database, now());
  await purgeExpiredActivity(database, now());
  await purgeExpiredMessages(database, now());
  await purgeExpiredOrders(database, now());
  await purgeExpiredWithdrawals(database, now());
  await purgeExpiredVisits(database, now());
  await purgeExpiredSessions(database.kysely, now());
  await purgeLoginAddresses(database, now());
  await purgeEndedLinks(database, now());
  await purgeUsedChallenges(database.kysely, now());
  await purgeEndedLimits(database, now());
}
