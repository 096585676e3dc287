import { lines } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

const KEY = "contacts";

/** The page with the contact form. */
export const contactsPage = sheetKind({
  ...ofPage(KEY),
  groups: [
    ...HEAD_GROUPS,
    { title: "Le formulaire", fields: ["subjects", "whatToSay"] },
    SEARCH_GROUP,
  ],
  fields: {
    ...pageFields(KEY),
    subjects: lines("Objets proposés", {
      subject: "Un objet",
      most: 8,
      hint: "Un par ligne\u00a0: «\u00a0S’inscrire\u00a0». On peut toujours en écrire un autre.",
      none: "Aucun",
    }),
    whatToSay: lines("Pour une réponse rapide", {
      subject: "Une ligne",
      most: 8,
      hint: "Ce qu’il est bon de dire dans le message, une chose par ligne.",
      none: "Rien",
    }),
  },
});
