import type { FieldErrors } from "~/lib/field-errors";
import { fits } from "~/lib/truncate";
import { lines } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { headPicture, leadField, searchFields } from "../page-fields";
import { HEAD_GROUPS, ofPage, pictureFolder, SEARCH_GROUP } from "./page-sheet";

const KEY = "home";
const MOST_LINES = 3;
/** In characters: a longer one breaks on a telephone. */
const LONGEST_LINE = 24;

/** The home page: its header. */
export const homePage = sheetKind({
  ...ofPage(KEY),
  groups: [...HEAD_GROUPS, SEARCH_GROUP],
  fields: {
    title: lines("Titre", {
      subject: "Une ligne",
      most: MOST_LINES,
      hint: `${MOST_LINES} lignes au plus, très courtes\u00a0: elles s’affichent en grand, la deuxième en couleur. Vide\u00a0: le nom du club.`,
      none: "Le nom du club",
    }),
    lead: leadField({ hint: "Le club en deux phrases\u00a0: ce qu’on y fait, et pour qui." }),
    ...headPicture({ folder: pictureFolder(KEY) }),
    ...searchFields({ titleFrom: "le nom du club" }),
  },
  check({ title }): FieldErrors {
    if (title.every((one) => fits(one, LONGEST_LINE))) return {};
    return {
      title: [`Une ligne du titre a ${LONGEST_LINE} signes au plus\u00a0: coupez-la en deux.`],
    };
  },
});
