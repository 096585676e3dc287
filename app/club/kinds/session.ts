import type { FieldErrors } from "~/lib/field-errors";
import { clockTime } from "~/lib/french-dates";
import {
  day,
  line,
  type NameOfKey,
  number,
  oneOf,
  people,
  reference,
  time,
  type Values,
  yesNo,
} from "~/records/fields";
import { listedKind } from "~/records/kind";
import { SESSIONS_PATH } from "../club-paths";
import { RETIRED_SECTION, SECTION, sectionKey } from "./section-key";
import { weekday, weekdayName } from "./weekday";

/** The most sessions of one season. */
const MOST_SESSIONS = 500;
const MOST_COACHES = 3;
const OLDEST = 120;

const AGE_WRONG = "Écrivez un âge de 1 à 120\u00a0ans, ou laissez vide.";

const age = (label: string) =>
  number(label, { unit: "ans", isWhole: true, least: 1, most: OLDEST, wrong: AGE_WRONG });

/** `Athlétisme, mercredi à 17h30` */
function sessionMoment(values: Record<string, unknown>, nameOf: NameOfKey): string {
  const { section, weekday: held, start } = values as SessionValues;
  const day = weekdayName(held).toLowerCase();
  const hour = start === null ? "" : ` à ${clockTime(start)}`;
  const of = (section && nameOf(SECTION, section)) ?? RETIRED_SECTION;
  return `${of}, ${day}${hour}`;
}

/** A training of a season, which comes back each week or month. */
export const session = listedKind({
  subject: "session",
  localCopy: "séance",
  table: "club_records",
  path: SESSIONS_PATH,
  createPath: "/admin/horaires/nouvelle",
  editsAt: "/admin/horaires",
  permission: "club",
  title: "group",
  icon: "clock",
  french: {
    name: "Horaires",
    tab: "Séances",
    one: "Séance",
    the: "la séance",
    remove: "Supprimer la séance",
    gone: "Cette séance n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Séances, par nom",
    titleColumn: "Séance",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les séances",
    searchPlaceholder: "Rechercher une séance…",
    nothingYet: {
      icon: "clock",
      title: "Aucune séance pour l’instant",
      text: "Ajoutez la première\u00a0: elle paraît aussitôt dans les horaires du site.",
    },
    create: "Ajouter une séance",
    edit: "Modifier la séance",
    searched: ["group", "note"],
    belongsTo: "season",
    foundBy: ["group", "note"],
    detailOf: sessionMoment,
  },
  groups: [
    {
      title: "Quand et où",
      fields: ["weekday", ["start", "end"], "place", "coaches", ["from", "until"]],
    },
    {
      title: "Pour qui",
      fields: ["section", "group", ["ageFrom", "ageTo"], "effort"],
    },
    {
      title: "Précisions",
      isClosed: true,
      fields: ["note", "placeWords", "isMonthly"],
    },
  ],
  fields: {
    season: reference("Saison", {
      to: { subject: "season", table: "club_records" },
      lost: "Cette saison n’existe plus\u00a0: rouvrez les horaires, puis ajoutez la séance.",
    }),
    weekday,
    start: time("Début", { isRequired: true }),
    end: time("Fin", { isRequired: true }),
    place: reference("Lieu", {
      to: { subject: "place", table: "club_records" },
      lost: "Ce lieu n’est plus dans la liste\u00a0: choisissez-en un autre.",
      none: "Pas de lieu",
    }),
    coaches: people("Encadrants", {
      among: [{ subject: "coach", table: "coaches" }],
      most: MOST_COACHES,
      lost: "Cette personne n’est plus dans la liste\u00a0: choisissez quelqu’un d’autre.",
      none: "Personne",
    }),
    section: sectionKey(),
    group: line("Séance ou groupe", {
      subject: "Ce nom",
      hint: "Par exemple\u00a0: «\u00a0Sauts\u00a0», «\u00a0Sortie longue\u00a0».",
      required:
        "Donnez un nom à la séance\u00a0: «\u00a0Sauts\u00a0», «\u00a0Sortie longue\u00a0».",
    }),
    ageFrom: age("Âge minimum"),
    ageTo: age("Âge maximum"),
    effort: oneOf("Effort", {
      choices: [
        { value: "", label: "Non précisé" },
        { value: "1", label: "Doux" },
        { value: "2", label: "Soutenu" },
        { value: "3", label: "Sportif" },
      ],
      wrong: "Choisissez un effort de la liste.",
      hint: "N’est pas montré quand enfants et adultes s’entraînent ensemble.",
      isRow: true,
    }),
    note: line("Précision sous le lieu", {
      subject: "Cette précision",
      hint: "Facultatif. Si elle est vide, le point de rendez-vous du lieu paraît.",
    }),
    placeWords: line("Autre endroit, pour cette séance", {
      subject: "Ce nom",
      hint: "Facultatif, quand la séance change d’endroit\u00a0: «\u00a0Lac ou dune\u00a0».",
    }),
    isMonthly: yesNo("Une fois par mois seulement"),
    from: day("À partir du", { hint: "Vide\u00a0: dès le début de la saison." }),
    until: day("Jusqu’au", { hint: "Vide\u00a0: jusqu’à la fin." }),
  },
  check(values, { others }): FieldErrors {
    const { start, end, ageFrom, ageTo, from, until, season, section } = values;
    const errors: FieldErrors = {};
    if (season === null) {
      errors.season = ["Sa saison manque\u00a0: rouvrez les horaires, puis ajoutez la séance."];
    }
    if (section === null) errors.section = ["Choisissez la section."];
    if (start === null) errors.start = ["Écrivez l’heure du début."];
    if (end === null) errors.end = ["Écrivez l’heure de la fin."];
    if (start !== null && end !== null && end <= start) {
      errors.end = [`La séance doit finir après ${clockTime(start)}, le même jour.`];
    }
    if (ageFrom !== null && ageTo !== null && ageTo < ageFrom) {
      errors.ageTo = ["L’âge maximum ne peut pas être plus petit que l’âge minimum."];
    }
    if (from !== null && until !== null && until < from) {
      errors.until = ["Cette date doit venir après la première."];
    }
    if (others.filter((other) => other.season === season).length >= MOST_SESSIONS) {
      errors.group = [
        `Une saison a ${MOST_SESSIONS} séances au plus\u00a0: supprimez-en une d’abord.`,
      ];
    }
    return errors;
  },
});

export type SessionValues = Values<typeof session.fields>;
