import type { FieldErrors } from "~/lib/field-errors";
import { line, lines, oneOf, yesNo } from "~/records/fields";
import { listedKind } from "~/records/kind";
import { SECTIONS_PATH } from "../club-paths";
import { CLUB_LIFE } from "../sections/sections";
import { presentation } from "./presentation";
import { SECTION } from "./section-key";

/** The start line of the home page has so many lanes. */
export const MOST_SECTIONS = 8;
const LANES = [
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
  { value: "5", label: "5" },
  { value: "6", label: "6" },
  { value: "7", label: "7" },
  { value: "8", label: "8" },
] as const;

/** A section of the club: its lane, its name, and its page. It is never thrown away, but retired. */
export const section = listedKind({
  subject: SECTION,
  localCopy: "section",
  table: "club_records",
  path: SECTIONS_PATH,
  createPath: `${SECTIONS_PATH}/nouvelle`,
  editsAt: SECTIONS_PATH,
  permission: "club",
  isDrafted: true,
  staysPublished: true,
  settled: ["address", "formerAddresses", "lane"],
  title: "name",
  icon: "flag",
  french: {
    name: "Sections",
    one: "Section",
    the: "la section",
    asFileUser: "la fiche de la section",
    remove: "Mettre le brouillon à la corbeille",
    unnamed: "Section sans nom",
    gone: "Cette section n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Sections, par couloir",
    titleColumn: "Nom",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les sections",
    searchPlaceholder: "Rechercher une section…",
    nothingYet: {
      icon: "flag",
      title: "Aucune section pour l’instant",
      text: "Ajoutez la première\u00a0: dès que vous la publiez, elle est sur l’accueil et dans les menus.",
    },
    create: "Ajouter une section",
    edit: "Modifier la section",
    searched: ["name", "audience"],
    foundBy: ["name", "audience"],
  },
  groups: [
    { title: "L’essentiel", fields: ["name", "audience", "summary", "lane"] },
    {
      title: "Présentation",
      isClosed: true,
      fields: ["lead", "facts", "introTitle", "intro"],
    },
    { title: "Image", isClosed: true, fields: ["photo", "focus", "drawing", "alt"] },
    { title: "Groupes et séances", isClosed: true, fields: ["levels", "sessionsNote"] },
    { title: "Encadrement", isClosed: true, fields: ["coachesTitle", "coaches"] },
    { title: "À apporter, prêté", isClosed: true, fields: ["bring", "lent"] },
    { title: "Étapes pour s’inscrire", isClosed: true, fields: ["steps"] },
    { title: "Questions, rendez-vous", isClosed: true, fields: ["questions", "eventsTitle"] },
    {
      title: "Adresse, Google et partages",
      isClosed: true,
      fields: ["address", "opens", "searchTitle", "searchDescription", "searchKeywords"],
    },
    { title: "Retirer la section", isClosed: true, fields: ["isRetired"] },
  ],
  fields: {
    name: line("Nom", {
      isFact: "name",
      subject: "Le nom",
      limit: 40,
      required: "Donnez un nom à la section\u00a0: «\u00a0Marche nordique\u00a0».",
    }),
    audience: line("Pour qui", {
      subject: "Ce texte",
      limit: 40,
      hint: "Sur l’accueil, sous le nom\u00a0: «\u00a0Dès 6 ans\u00a0».",
      none: "Non précisé",
    }),
    summary: line("Ligne du menu", {
      subject: "Cette ligne",
      limit: 60,
      hint: "Dans le menu, sous le nom\u00a0: «\u00a0De l’école d’athlé à la compétition\u00a0».",
      none: "Aucune",
    }),
    lane: oneOf("Couloir", {
      choices: LANES,
      wrong: "Choisissez un couloir de 1 à 8.",
      isRow: true,
      hint: "Son ordre et sa couleur. Si une autre section a déjà ce couloir, les deux échangent leurs places\u00a0; une nouvelle section prend le premier libre.",
    }),
    isRetired: yesNo("Section retirée du site", {
      hint: "Sa page, ses horaires, ses tarifs et son agenda ne paraissent plus\u00a0; ses actualités restent. Rien n’est effacé\u00a0: le même bouton fait tout revenir.",
    }),
    ...presentation({
      photo: "gallery/sections",
      at: "/sections/",
      titleFrom: "le nom de la section",
      addressFrom: "d’après le nom",
    }),
    bring: lines("À apporter", { subject: "Une ligne", most: 12 }),
    lent: lines("Prêté par le club", { subject: "Une ligne", most: 12 }),
    opens: oneOf("Son lien ouvre", {
      choices: [
        { value: "page", label: "Sa page" },
        { value: "registration", label: "Sa page d’inscription" },
      ],
      wrong: "Choisissez ce que le lien ouvre.",
      hint: "Sa page d’inscription\u00a0: seulement là où le site en a une.",
    }),
  },
  check({ name, isRetired }, { intent, others }): FieldErrors {
    if (intent === "draft") return {};
    const shown = others.filter((other) => !other.isRetired);
    if (!isRetired && shown.length >= MOST_SECTIONS) {
      return {
        lane: [`Les ${MOST_SECTIONS} couloirs sont pris\u00a0: retirez d’abord une autre section.`],
      };
    }
    if (sameName(CLUB_LIFE.name, name)) {
      return {
        name: [`«\u00a0${CLUB_LIFE.name}\u00a0» est déjà là, pour ce qui concerne tout le club.`],
      };
    }
    const twin = others.find((other) => sameName(other.name, name));
    if (!twin) return {};
    return {
      name: [
        twin.isRetired
          ? `«\u00a0${twin.name}\u00a0» est une section retirée\u00a0: faites-la revenir plutôt.`
          : `Il y a déjà une section «\u00a0${twin.name}\u00a0».`,
      ],
    };
  },
});

function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, "fr", { sensitivity: "base" }) === 0;
}
