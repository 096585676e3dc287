import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import {
  type Item,
  key,
  line,
  type NameOfKey,
  oneOf,
  siteLink,
  type Values,
} from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { MENUS_PATH } from "../club-paths";
import { fixedPageName } from "../fixed-pages";

const MOST_ENTRIES = 8;
const MOST_LINKS = 10;

/** The subject under which screens bring the names of the pages. */
export const PAGE = "page";

/** Instead of the name of a page that is no more: the menu leaves it out. */
const RETIRED_PAGE = "(page retirée)";

/** Drawings beside the links of a group; their words are stored, never renamed. */
const ICONS = [
  { value: "", label: "Aucun" },
  { value: "calendar", label: "Calendrier" },
  { value: "clock", label: "Horloge" },
  { value: "shoe", label: "Chaussure" },
  { value: "people", label: "Personnes" },
  { value: "image", label: "Image" },
  { value: "flag", label: "Drapeau" },
  { value: "heart", label: "Cœur" },
  { value: "help", label: "Aide" },
] as const;

const pageNamed = (name: string) =>
  key(name, {
    to: { subject: PAGE, isStored: false },
    none: "Un autre site, ou aucune",
    lost: "Choisissez une page de la liste.",
    gone: RETIRED_PAGE,
  });

const page = pageNamed("Page");

const href = siteLink("Adresse, pour un autre site", { shortLabel: "Adresse" });

const label = line("Nom dans le menu", {
  subject: "Le nom",
  limit: 60,
  hint: "Vide\u00a0: le nom de la page.",
});

const linkWords = {
  noun: "lien",
  moved: "liens dans un autre ordre",
  reworded: "liens modifiés",
  tooMany: `${MOST_LINKS} liens au plus.`,
  wrongId: "Ce lien n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
  add: "Ajouter un lien ici",
  remove: "Supprimer ce lien",
  titleOf: linkTitle,
  asks: isAskedOfLink,
};

/** The address of another site is asked for where no page is chosen. */
function isAskedOfLink(name: string, { page: chosen }: Record<string, unknown>): boolean {
  return name !== "href" || chosen === null;
}

const footerLinkFields = { page, label, href };

const groupLinkFields = {
  page,
  label,
  href,
  summary: line("Petite ligne en dessous", { subject: "La ligne", limit: 80 }),
  icon: oneOf("Dessin", { choices: ICONS, wrong: "Choisissez un dessin de la liste." }),
};

const entryFields = {
  label: line("Nom", {
    subject: "Le nom",
    limit: 30,
    required: "Donnez un nom à cette entrée\u00a0: «\u00a0Le club\u00a0».",
    hint: "Dans le menu du haut seulement.",
  }),
  shows: oneOf("Elle ouvre", {
    choices: [
      { value: "page", label: "Une page" },
      { value: "group", label: "Plusieurs liens" },
      { value: "sections", label: "Les sections, puis d’autres liens" },
    ],
    wrong: "Choisissez ce que l’entrée ouvre.",
  }),
  page,
  href,
  links: list("Liens", {
    ...linkWords,
    most: MOST_LINKS,
    fields: groupLinkFields,
  }),
  footQuestion: line("Question, sous les liens", { subject: "La question", limit: 60 }),
  footLabel: line("Sa réponse", { subject: "La réponse", limit: 60 }),
  footPage: pageNamed("Page de la réponse"),
};

function linkTitle(item: Record<string, unknown>, nameOf: NameOfKey): string {
  const { page: chosen, label: own, href: address } = item as Aim & { label: string };
  if (chosen === null) return own || address;
  // The history knows the name of no section and of no event: it is told without.
  const unnamed = chosen.startsWith("event:") ? "page d’un événement" : "page d’une section";
  return own || (nameOf(PAGE, chosen) ?? fixedPageName(chosen) ?? unnamed);
}

const OF_A_PAGE = ["page", "href"];
const OF_EVERY_ENTRY = ["label", "shows"];

/** An entry asks for a page, or for links: what it opens decides. */
function isAsked(name: string, item: Record<string, unknown>): boolean {
  if (OF_EVERY_ENTRY.includes(name)) return true;
  if (OF_A_PAGE.includes(name) !== (item.shows === "page")) return false;
  return isAskedOfLink(name, item);
}

