import { session } from "~/club/kinds/session";
import { toSession } from "~/club/read-sessions.server";
import type { Session } from "~/club/site";
import { shapeOf } from "~/records/kind";
import sessions from "~content/demo/club/sessions.json";
import { DEMO_SECTIONS } from "./demo-club";

/** A session of a season, with the given values. */
export function sessionOf(values: object, id = "1"): Session {
  const whole = shapeOf(session).parse({ season: "2026-2027", ...values });
  const read = toSession(id, whole as never, {
    places: [],
    people: new Map(),
    sections: DEMO_SECTIONS,
    today: "2026-11-28",
  });
  if (!read) throw new Error("The session has no hours, or no section.");
  return read;
}

/** The sessions of the fictional club, in the order of its file and without their places. */
export const DEMO_SESSIONS: readonly Session[] = sessions.map(({ coach, values }, index) =>
  sessionOf({ ...values, coaches: [{ name: coach }] }, String(index)),
);
