import type { Migration } from "kysely/migration";
import type { Engine } from "~/platform/database/engine";
import { foundation } from "./migrations/0001-foundation";
import { rowLevelSecurity } from "./migrations/0002-row-level-security";
import { administration } from "./migrations/0003-administration";
import { contact } from "./migrations/0004-contact";
import { manyInstances } from "./migrations/0005-many-instances";
import { shop } from "./migrations/0006-shop";
import { visits } from "./migrations/0007-visits";
import { indexes } from "./migrations/0008-indexes";
import { firstScreenIndexes } from "./migrations/0009-first-screen-indexes";
import { eventEnd } from "./migrations/0010-event-end";
import { loginSafety } from "./migrations/0011-login-safety";
import { unfetchedOrders } from "./migrations/0012-unfetched-orders";
import { heldMessages } from "./migrations/0013-held-messages";
import { erasedAccounts } from "./migrations/0014-erased-accounts";
import { storedTexts } from "./migrations/0015-stored-texts";
import { ordersWithoutReminders } from "./migrations/0016-orders-without-reminders";
import { noHeldMessages } from "./migrations/0017-no-held-messages";
import { clubRecords } from "./migrations/0018-club-records";
import { saleTerms } from "./migrations/0019-sale-terms";
import { messageReplies } from "./migrations/0020-message-replies";
import { partnerGround } from "./migrations/0021-partner-ground";

/** Every migration by name, applied in the order of the names; one that has shipped is never edited. */
export function migrations(engine: Engine): Record<string, Migration> {
  return {
    "0001-foundation": foundation(engine),
    "0002-row-level-security": rowLevelSecurity(engine),
    "0003-administration": administration(engine),
    "0004-contact": contact(engine),
    "0005-many-instances": manyInstances(engine),
    "0006-shop": shop(engine),
    "0007-visits": visits(engine),
    "0008-indexes": indexes(),
    "0009-first-screen-indexes": firstScreenIndexes(),
    "0010-event-end": eventEnd(engine),
    "0011-login-safety": loginSafety(engine),
    "0012-unfetched-orders": unfetchedOrders(engine),
    "0013-held-messages": heldMessages(engine),
    "0014-erased-accounts": erasedAccounts(engine),
    "0015-stored-texts": storedTexts(),
    "0016-orders-without-reminders": ordersWithoutReminders(),
    "0017-no-held-messages": noHeldMessages(),
    "0018-club-records": clubRecords(engine),
    "0019-sale-terms": saleTerms(engine),
    "0020-message-replies": messageReplies(engine),
    "0021-partner-ground": partnerGround(),
  };
}
