import { countDemoContent } from "~/demo/demo-rows";
import {
  areFirstStepsOpen,
  countOthers,
  endFirstSteps,
} from "~/features/accounts/first-steps.server";
import type { SignedInUser } from "~/features/accounts/sessions.server";
import { isTwoStepOn } from "~/features/accounts/two-step-setup.server";
import { hasOwnNews } from "~/features/articles/count-published.server";
import type { Services } from "~/platform/services.server";
import { type FirstSteps, isAllDone } from "./first-steps";

/**
 * The steps of «Premiers pas» that this administrator has done; null where the card is over. With
 * everything done it ends by itself: this answer is the last to show it.
 */
export async function loadFirstSteps(
  user: SignedInUser,
  site: Services,
): Promise<FirstSteps | null> {
  const db = site.database.kysely;
  if (!(await areFirstStepsOpen(db))) return null;
  const [hasTwoStep, demo, hasNews, invited] = await Promise.all([
    isTwoStepOn(db, user.id),
    countDemoContent(db),
    hasOwnNews(db),
    countOthers(db, { userId: user.id, now: site.now }),
  ]);
  const steps = {
    hasName: user.firstName !== "",
    hasPhoto: user.avatarUrl !== null,
    hasTwoStep,
    isDemoGone: demo.removable === 0,
    hasNews,
    invited,
  };
  if (isAllDone(steps)) await endFirstSteps(db);
  return steps;
}
