import { fixedPageName } from "~/club/fixed-pages";
import { line } from "~/records/fields";
import { SITE_PAGES_PATH } from "../../club-paths";
import { headPicture, leadField, searchFields } from "../page-fields";

/** The parts of the description of a sheet with the words of a page that every site has. */
export function ofPage(key: string) {
  const name = pageNameOf(key);
  return {
    subject: `page-${key}`,
    localCopy: `page-${key}`,
    table: "club_records",
    path: `${SITE_PAGES_PATH}/${key}`,
    permission: "club",
    icon: "pencil",
    isSheet: true,
    french: {
      name: `Page «\u00a0${name}\u00a0»`,
      the: `la page «\u00a0${name}\u00a0»`,
      asFileUser: `la page «\u00a0${name}\u00a0»`,
      gone: "Cette fiche n’est plus là. Actualisez la page.",
    },
  } as const;
}

function pageNameOf(key: string): string {
  return fixedPageName(key) ?? key;
}

/** Where the photo at the head of a page stands. */
export function pictureFolder(key: string): string {
  return `gallery/page-${key}`;
}

/** Title and lead of a page, its picture, and its words for search engines. */
export function pageFields(key: string) {
  const name = pageNameOf(key);
  return {
    title: line("Titre", {
      subject: "Le titre",
      limit: 60,
      hint: `Vide\u00a0: «\u00a0${name}\u00a0».`,
      none: name,
    }),
    lead: leadField({ hint: "Une phrase ou deux\u00a0: ce qu’on trouve ici." }),
    ...headPicture({ folder: pictureFolder(key) }),
    ...searchFields({ titleFrom: "le titre de la page" }),
  };
}

/** The groups of these fields; those of a page's own fields stand between them. */
export const HEAD_GROUPS = [
  { title: "En haut de la page", fields: ["title", "lead"] },
  { title: "Image", isClosed: true, fields: ["photo", "focus", "drawing", "alt"] },
] as const;

export const SEARCH_GROUP = {
  title: "Google et partages",
  isClosed: true,
  fields: ["searchTitle", "searchDescription", "searchKeywords"],
} as const;
