import { frenchTypography } from "~/lib/french-typography";
import type { Person } from "~/records/fields";

/** Somebody who has a record. A photo is its stored address; only members of the board have a role here. */
export type PersonOnRecord = { name: string; photo: string | null; boardRole: string };

/** Coaches and members of the board by id, those in the trash left out. */
export type People = ReadonlyMap<string, PersonOnRecord>;

/** The name of somebody; undefined for one whose record is in the trash, or gone. */
export function nameOf(person: Person, people: People): string | undefined {
  return "name" in person ? frenchTypography(person.name) : people.get(person.id)?.name;
}

/** The role of somebody on the board; empty for anybody else. */
export function boardRoleOf(person: Person, people: People): string {
  return "id" in person ? (people.get(person.id)?.boardRole ?? "") : "";
}

/** The photo of somebody; of a name that was typed, that of a person who is called so. */
export function photoOf(person: Person, people: People): string | null {
  if ("id" in person) return people.get(person.id)?.photo ?? null;
  return (
    [...people.values()].find(({ name, photo }) => name === person.name && photo !== null)?.photo ??
    null
  );
}
