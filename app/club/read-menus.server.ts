import { SECTIONS } from "~club/sections";
import type { MenusValues } from "./kinds/menus";
import { findPage } from "./pages";
import { safeAddress } from "./read-club.server";
import { type MenuEntry, type MenuIcon, type MenuLink, type Menus, WRITE_TO_US } from "./site";

type EntryValues = MenusValues["main"][number];
type Aim = { page: string; href: string; label: string };

/** The menus as pages show them. A link to a page that is gone is left out, and so is a group without links. */
export function toMenus({ main, navigation, registration, ...call }: MenusValues): Menus {
  return {
    main: main.flatMap((entry) => toEntry(entry) ?? []),
    call: toLink({ page: call.callPage, href: "", label: call.callLabel }) ?? WRITE_TO_US,
    navigation: navigation.flatMap((link) => toLink(link) ?? []),
    registration: registration.flatMap((link) => toLink(link) ?? []),
  };
}

function toEntry(entry: EntryValues): MenuEntry | null {
  if (entry.shows === "page") return toLink(entry);
  const sections = entry.shows === "sections" ? SECTION_LINKS : [];
  const links = [...sections, ...entry.links.flatMap((link) => toGroupLink(link) ?? [])];
  if (links.length === 0) return null;
  const group = { label: entry.label, links };
  const foot = toLink({ page: entry.footPage, href: "", label: entry.footLabel });
  if (!foot || entry.footQuestion === "") return group;
  return { ...group, foot: { question: entry.footQuestion, ...foot } };
}

/** They fill themselves: lane, name and line of each section that has a page. */
const SECTION_LINKS: readonly MenuLink[] = SECTIONS.flatMap(({ name, path, lane, summary }) =>
  path && lane ? [{ label: name, path, lane, summary }] : [],
);

function toGroupLink(values: EntryValues["links"][number]): MenuLink | null {
  const link = toLink(values);
  if (!link) return null;
  const { summary, icon } = values;
  return {
    ...link,
    ...(summary !== "" && { summary }),
    ...(icon !== "" && { icon: icon as MenuIcon }),
  };
}

function toLink({ page: key, href, label }: Aim): MenuLink | null {
  const page = findPage(key);
  const path = page?.path ?? safeAddress(href);
  return path === "" ? null : { label: label || (page?.label ?? href), path };
}
