import { list } from "~/records/composed-fields";
import { line, lines, paragraphs } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

const KEY = "stadium";
const MOST_OPENINGS = 6;
const MOST_FACILITIES = 12;

const openingFields = {
  place: line("Quoi", {
    subject: "Ce texte",
    limit: 60,
    required: "Écrivez ce qui est ouvert\u00a0: «\u00a0Piste, accès libre\u00a0».",
  }),
  hours: line("Quand", {
    isFact: "words",
    subject: "Ce texte",
    limit: 80,
    hint: "«\u00a0Tous les jours, 08h00 – 21h45\u00a0»",
    required: "Écrivez quand c’est ouvert.",
  }),
  note: line("À savoir", { subject: "Ce texte", limit: 160, none: "Rien" }),
};

const facilityFields = {
  name: line("Équipement", {
    subject: "Le nom",
    limit: 60,
    required: "Donnez un nom à l’équipement\u00a0: «\u00a0Piste de 400 m\u00a0».",
  }),
  detail: paragraphs("Quelques mots", { subject: "Ce texte", limit: 300, rows: 3 }),
};

const way = (label: string, hint?: string) =>
  paragraphs(label, {
    subject: "Ce texte",
    limit: 300,
    rows: 3,
    ...(hint !== undefined && { hint }),
    none: "Rien",
  });

/** The stadium: opening hours, facilities, ways there. Its address, its bus and the hours of the club-house are the club's. */
export const stadiumPage = sheetKind({
  ...ofPage(KEY),
  groups: [
    ...HEAD_GROUPS,
    {
      title: "Quand c’est ouvert",
      isClosed: true,
      fields: ["clubHouseNote", "openings", "closingRule"],
    },
    { title: "Les installations", isClosed: true, fields: ["facilities"] },
    { title: "La semaine au stade", isClosed: true, fields: ["weekText"] },
    { title: "Venir au stade", isClosed: true, fields: ["byCar", "busNote", "parking", "onFoot"] },
    { title: "Accès pour tous", isClosed: true, fields: ["stepFree"] },
    SEARCH_GROUP,
  ],
  fields: {
    ...pageFields(KEY),
    clubHouseNote: line("Club-house, à savoir", {
      subject: "Ce texte",
      limit: 160,
      hint: "Sous les heures du club-house, qui se changent dans la fiche du club.",
      none: "Rien",
    }),
    openings: list("Autres heures d’ouverture", {
      noun: "ouverture",
      isFeminine: true,
      most: MOST_OPENINGS,
      moved: "ouvertures dans un autre ordre",
      reworded: "ouvertures modifiées",
      tooMany: `${MOST_OPENINGS} au plus.`,
      wrongId: "Cette ligne n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la.",
      add: "Ajouter des heures",
      remove: "Supprimer ces heures",
      detailOf: ({ hours }) => String(hours),
      fields: openingFields,
    }),
    closingRule: paragraphs("Quand c’est fermé", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      none: "Rien",
    }),
    facilities: list("Installations", {
      noun: "équipement",
      most: MOST_FACILITIES,
      moved: "équipements dans un autre ordre",
      reworded: "équipements modifiés",
      tooMany: `${MOST_FACILITIES} équipements au plus.`,
      wrongId:
        "Cet équipement n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un équipement",
      remove: "Supprimer cet équipement",
      fields: facilityFields,
    }),
    weekText: paragraphs("Au-dessus des séances", {
      subject: "Ce texte",
      limit: 300,
      rows: 3,
      hint: "Les séances viennent des Horaires.",
      none: "Rien",
    }),
    byCar: way("En voiture"),
    busNote: way("En bus, à savoir", "La ligne et l’arrêt se changent dans la fiche du club."),
    parking: way("Stationnement"),
    onFoot: way("À pied ou à vélo"),
    stepFree: lines("Accès pour tous", {
      subject: "Une ligne",
      most: 8,
      hint: "Pour qui ne peut pas prendre l’escalier, entend ou voit mal\u00a0: une chose par ligne.",
      none: "Rien",
    }),
  },
});
