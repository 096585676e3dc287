import type { Queryable } from "~/platform/database/database.server";
import type { Values } from "~/records/fields";
import { readBody } from "~/records/stored-values.server";
import { MOST_SECTIONS, section } from "../kinds/section";

export type SectionValues = Values<typeof section.fields>;

/** A section with the key that never changes, be it retired. */
export type StoredSection = { id: string; key: string; values: SectionValues };

/** Every section, in the order of the lanes; those that are retired come last. */
export async function listStoredSections(db: Queryable): Promise<StoredSection[]> {
  const rows = await db
    .selectFrom("club_records")
    .select(["id", "key", "content"])
    .where("kind", "=", section.subject)
    .orderBy("id")
    .execute();
  const sections = rows.flatMap(({ id, key, content }) =>
    key === null ? [] : [{ id, key, values: readBody(section, content) as SectionValues }],
  );
  const isShown = ({ values }: StoredSection) => !values.isRetired;
  const retired = sections.filter((one) => !isShown(one));
  return [...inOrderOfLanes(sections.filter(isShown)), ...inOrderOfLanes(retired)];
}

export function inOrderOfLanes<S extends Pick<StoredSection, "values">>(
  sections: readonly S[],
): S[] {
  return sections.toSorted((a, b) => Number(a.values.lane) - Number(b.values.lane));
}

/** The first lane that no section on the site has; null when all are taken. */
export function freeLane(
  sections: readonly Pick<StoredSection, "values">[],
): SectionValues["lane"] | null {
  const taken = sections.filter(({ values }) => !values.isRetired).map(({ values }) => values.lane);
  const lanes = Array.from({ length: MOST_SECTIONS }, (_, index) => String(index + 1));
  const free = lanes.find((lane) => !taken.some((one) => one === lane));
  return (free ?? null) as SectionValues["lane"] | null;
}
