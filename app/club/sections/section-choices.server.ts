import type { Queryable } from "~/platform/database/database.server";
import type { ShortChoice } from "~/records/fields";
import { CLUB_LIFE } from "./sections";
import { listStoredSections, type StoredSection } from "./stored-sections.server";

/** The sections that fields choose from, in the order of their lanes. Those that are retired have a name here, and are not offered. */
export async function listSectionChoices(db: Queryable): Promise<ShortChoice[]> {
  return toSectionChoices(await listStoredSections(db));
}

/** The same for articles, which may be about the whole club. */
export async function listNewsSectionChoices(db: Queryable): Promise<ShortChoice[]> {
  const { key, name } = CLUB_LIFE;
  return [...(await listSectionChoices(db)), { value: key, label: name }];
}

/** The same from sections that were read, in their order. */
export function toSectionChoices(sections: readonly StoredSection[]): ShortChoice[] {
  return sections.map(({ key, values: { name, isRetired } }) =>
    isRetired
      ? { value: key, label: `${name} (section retirée)`, isGone: true }
      : { value: key, label: name },
  );
}
