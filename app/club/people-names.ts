import { frenchTypography } from "~/lib/french-typography";
import type { Person } from "~/records/fields";

/** The names of coaches and members of the board by id, those in the trash left out. */
export type PeopleNames = ReadonlyMap<string, string>;

/** The name of somebody; undefined for one whose record is in the trash, or gone. */
export function nameOf(person: Person, people: PeopleNames): string | undefined {
  return "name" in person ? frenchTypography(person.name) : people.get(person.id);
}
