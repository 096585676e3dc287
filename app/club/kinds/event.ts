import type { FieldErrors } from "~/lib/field-errors";
import { clockTime } from "~/lib/french-dates";
import { list } from "~/records/composed-fields";
import {
  line,
  lines,
  number,
  oneOf,
  paragraphs,
  picture,
  time,
  type Values,
} from "~/records/fields";
import { listedKind } from "~/records/kind";
import { EVENT_PAGES_PATH } from "../club-paths";
import { headPicture, leadField, searchFields } from "./page-fields";
import { factFields, MOST_FORMER, questionList, stepFields, stepList } from "./presentation";

const MOST_EVENTS = 20;
const MOST_FACTS = 4;
const MOST_HOURS = 12;
const MOST_POINTS = 10;
const MOST_PRACTICAL = 8;
const MOST_PRICES = 4;
const MOST_STEPS = 5;
const MOST_CASES = 4;
const MOST_EUROS = 9_999;

/** Maps that the site brings (`drawings.ts`); their words are stored, never renamed. */
const MAPS = [
  { value: "", label: "Aucun" },
  { value: "village", label: "Boucle dans un village, pour l’exemple" },
  { value: "lac", label: "Boucle autour d’un lac, pour l’exemple" },
] as const;

/** Drawings beside what is practical; their words are stored, never renamed. */
const ICONS = [
  { value: "info", label: "Information" },
  { value: "pin", label: "Lieu" },
  { value: "car", label: "Voiture" },
  { value: "bus", label: "Bus" },
  { value: "people", label: "Personnes" },
  { value: "shoe", label: "Chaussure" },
  { value: "heart", label: "Cœur" },
  { value: "clock", label: "Horloge" },
] as const;

const wrongIdOf = (noun: string) =>
  `${noun} n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.`;

function factList(label: string, add: string) {
  return list(label, {
    noun: "fait",
    most: MOST_FACTS,
    moved: "faits dans un autre ordre",
    reworded: "faits modifiés",
    tooMany: `${MOST_FACTS} au plus.`,
    wrongId: wrongIdOf("Cette ligne"),
    add,
    remove: "Supprimer cette ligne",
    detailOf: ({ value }) => String(value),
    fields: factFields,
  });
}

const hourFields = {
  time: time("Heure"),
  title: line("Quoi", {
    subject: "Ce titre",
    limit: 60,
    required: "Écrivez ce qui se passe\u00a0: «\u00a0Retrait des dossards\u00a0».",
  }),
  text: paragraphs("Précisions", { subject: "Ce texte", limit: 300, rows: 3 }),
};

const pointFields = {
  letter: line("Lettre ou numéro", {
    subject: "Ce repère",
    limit: 2,
    hint: "Celui du plan. Vide\u00a0: son rang.",
    none: "Son rang",
  }),
  title: line("Endroit", {
    subject: "Ce nom",
    limit: 60,
    required: "Écrivez le nom de l’endroit\u00a0: «\u00a0Les halles\u00a0».",
  }),
  text: paragraphs("Ce qu’on y trouve", { subject: "Ce texte", limit: 200, rows: 2 }),
};

const practicalFields = {
  icon: oneOf("Dessin", { choices: ICONS, wrong: "Choisissez un dessin de la liste." }),
  title: line("Titre", {
    subject: "Ce titre",
    limit: 60,
    required: "Donnez un titre\u00a0: «\u00a0Se garer\u00a0».",
  }),
  text: paragraphs("Texte", { subject: "Ce texte", limit: 300, rows: 3 }),
};

const priceFields = {
  title: line("Pour qui", {
    subject: "Ce texte",
    limit: 40,
    required: "Écrivez pour qui est ce prix\u00a0: «\u00a012 ans et plus\u00a0».",
  }),
  amount: number("Prix", {
    unit: "€",
    most: MOST_EUROS,
    required: "Écrivez le prix\u00a0; 0 pour ce qui est gratuit.",
    wrong: `Écrivez un prix de 0 à ${MOST_EUROS}\u00a0€, avec deux décimales au plus.`,
  }),
  per: line("Sous le prix", {
    subject: "Ce texte",
    limit: 60,
    hint: "«\u00a0par coureur, toutes les courses\u00a0»",
  }),
  includes: lines("Ce qu’il comprend", { subject: "Une ligne", most: 8 }),
};

