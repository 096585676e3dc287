import { paragraphs } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

const KEY = "timetable";

/** The hours of all sections. */
export const timetablePage = sheetKind({
  ...ofPage(KEY),
  groups: [...HEAD_GROUPS, { title: "Sous les séances", fields: ["note"] }, SEARCH_GROUP],
  fields: {
    ...pageFields(KEY),
    note: paragraphs("Sous les séances", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      hint: "Jours fériés, vacances… Les jours sans séance de la saison s’y ajoutent seuls.",
      none: "Rien",
    }),
  },
});
