import type { HelpGroup } from "./help.types";
import { ACCESS_HELP } from "./help-access";
import { AROUND_HELP } from "./help-around";
import { CLUB_HELP } from "./help-club";
import { MESSAGES_HELP } from "./help-messages";
import { PICTURES_HELP } from "./help-pictures";
import { PUBLISH_HELP } from "./help-publish";
import { SAFETY_HELP } from "./help-safety";
import { SHOP_HELP } from "./help-shop";
import { UPKEEP_HELP } from "./help-upkeep";
import { VISITS_HELP } from "./help-visits";

/** The whole «Mode d’emploi», in the order of the page. */
export const HELP_GROUPS: readonly HelpGroup[] = [
  PUBLISH_HELP,
  PICTURES_HELP,
  CLUB_HELP,
  SHOP_HELP,
  MESSAGES_HELP,
  VISITS_HELP,
  SAFETY_HELP,
  ACCESS_HELP,
  UPKEEP_HELP,
  AROUND_HELP,
];
