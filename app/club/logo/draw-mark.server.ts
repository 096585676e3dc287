import type { Club, Mark, Site } from "../site";
import { BIG, CAP_HEIGHT, drawableWords, drawText, widthOf } from "./typeface.server";

/** The club as its logo shows it. */
export type Emblem = Pick<Club, "name" | "initials"> & { mark: Mark };

export function emblemOf({ club, mark }: Pick<Site, "club" | "mark">): Emblem {
  return { name: club.name, initials: club.initials, mark };
}

const GREEN = "#0a2d24";

/** A bend of the track with two lanes, and the field inside it: 120 × 144. */
const TRACK =
  '<path fill="#c8390c" d="M0 60a60 60 0 0 1 120 0v24A60 60 0 0 1 0 84Z"/><path fill="none" stroke="#fff" stroke-width="2.8" d="M8 60a52 52 0 0 1 104 0v24A52 52 0 0 1 8 84Z"/><path fill="none" stroke="#fff" stroke-width="2.8" d="M16 60a44 44 0 0 1 88 0v24a44 44 0 0 1-88 0Z"/>';

const FIELD = "M23 60a37 37 0 0 1 74 0v24a37 37 0 0 1-74 0Z";

/** Two pines on a dune before the sun. */
const PINS = `<clipPath id="a"><path d="${FIELD}"/></clipPath><g clip-path="url(#a)"><circle cx="83" cy="60" r="12.5" fill="#fff"/><path fill="#2c664f" d="M10 112q34-13 52-9t50-3v50H10Z"/><path fill="${GREEN}" d="M10 124q40-12 102-7v33H10Z"/><path fill="none" stroke="${GREEN}" stroke-linecap="round" stroke-width="6.4" d="M56 116c-4-18-5-32-3-54"/><path fill="none" stroke="${GREEN}" stroke-linecap="round" stroke-width="3.6" d="M52 78q-7-4-11-12m11.5 8Q60 70 66 62"/><path fill="none" stroke="${GREEN}" stroke-linecap="round" stroke-width="5" d="M83 116c2-10 2-18 0-28"/><path fill="none" stroke="${GREEN}" stroke-linecap="round" stroke-width="3" d="M84 99q6-3 8-9"/><path fill="${GREEN}" d="M24.5 68a6.1 6.1 0 0 1 4.6-9.5 6.8 6.8 0 0 1 9.9-6.1 6.9 6.9 0 0 1 11.2 3.7A8.1 8.1 0 0 1 57.5 68q-8.2 3.4-16.5 0t-16.5 0"/><path fill="${GREEN}" d="M49.5 65a5.8 5.8 0 0 1 4.3-9 6.3 6.3 0 0 1 9.3-5.8 6.4 6.4 0 0 1 10.5 3.5 7.6 7.6 0 0 1 6.8 11.2q-7.7 3.2-15.5 0t-15.5 0Z"/><path fill="${GREEN}" d="M35 56a6.8 6.8 0 0 1 5-10.6 7.4 7.4 0 0 1 10.8-6.8A7.5 7.5 0 0 1 63 42.8a9 9 0 0 1 7.9 13.3q-9 3.8-18 0t-18 0Zm30.5 37a4.3 4.3 0 0 1 3.2-6.7 4.7 4.7 0 0 1 6.9-4.3 4.8 4.8 0 0 1 7.8 2.6 5.7 5.7 0 0 1 5.1 8.4q-5.7 2.4-11.5 0t-11.5 0"/><path fill="${GREEN}" d="M81 91a3.9 3.9 0 0 1 2.8-6.2 4.2 4.2 0 0 1 6-4 4.2 4.2 0 0 1 6.8 2.4 5.1 5.1 0 0 1 4.4 7.7q-5 2.2-10 0t-10 0Z"/><path fill="${GREEN}" d="M72 85a4.7 4.7 0 0 1 3.4-7.3 5 5 0 0 1 7.2-4.7 5 5 0 0 1 8.2 2.9 6.1 6.1 0 0 1 5.3 9.1q-6 2.6-12 0t-12 0Z"/></g>`;

/** The most that initials take of the field. */
const INITIALS_ROOM = { width: 62, height: 44 };
const MOST_INITIALS = 6;
const CENTRE = { x: 60, y: 72 };

/** The drawing of the club’s mark, without its frame: 120 × 144. */
export function markShapes({ mark, ...club }: Emblem): string {
  const inside = mark === "pins" ? PINS : drawInitials(initialsOf(club));
  return `${TRACK}<path fill="#ffdb61" d="${FIELD}"/>${inside}`;
}

/** Those that the club gives itself, else the first letters of its name. */
function initialsOf({ name, initials }: Omit<Emblem, "mark">): string {
  const own = drawableWords(initials).join(" ");
  if (own !== "") return own;
  const words = name.split(/[\s'’-]+/u);
  // «du», «et»: what a name writes small is no part of its initials.
  const large = words.filter((word) => /^[\p{Lu}\d]/u.test(word));
  return drawableWords((large.length > 0 ? large : words).map((word) => word.charAt(0)).join(""))
    .join("")
    .slice(0, MOST_INITIALS);
}

function drawInitials(initials: string): string {
  if (initials === "") return "";
  const { width, height } = INITIALS_ROOM;
  const size = Math.min(height / CAP_HEIGHT, width / widthOf(initials, BIG));
  return drawText(initials, BIG, {
    x: CENTRE.x - (widthOf(initials, BIG) * size) / 2,
    baseline: CENTRE.y + (CAP_HEIGHT * size) / 2,
    size,
    fill: GREEN,
  });
}
