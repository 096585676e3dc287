import { purgeEndedLinks } from "~/features/accounts/account-links.server";
import { purgeExpiredSessions } from "~/features/accounts/sessions.server";
import { purgeExpiredArticles } from "~/features/articles/purge-articles.server";
import { purgeExpiredBanners } from "~/features/banner/banner-lifecycle.server";
import { purgeExpiredMessages } from "~/features/contact/purge-messages.server";
import { purgeExpiredGalleryImages } from "~/features/gallery/purge-gallery.server";
import { purgeExpiredActivity } from "~/features/maintenance/activity.server";
import { purgeExpiredPartners } from "~/features/partners/partner-lifecycle.server";
import { purgeExpiredTeam } from "~/features/team/member-lifecycle.server";
import { purgeUsedChallenges } from "~/platform/captcha/proof-of-work.server";
import type { Database } from "~/platform/database/database.server";
import type { Log } from "~/platform/log.server";

const HOUR = 3_600_000;

type House = { database: Database; log: Log; now: () => Date };

/**
 * What nobody asks for and has to be done: the trash emptied after its 30 days, visitors’ messages
 * after their 12 months, the log after its 13 months, ended sessions forgotten. Now, then every
 * hour. Returns how to stop, once what is under way is finished.
 */
export function keepHouse(house: House): () => Promise<void> {
  let underWay = tidy(house);
  const timer = setInterval(() => {
    underWay = tidy(house);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

async function tidy({ database, log, now }: House): Promise<void> {
  try {
    await purgeExpiredArticles(database, now());
    await purgeExpiredGalleryImages(database, now());
    await purgeExpiredBanners(database, now());
    await purgeExpiredTeam(database, now());
    await purgeExpiredPartners(database, now());
    await purgeExpiredActivity(database, now());
    await purgeExpiredMessages(database, now());
    await purgeExpiredSessions(database.kysely, now());
    await purgeEndedLinks(database, now());
    await purgeUsedChallenges(database.kysely, now());
  } catch (error) {
    log.error({ err: error }, "housekeeping failed");
  }
}
