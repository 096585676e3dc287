import { sheetKind } from "~/records/kind";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

/** Pages of which the club writes the head alone: what follows is news, photos or products. */
const plainPage = (key: string) =>
  sheetKind({
    ...ofPage(key),
    groups: [...HEAD_GROUPS, SEARCH_GROUP],
    fields: pageFields(key),
  });

export const newsPage = plainPage("news");
export const calendarPage = plainPage("calendar");
export const galleryPage = plainPage("gallery");
export const shopPage = plainPage("shop");
