import { setTimeout as wait } from "node:timers/promises";
import { createLog } from "~/platform/log.server";

/** A process that tells three lines and ends by itself, the last one just after the first have left. */
const log = createLog("info");
log.info("first");
log.error("second");
await wait(600);
log.info("third");
