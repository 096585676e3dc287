import { AIDS } from "~/club/aids";
import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import { line, lines, oneOf, paragraphs, siteLink } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { questionList, stepList } from "../presentation";
import { HEAD_GROUPS, ofPage, pageFields, SEARCH_GROUP } from "./page-sheet";

const KEY = "help";
const MOST_STEPS = 10;
const MOST_AIDS = 12;

/** Where a step may lead; the words are stored, never renamed. */
const STEP_LINKS = [
  { value: "", label: "Aucun" },
  { value: "trial", label: "Réserver un essai" },
  { value: "sections", label: "Voir les couloirs" },
  { value: "health", label: "Règles de santé, plus bas" },
  { value: "forms", label: "Formulaires, plus bas" },
  { value: "aids", label: "Aides, plus bas" },
] as const;

const stepFields = {
  title: line("Étape", {
    subject: "Ce titre",
    limit: 60,
    required: "Donnez un titre à l’étape\u00a0: «\u00a0Remplissez la fiche\u00a0».",
  }),
  time: line("Durée", {
    subject: "Ce texte",
    limit: 40,
    hint: "«\u00a010 minutes\u00a0»",
    none: "Non dite",
  }),
  text: paragraphs("Ce qu’il faut faire", { subject: "Ce texte", limit: 600, rows: 4 }),
  needs: lines("À prévoir", { subject: "Une ligne", most: 5, none: "Rien" }),
  link: oneOf("Lien", { choices: STEP_LINKS, wrong: "Choisissez un lien de la liste." }),
};

const aidFields = {
  sort: oneOf("Sorte d’aide", {
    choices: AIDS,
    wrong: "Choisissez une sorte d’aide de la liste.",
    hint: "Les pages d’inscription choisissent les aides par leur sorte.",
  }),
  name: line("Nom", {
    subject: "Le nom",
    limit: 80,
    required: "Donnez un nom à l’aide\u00a0: «\u00a0Pass’Sport\u00a0».",
  }),
  worth: line("Combien", {
    isFact: "words",
    subject: "Ce texte",
    limit: 80,
    hint: "«\u00a0Jusqu’à 40 €\u00a0»",
    none: "Non dit",
  }),
  who: paragraphs("Pour qui", { subject: "Ce texte", limit: 300, rows: 2, none: "Non dit" }),
  how: paragraphs("Comment", { subject: "Ce texte", limit: 300, rows: 3, none: "Non dit" }),
  siteLabel: line("Nom d’un site", { subject: "Le nom", limit: 80, none: "Aucun" }),
  siteHref: siteLink("Son adresse", { shortLabel: "Son adresse", none: "Aucune" }),
};

/** The way to join the club: steps, aids and questions, for every section. */
export const helpPage = sheetKind({
  ...ofPage(KEY),
  groups: [
    ...HEAD_GROUPS,
    { title: "Pas à pas", isClosed: true, fields: ["steps", "visit"] },
    { title: "Aides", isClosed: true, fields: ["aids"] },
    { title: "Questions", isClosed: true, fields: ["questions"] },
    SEARCH_GROUP,
  ],
  fields: {
    ...pageFields(KEY),
    steps: stepList({ most: MOST_STEPS, fields: stepFields }),
    visit: paragraphs("Ou venez nous voir", {
      subject: "Ce texte",
      limit: 300,
      rows: 3,
      hint: "À côté des étapes\u00a0: où et quand un bénévole aide à remplir la fiche.",
      none: "Rien",
    }),
    aids: list("Aides", {
      noun: "aide",
      isFeminine: true,
      most: MOST_AIDS,
      moved: "aides dans un autre ordre",
      reworded: "aides modifiées",
      tooMany: `${MOST_AIDS} aides au plus.`,
      wrongId:
        "Cette aide n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une aide",
      remove: "Supprimer cette aide",
      titleOf: ({ name }) => String(name),
      detailOf: ({ worth }) => String(worth),
      fields: aidFields,
    }),
    questions: questionList(),
  },
  check({ aids }): FieldErrors {
    const errors: FieldErrors = {};
    for (const { id, siteLabel, siteHref } of aids) {
      if (siteLabel !== "" && siteHref === "") {
        errors[`aids.${id}.siteHref`] = ["Collez l’adresse du site, ou effacez son nom."];
      }
    }
    return errors;
  },
});
