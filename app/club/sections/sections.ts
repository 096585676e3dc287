import type { MenuEntry, MenuLink, Menus, Section } from "../site";

/** Beside the sections: what concerns the whole club. Articles only have it. */
export const CLUB_LIFE: Section = {
  key: "vie-du-club",
  name: "Vie du club",
  lane: null,
  audience: "",
  summary: "",
  path: null,
};

/** The section with a key; none for a key that the club has not, or has no more. */
export function findSection(sections: readonly Section[], key: string | null): Section | undefined {
  return sections.find((section) => section.key === key);
}

/** The longest key is one that an address can carry. */
const KEY = /^[a-z0-9-]{1,40}$/;

/** Reads the key of a section in an address; null when it cannot be one. Only the site knows which there are. */
export function readSectionKey(value: string | null): string | null {
  return value !== null && KEY.test(value) ? value : null;
}

/** Lane, name and line of each section that has a page. */
export function sectionLinks(sections: readonly Section[]): MenuLink[] {
  return sections.flatMap(({ name, path, lane, summary }) =>
    path && lane ? [{ label: name, path, lane, summary }] : [],
  );
}

/** The entries of the bar and of the drawer, with the links to the sections where a group shows them. */
export function entriesOf({ main }: Menus, sections: readonly Section[]): MenuEntry[] {
  return main.map((entry) =>
    "showsSections" in entry
      ? { ...entry, links: [...sectionLinks(sections), ...entry.links] }
      : entry,
  );
}
