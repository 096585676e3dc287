import type { Queryable } from "~/platform/database/database.server";
import type { Person } from "~/records/fields";
import { listPresent, publishedValues } from "~/records/rows.server";
import { calls } from "./kinds/calls";
import { registration } from "./kinds/registration";
import { season } from "./kinds/season";
import { session } from "./kinds/session";
import { readPeople } from "./people.server";
import { readSite } from "./read-site.server";
import { listStoredSections } from "./sections/stored-sections.server";

/** Counts of the sessions, contacts and pages on the site that name somebody. */
type Named = { sessions: number; contacts: number; sections: number; registrations: number };

/** ` À remplacer dans 4 séances (Horaires) et dans un contact (Qui appeler).`: what loses somebody; empty for nothing. */
export async function leftWithout(db: Queryable, id: string): Promise<string> {
  const seasons = (await listPresent(db, season)).map((one) => one.id);
  const { sessions, contacts, sections, registrations } = await countNamed(db, {
    seasons,
    isMeant: (person) => "id" in person && person.id === id,
  });
  const places = [
    sessions > 0 && `${counted(sessions, "une séance", "séances")} (Horaires)`,
    contacts > 0 && `${counted(contacts, "un contact", "contacts")} (Qui appeler)`,
    sections > 0 && `${counted(sections, "une section", "sections")} (Sections)`,
    registrations > 0 && counted(registrations, "une page d’inscription", "pages d’inscription"),
  ].filter((place) => place !== false);
  return places.length === 0
    ? ""
    : ` À remplacer ${new Intl.ListFormat("fr").format(places.map((place) => `dans ${place}`))}.`;
}

function counted(count: number, one: string, several: string): string {
  return count === 1 ? one : `${count} ${several}`;
}

/** Counts the contacts, the pages, and the sessions of the season that the site shows, that name somebody in the trash, or gone. */
export async function countToReplace(db: Queryable, now: Date): Promise<Named> {
  const people = await readPeople(db);
  const shown = (await readSite(db, now)).season.now.id;
  return countNamed(db, {
    seasons: [shown],
    isMeant: (person) => "id" in person && !people.has(person.id),
  });
}

type Meant = { seasons: readonly string[]; isMeant: (person: Person) => boolean };

async function countNamed(db: Queryable, { seasons, isMeant }: Meant): Promise<Named> {
  const sessions = (await listPresent(db, session)).filter(
    ({ values }) => seasons.includes(values.season ?? "") && values.coaches.some(isMeant),
  );
  const contacts = (await listPresent(db, calls))
    .flatMap(({ values }) => values.calls)
    .filter(({ person }) => person.some(isMeant));
  const shown = (await listStoredSections(db)).filter(({ values }) => !values.isRetired);
  const sections = shown.filter(({ values }) => namesOne(values, isMeant));
  const registrations = (await listPresent(db, registration))
    .flatMap((record) => publishedValues(record) ?? [])
    .filter(({ section }) => shown.some(({ key }) => key === section))
    .filter((values) => namesOne(values, isMeant));
  return {
    sessions: sessions.length,
    contacts: contacts.length,
    sections: sections.length,
    registrations: registrations.length,
  };
}

function namesOne(
  { coaches }: { coaches: readonly { person: readonly Person[] }[] },
  isMeant: Meant["isMeant"],
): boolean {
  return coaches.some(({ person }) => person.some(isMeant));
}
