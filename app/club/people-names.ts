import { frenchTypography } from "~/lib/french-typography";
import type { Person } from "~/records/fields";

/** Coaches and members of the board by id, those in the trash left out. A photo is its stored address. */
export type People = ReadonlyMap<string, { name: string; photo: string | null }>;

/** The name of somebody; undefined for one whose record is in the trash, or gone. */
export function nameOf(person: Person, people: People): string | undefined {
  return "name" in person ? frenchTypography(person.name) : people.get(person.id)?.name;
}

/** The photo of somebody; of a name that was typed, that of a person who is called so. */
export function photoOf(person: Person, people: People): string | null {
  if ("id" in person) return people.get(person.id)?.photo ?? null;
  return (
    [...people.values()].find(({ name, photo }) => name === person.name && photo !== null)?.photo ??
    null
  );
}
