import { DETOX_RELAIS } from "./detox-relais";
import type { EventPageText } from "./event-page.types";
import { RUN_2K } from "./run-2k";

/** The races and outings that have a page of their own; the calendar marks their dates. */
export const EVENT_PAGES: readonly EventPageText[] = [RUN_2K, DETOX_RELAIS];
