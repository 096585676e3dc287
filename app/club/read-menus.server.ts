import type { MenusValues } from "./kinds/menus";
import { findPage } from "./pages";
import { safeAddress } from "./read-club.server";
import { sectionLinks } from "./sections/sections";
import {
  type MenuEntry,
  type MenuGroup,
  type MenuIcon,
  type MenuLink,
  type Menus,
  type Section,
  WRITE_TO_US,
} from "./site";

type EntryValues = MenusValues["main"][number];
type Aim = { page: string | null; href: string; label: string };

/** The menus as pages show them. A link to a page that is gone is left out, and so is a group without links. */
export function toMenus(
  { main, navigation, registration, ...call }: MenusValues,
  sections: readonly Section[],
): Menus {
  return {
    main: main.flatMap((entry) => toEntry(entry, sections) ?? []),
    call: toLink({ page: call.callPage, href: "", label: call.callLabel }, sections) ?? WRITE_TO_US,
    navigation: navigation.flatMap((link) => toLink(link, sections) ?? []),
    registration: registration.flatMap((link) => toLink(link, sections) ?? []),
  };
}

function toEntry(entry: EntryValues, sections: readonly Section[]): MenuEntry | null {
  if (entry.shows === "page") return toLink(entry, sections);
  const showsSections = entry.shows === "sections" && sectionLinks(sections).length > 0;
  const links = entry.links.flatMap((link) => toGroupLink(link, sections) ?? []);
  if (links.length === 0 && !showsSections) return null;
  const group: MenuGroup = { label: entry.label, links, ...(showsSections && { showsSections }) };
  const foot = toLink({ page: entry.footPage, href: "", label: entry.footLabel }, sections);
  if (!foot || entry.footQuestion === "") return group;
  return { ...group, foot: { question: entry.footQuestion, ...foot } };
}

function toGroupLink(
  values: EntryValues["links"][number],
  sections: readonly Section[],
): MenuLink | null {
  const link = toLink(values, sections);
  if (!link) return null;
  const { summary, icon } = values;
  return {
    ...link,
    ...(summary !== "" && { summary }),
    ...(icon !== "" && { icon: icon as MenuIcon }),
  };
}

function toLink({ page: key, href, label }: Aim, sections: readonly Section[]): MenuLink | null {
  const page = findPage(key, sections);
  const path = page?.path ?? safeAddress(href);
  return path === "" ? null : { label: label || (page?.label ?? href), path };
}
