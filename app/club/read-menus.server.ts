import type { MenusValues } from "./kinds/menus";
import { findPage, type OwnPages } from "./pages";
import { safeAddress } from "./read-club.server";
import { sectionLinks } from "./sections/sections";
import {
  type MenuEntry,
  type MenuGroup,
  type MenuIcon,
  type MenuLink,
  type Menus,
  WRITE_TO_US,
} from "./site";

type EntryValues = MenusValues["main"][number];
type Aim = { page: string | null; href: string; label: string };

/** The menus as pages show them. A link to a page that is gone is left out, and so is a group without links. */
export function toMenus(
  { main, navigation, registration, ...call }: MenusValues,
  pages: OwnPages,
): Menus {
  return {
    main: main.flatMap((entry) => toEntry(entry, pages) ?? []),
    call: toLink({ page: call.callPage, href: "", label: call.callLabel }, pages) ?? WRITE_TO_US,
    navigation: navigation.flatMap((link) => toLink(link, pages) ?? []),
    registration: registration.flatMap((link) => toLink(link, pages) ?? []),
  };
}

function toEntry(entry: EntryValues, pages: OwnPages): MenuEntry | null {
  if (entry.shows === "page") return toLink(entry, pages);
  const showsSections = entry.shows === "sections" && sectionLinks(pages.sections).length > 0;
  const links = entry.links.flatMap((link) => toGroupLink(link, pages) ?? []);
  if (links.length === 0 && !showsSections) return null;
  const group: MenuGroup = { label: entry.label, links, ...(showsSections && { showsSections }) };
  const foot = toLink({ page: entry.footPage, href: "", label: entry.footLabel }, pages);
  if (!foot || entry.footQuestion === "") return group;
  return { ...group, foot: { question: entry.footQuestion, ...foot } };
}

function toGroupLink(values: EntryValues["links"][number], pages: OwnPages): MenuLink | null {
  const link = toLink(values, pages);
  if (!link) return null;
  const { summary, icon } = values;
  return {
    ...link,
    ...(summary !== "" && { summary }),
    ...(icon !== "" && { icon: icon as MenuIcon }),
  };
}

function toLink({ page: key, href, label }: Aim, pages: OwnPages): MenuLink | null {
  const page = findPage(key, pages);
  const path = page?.path ?? safeAddress(href);
  return path === "" ? null : { label: label || (page?.label ?? href), path };
}
