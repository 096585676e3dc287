import { clockTime } from "~/lib/french-dates";
import type { Person } from "~/records/fields";
import type { SessionValues } from "./kinds/session";

/** The values of a session that say where and when its coaches are. */
export type HeldSession = Pick<
  SessionValues,
  "weekday" | "start" | "end" | "coaches" | "place" | "placeWords" | "group" | "from" | "until"
>;

type Names = {
  /** Empty for somebody who is not chosen yet, or gone. */
  person(person: Person): string;
  place(id: string): string;
};

/** Sentences about coaches who are elsewhere at the same time. It may be meant: nothing is refused. */
export function coachClashes(
  session: HeldSession,
  others: readonly HeldSession[],
  names: Names,
): string[] {
  const elsewhere = others.filter(
    (other) => !isSamePlace(session, other) && isSameTime(session, other),
  );
  return session.coaches.flatMap((person) =>
    elsewhere
      .filter(({ coaches }) => coaches.some((one) => isSamePerson(one, person, names)))
      .map((other) => clashWords(names.person(person), other, names)),
  );
}

function isSamePlace(one: HeldSession, other: HeldSession): boolean {
  return one.place === other.place && one.placeWords === other.placeWords;
}

function isSameTime(one: HeldSession, other: HeldSession): boolean {
  if (one.weekday !== other.weekday) return false;
  if (!one.start || !one.end || !other.start || !other.end) return false;
  const areDaysShared =
    (one.from ?? "") <= (other.until ?? "9") && (other.from ?? "") <= (one.until ?? "9");
  return areDaysShared && one.start < other.end && other.start < one.end;
}

/** Somebody may stand in one session by a record, in another by the same name. */
function isSamePerson(one: Person, other: Person, names: Names): boolean {
  const name = names.person(one);
  return name !== "" && name === names.person(other);
}

/** `Paul Durand entraîne déjà de 17h30 à 18h30 : « Sauts » (Gymnase).` */
function clashWords(name: string, other: HeldSession, names: Names): string {
  const hours = `de ${clockTime(other.start ?? "")} à ${clockTime(other.end ?? "")}`;
  const place = other.placeWords || (other.place === null ? "" : names.place(other.place));
  const where = place && ` (${place})`;
  return `${name} entraîne déjà ${hours}\u00a0: «\u00a0${other.group}\u00a0»${where}.`;
}
