import { contactsPage } from "./kinds/pages/contacts-page";
import { helpPage } from "./kinds/pages/help-page";
import { homePage } from "./kinds/pages/home-page";
import { calendarPage, galleryPage, newsPage, shopPage } from "./kinds/pages/plain-page";
import { stadiumPage } from "./kinds/pages/stadium-page";
import { teamPage } from "./kinds/pages/team-page";
import { timetablePage } from "./kinds/pages/timetable-page";
import type { FixedPages } from "./page-words";

/** The sheets with the words of pages, in the order of the menu of most sites. */
export const PAGE_KINDS = {
  home: homePage,
  news: newsPage,
  calendar: calendarPage,
  timetable: timetablePage,
  team: teamPage,
  gallery: galleryPage,
  stadium: stadiumPage,
  help: helpPage,
  shop: shopPage,
  contacts: contactsPage,
} as const satisfies Record<keyof FixedPages, unknown>;

export const PAGE_KEYS = Object.keys(PAGE_KINDS) as (keyof FixedPages)[];