const caseFields = {
  who: line("Qui", {
    subject: "Ce texte",
    limit: 60,
    required: "Écrivez de qui il s’agit\u00a0: «\u00a0Mineur\u00a0».",
  }),
  what: line("Ce qu’il faut apporter", {
    subject: "Ce texte",
    limit: 60,
    required: "Écrivez le document\u00a0: «\u00a0Votre licence\u00a0».",
  }),
  text: paragraphs("Précisions", { subject: "Ce texte", limit: 400, rows: 3 }),
};

/** The page of a race or outing of the club. Its date, time and place come from the article that announces it. */
export const event = listedKind({
  subject: "event",
  localCopy: "événement",
  table: "club_records",
  path: EVENT_PAGES_PATH,
  createPath: `${EVENT_PAGES_PATH}/nouvelle`,
  editsAt: EVENT_PAGES_PATH,
  permission: "club",
  isDrafted: true,
  settled: ["address", "formerAddresses"],
  title: "name",
  icon: "flag",
  french: {
    name: "Pages d’événements",
    tab: "Pages d’événements",
    one: "Page d’événement",
    the: "la page de l’événement",
    asFileUser: "la page de l’événement",
    remove: "Mettre à la corbeille",
    unnamed: "Événement sans nom",
    gone: "Cette page n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Pages d’événements, par nom",
    titleColumn: "Nom",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les pages d’événements",
    searchPlaceholder: "Rechercher un événement…",
    nothingYet: {
      icon: "flag",
      title: "Aucune page d’événement pour l’instant",
      text: "Une actualité suffit souvent. Une course qui revient chaque année peut avoir sa page\u00a0: programme, parcours, prix, questions.",
    },
    create: "Ajouter une page",
    edit: "Modifier la page",
    searched: ["name", "lead"],
    foundBy: ["name"],
  },
  groups: [
    { title: "L’essentiel", fields: ["name", "articleWords", "lead", "teaser"] },
    { title: "Quand, où, en bref", isClosed: true, fields: ["season", "place", "facts"] },
    { title: "Image", isClosed: true, fields: ["photo", "focus", "drawing", "alt"] },
    { title: "Programme", isClosed: true, fields: ["programmeText", "programme", "programmeLink"] },
    {
      title: "Parcours",
      isClosed: true,
      fields: ["courseText", "map", "mapDrawing", "mapAlt", "points", "courseFacts"],
    },
    {
      title: "Prix et inscription",
      isClosed: true,
      fields: ["joinText", "prices", "steps", "joinLabel", "callLabel"],
    },
    { title: "Santé", isClosed: true, fields: ["healthText", "healthCases", "healthNote"] },
    { title: "Infos pratiques", isClosed: true, fields: ["practical"] },
    { title: "Questions", isClosed: true, fields: ["questions"] },
    {
      title: "Bénévoles",
      isClosed: true,
      fields: ["volunteersTitle", "volunteersText", "volunteersLabel"],
    },
    { title: "Allure de la page", isClosed: true, fields: ["look", "frame", "footWords"] },
    {
      title: "Adresse, Google et partages",
      isClosed: true,
      fields: ["address", "searchTitle", "searchDescription", "searchKeywords"],
    },
  ],
  fields: {
    name: line("Nom", {
      isFact: "name",
      subject: "Le nom",
      limit: 40,
      required: "Donnez un nom à l’événement\u00a0: «\u00a0Course du village\u00a0».",
    }),
    articleWords: line("L’actualité qui l’annonce commence par", {
      subject: "Ce texte",
      limit: 60,
      hint: "La page prend sa date, son heure et ses photos de l’actualité à venir dont le titre commence ainsi. Vide\u00a0: le nom.",
      none: "Le nom",
    }),
    lead: leadField({ hint: "Deux phrases\u00a0: ce qu’on y fait, et pour qui." }),
    teaser: paragraphs("Pour donner envie, ailleurs sur le site", {
      subject: "Ce texte",
      limit: 200,
      rows: 3,
      hint: "Sur la page du calendrier. Vide\u00a0: le texte sous le titre.",
      none: "Le texte sous le titre",
    }),
    season: line("Quand, d’habitude", {
      subject: "Ce texte",
      limit: 60,
      hint: "Tant qu’aucune date n’est annoncée\u00a0: «\u00a0Un dimanche de printemps\u00a0».",
      none: "Non dit",
    }),
    place: line("Où", {
      subject: "Ce lieu",
      limit: 60,
      hint: "Si l’actualité ne dit pas le lieu\u00a0: «\u00a0Place du Marché\u00a0».",
      none: "Non dit",
    }),
    facts: factList("En bref", "Ajouter une ligne en bref"),
    ...headPicture({ folder: "gallery/evenements" }),
    programmeText: paragraphs("Au-dessus du programme", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      none: "Rien",
    }),
    programme: list("Heures", {
      noun: "heure",
      isFeminine: true,
      most: MOST_HOURS,
      moved: "heures dans un autre ordre",
      reworded: "heures modifiées",
      tooMany: `${MOST_HOURS} heures au plus\u00a0: réunissez-en.`,
      wrongId: wrongIdOf("Cette heure"),
      titleOf: ({ title }) => String(title),
      detailOf: ({ time: at }) => (typeof at === "string" ? clockTime(at) : ""),
      add: "Ajouter une heure",
      remove: "Supprimer cette heure",
      fields: hourFields,
    }),
    programmeLink: line("Bouton qui y mène, en haut de la page", {
      subject: "Ce texte",
      limit: 30,
      hint: "Vide\u00a0: «\u00a0Voir le programme\u00a0».",
      none: "Voir le programme",
    }),
    courseText: paragraphs("Le parcours en quelques mots", {
      subject: "Ce texte",
      limit: 600,
      rows: 4,
      none: "Rien",
    }),
    map: picture("Votre plan", {
      folder: "gallery/parcours",
      file: "plan",
      look: "photo",
      hint: "Le plan du parcours, de préférence en largeur. Il est montré en entier.",
      none: "Sans plan",
      lost: "Ce plan n’est plus sur le site\u00a0: choisissez-le de nouveau.",
    }),
    mapDrawing: oneOf("Plan tout prêt", {
      choices: MAPS,
      wrong: "Choisissez un plan de la liste.",
      hint: "Votre plan passe devant.",
    }),
    mapAlt: line("Description du plan", {
      subject: "La description",
      limit: 300,
      hint: "Pour qui ne le voit pas\u00a0: d’où part le parcours, par où il passe. Vide\u00a0: celle du plan tout prêt.",
      none: "Aucune",
    }),
    points: list("Points du parcours", {
      noun: "point",
      most: MOST_POINTS,
      moved: "points dans un autre ordre",
      reworded: "points modifiés",
      tooMany: `${MOST_POINTS} points au plus.`,
      wrongId:
        "Ce point n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      titleOf: ({ title }) => String(title),
      add: "Ajouter un point",
      remove: "Supprimer ce point",
      fields: pointFields,
    }),
    courseFacts: factList("Le terrain, en bref", "Ajouter une ligne sur le terrain"),
    joinText: paragraphs("Comment s’inscrire", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      none: "Rien",
    }),
    prices: list("Prix", {
      noun: "prix",
      most: MOST_PRICES,
      moved: "prix dans un autre ordre",
      reworded: "prix modifiés",
      tooMany: `${MOST_PRICES} prix au plus.`,
      wrongId:
        "Ce prix n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      detailOf: ({ amount }) => (amount === null || amount === "" ? "" : `${amount}\u00a0€`),
      add: "Ajouter un prix",
      remove: "Supprimer ce prix",
      fields: priceFields,
    }),
    steps: stepList({ most: MOST_STEPS, fields: stepFields }),
    joinLabel: line("Bouton pour s’inscrire", {
      subject: "Ce texte",
      limit: 40,
      hint: "Il mène au contact. Vide\u00a0: «\u00a0S’inscrire\u00a0».",
      none: "S’inscrire",
    }),
    callLabel: line("Bouton qui y mène, en haut de la page", {
      subject: "Ce texte",
      limit: 30,
      hint: "Vide\u00a0: «\u00a0S’inscrire\u00a0».",
      none: "S’inscrire",
    }),
    healthText: paragraphs("Au-dessus des documents", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      none: "Rien",
    }),
    healthCases: list("Documents, selon la personne", {
      noun: "cas",
      most: MOST_CASES,
      moved: "cas dans un autre ordre",
      reworded: "cas modifiés",
      tooMany: `${MOST_CASES} cas au plus.`,
      wrongId: "Ce cas n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      detailOf: ({ what }) => String(what),
      add: "Ajouter un cas",
      remove: "Supprimer ce cas",
      fields: caseFields,
    }),
    healthNote: paragraphs("Sous les documents", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      none: "Rien",
    }),
    practical: list("Infos pratiques", {
      noun: "info",
      isFeminine: true,
      most: MOST_PRACTICAL,
      moved: "infos dans un autre ordre",
      reworded: "infos modifiées",
      tooMany: `${MOST_PRACTICAL} infos au plus.`,
      wrongId: wrongIdOf("Cette info"),
      titleOf: ({ title }) => String(title),
      add: "Ajouter une info",
      remove: "Supprimer cette info",
      fields: practicalFields,
    }),
    questions: questionList(),
    volunteersTitle: line("Titre de l’appel aux bénévoles", {
      subject: "Ce titre",
      limit: 60,
      hint: "Vide\u00a0: «\u00a0Donner un coup de main\u00a0».",
      none: "Donner un coup de main",
    }),
    volunteersText: paragraphs("Appel aux bénévoles", {
      subject: "Ce texte",
      limit: 300,
      rows: 3,
      none: "Rien",
    }),
    volunteersLabel: line("Son bouton", {
      subject: "Ce texte",
      limit: 40,
      hint: "Il mène au contact. Vide\u00a0: «\u00a0Proposer mon aide\u00a0».",
      none: "Proposer mon aide",
    }),
    look: oneOf("Allure", {
      choices: [
        { value: "race", label: "Course\u00a0: piste et orange" },
        { value: "calm", label: "Calme\u00a0: eau et cercles" },
      ],
      wrong: "Choisissez l’allure de la page.",
      isRow: true,
    }),
    frame: oneOf("La page est", {
      choices: [
        { value: "site", label: "Dans le site" },
        { value: "alone", label: "Seule, sans les menus" },
      ],
      wrong: "Choisissez où est la page.",
      isRow: true,
      hint: "Dans le site, son adresse commence par /evenements/\u00a0; seule, elle est tout de suite après le nom du site.",
    }),
    footWords: line("En bas de la page seule, avant le nom du club", {
      subject: "Ce texte",
      limit: 40,
      hint: "Vide\u00a0: «\u00a0Un événement du club\u00a0».",
      none: "Un événement du club",
    }),
    address: line("Adresse de la page", {
      isAddress: true,
      subject: "L’adresse",
      limit: 40,
      hint: "Vide\u00a0: d’après le nom. L’ancienne adresse mène à la nouvelle.",
      none: "D’après le nom",
    }),
    formerAddresses: lines("Anciennes adresses", {
      isAddress: true,
      subject: "Une adresse",
      most: MOST_FORMER,
      changed: { phrase: "l’ancienne adresse mène à la nouvelle" },
    }),
    ...searchFields({ titleFrom: "le nom de l’événement" }),
  },
  check(_values, { intent, others }): FieldErrors {
    if (intent === "draft" || others.length < MOST_EVENTS) return {};
    return {
      name: [
        `Le site montre ${MOST_EVENTS} pages d’événements au plus\u00a0: supprimez-en une d’abord.`,
      ],
    };
  },
});

export type EventValues = Values<typeof event.fields>;