/** The bar above every page, the drawer of small screens, and the foot of every page. */
export const menus = sheetKind({
  subject: "menus",
  localCopy: "menus",
  table: "club_records",
  path: MENUS_PATH,
  permission: "club",
  icon: "menu",
  isSheet: true,
  french: {
    name: "Menus",
    the: "la fiche",
    gone: "Cette fiche n’est plus là. Actualisez la page.",
  },
  groups: [
    { title: "Menu du haut", fields: ["main"] },
    { title: "Bouton du menu et de l’accueil", fields: ["callLabel", "callPage"] },
    { title: "Bas des pages, «\u00a0Navigation\u00a0»", fields: ["navigation"], isClosed: true },
    { title: "Bas des pages, «\u00a0Inscription\u00a0»", fields: ["registration"], isClosed: true },
  ],
  fields: {
    main: list("Menu du haut", {
      noun: "entrée",
      isFeminine: true,
      most: MOST_ENTRIES,
      moved: "entrées dans un autre ordre",
      reworded: "entrées modifiées",
      tooMany: `${MOST_ENTRIES} entrées au plus\u00a0: le menu tient sur une ligne.`,
      wrongId:
        "Cette entrée n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter un mot dans le menu",
      remove: "Supprimer cette entrée",
      titleOf: (item) => String(item.label),
      asks: isAsked,
      fields: entryFields,
    }),
    callLabel: line("Ses mots", {
      subject: "Ce texte",
      limit: 30,
      required: "Écrivez les mots du bouton\u00a0: «\u00a0Essayer une séance\u00a0».",
    }),
    callPage: pageNamed("Sa page"),
    navigation: list("Navigation", {
      ...linkWords,
      most: MOST_LINKS,
      fields: footerLinkFields,
    }),
    registration: list("Inscription", {
      ...linkWords,
      most: MOST_LINKS,
      fields: footerLinkFields,
    }),
  },
  check({ main, navigation, registration, callPage }): FieldErrors {
    const errors: FieldErrors = {};
    if (callPage === null) errors.callPage = ["Choisissez la page que le bouton ouvre."];
    for (const entry of main) {
      const place = `main.${entry.id}`;
      if (entry.shows === "page" && leadsNowhere(entry)) errors[`${place}.page`] = [NO_PAGE];
      if (entry.shows !== "page") Object.assign(errors, errorsOfGroup(place, entry));
    }
    return {
      ...errors,
      ...lostLinks("navigation", navigation),
      ...lostLinks("registration", registration),
    };
  },
});

type GroupValues = Pick<
  Item<typeof entryFields>,
  "shows" | "links" | "footQuestion" | "footLabel" | "footPage"
>;

/** Of an entry that opens links; those of one that opens a page are not asked for. */
function errorsOfGroup(
  place: string,
  { shows, links, footQuestion, footLabel, footPage }: GroupValues,
): FieldErrors {
  const errors = lostLinks(`${place}.links`, links);
  if (shows === "group" && links.length === 0) {
    errors[`${place}.links`] = ["Ajoutez au moins un lien, ou choisissez «\u00a0Une page\u00a0»."];
  }
  const hasFoot = footQuestion !== "" || footLabel !== "";
  if (hasFoot && footPage === null) {
    errors[`${place}.footPage`] = ["Choisissez la page où mène la réponse."];
  }
  if (footPage !== null && footQuestion === "") {
    errors[`${place}.footQuestion`] = [
      "Écrivez la question, ou choisissez «\u00a0aucune\u00a0» page.",
    ];
  }
  return errors;
}

const NO_PAGE = "Choisissez une page, ou collez l’adresse d’un autre site.";

type Aim = { page: string | null; href: string };

const leadsNowhere = ({ page: chosen, href: address }: Aim) => chosen === null && address === "";

function lostLinks(place: string, links: readonly (Aim & { id: string })[]): FieldErrors {
  const lost = links.filter(leadsNowhere);
  return Object.fromEntries(lost.map(({ id }) => [`${place}.${id}.page`, [NO_PAGE]]));
}

export type MenusValues = Values<typeof menus.fields>;
