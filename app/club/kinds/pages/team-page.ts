import { paragraphs } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

const KEY = "team";

const underTitle = (label: string) =>
  paragraphs(label, { subject: "Ce texte", limit: 300, rows: 3, none: "Rien" });

/** The people of the club. */
export const teamPage = sheetKind({
  ...ofPage(KEY),
  groups: [
    ...HEAD_GROUPS,
    { title: "Sous les titres", fields: ["coachesText", "boardText", "callsText"] },
    SEARCH_GROUP,
  ],
  fields: {
    ...pageFields(KEY),
    coachesText: underTitle("Sous «\u00a0Les entraîneurs\u00a0»"),
    boardText: underTitle("Sous «\u00a0Le bureau\u00a0»"),
    callsText: underTitle("Sous «\u00a0Qui appeler pour quoi\u00a0»"),
  },
});
