import { readClock, readDay } from "~/lib/french-dates";

type Kept = Record<string, unknown>;

/**
 * An article as two older shapes kept it. The flat document (revisions, working copies) had the event
 * among the other values; the flat form (copies in browsers) had the cover there too, and left out what
 * was empty.
 */
export function upgradeArticle(kept: Kept): Kept {
  return upgradeEvent(upgradeCover(kept));
}

/** The flat form: it always had the description of a cover. */
function isFlatForm(kept: Kept): boolean {
  return "coverAlt" in kept;
}

/** The values that the flat form left out when they were empty. */
const LEFT_OUT = {
  section: null,
  publishDate: null,
  publishTime: null,
  untilDate: null,
  untilTime: null,
};

function upgradeCover(kept: Kept): Kept {
  const { coverUrl, coverAlt, coverIsDecorative, coverFocusX, coverFocusY, ...others } = kept;
  if (!isFlatForm(kept)) return others;
  if (typeof coverUrl !== "string") return { ...LEFT_OUT, ...others, cover: null };
  const cover = {
    url: coverUrl,
    alt: coverAlt,
    isDecorative: coverIsDecorative,
    focusX: coverFocusX,
    focusY: coverFocusY,
  };
  return { ...LEFT_OUT, ...others, cover };
}

function upgradeEvent(kept: Kept): Kept {
  const {
    isEvent,
    eventDate,
    eventTime,
    eventEndDate,
    eventEndTime,
    eventLocation,
    eventState,
    ...others
  } = kept;
  if (isEvent === undefined) return others;
  if (isEvent !== true) return { ...others, event: null };
  const event = {
    day: readKept(readDay, eventDate),
    time: readKept(readClock, eventTime),
    endDay: readKept(readDay, eventEndDate),
    endTime: readKept(readClock, eventEndTime),
    location: eventLocation,
    state: eventState,
  };
  return { ...others, event };
}

/** Days and clocks may stand there as something else stored them: `2026-03-29T00:00:00`, `18h30`. */
function readKept(read: (stored: string | null) => string | null, kept: unknown): string | null {
  return typeof kept === "string" ? read(kept) : null;
}
