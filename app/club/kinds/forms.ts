import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import { line, oneOf, paragraphs, type Values, yesNo } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { FORMS_PATH } from "../club-paths";
import { FORMS } from "../forms";

const sheetFields = {
  form: oneOf("Feuille", { choices: FORMS, wrong: "Choisissez une feuille de la liste." }),
  isHidden: yesNo("Ne pas la montrer", {
    hint: "Elle n’est plus sur le site\u00a0; ses textes restent ici.",
  }),
  summary: line("Sous son lien", {
    subject: "Ce texte",
    limit: 120,
    hint: "«\u00a0Une par personne, pour toutes les sections.\u00a0»",
    none: "Rien",
  }),
  introduction: paragraphs("En haut de la feuille", {
    subject: "Ce texte",
    limit: 600,
    rows: 4,
    hint: "À qui la remettre, avec quoi. La saison s’écrit seule devant.",
    none: "Rien",
  }),
  foot: paragraphs("En bas de la feuille", {
    subject: "Ce texte",
    limit: 600,
    rows: 3,
    hint: "Ce que le club fait de cette feuille, et combien de temps il la garde.",
    none: "Rien",
  }),
};

function formLabel(value: unknown): string {
  return FORMS.find((one) => one.value === value)?.label ?? "";
}

/** The sheets to print of the help page, in the order of the page. Their lines are the site's. */
export const forms = sheetKind({
  subject: "forms",
  localCopy: "formulaires",
  table: "club_records",
  path: FORMS_PATH,
  permission: "club",
  icon: "download",
  isSheet: true,
  french: {
    name: "Formulaires à imprimer",
    the: "la fiche",
    gone: "Cette fiche n’est plus là. Actualisez la page.",
  },
  groups: [{ title: "Les feuilles, dans l’ordre de la page", fields: ["sheets"] }],
  fields: {
    sheets: list("Feuilles", {
      noun: "feuille",
      isFeminine: true,
      most: FORMS.length,
      moved: "feuilles dans un autre ordre",
      reworded: "feuilles modifiées",
      tooMany: `Le site apporte ${FORMS.length} feuilles.`,
      wrongId:
        "Cette feuille n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une feuille",
      remove: "Supprimer cette feuille",
      titleOf: ({ form }) => formLabel(form),
      detailOf: ({ isHidden }) => (isHidden ? "Pas montrée" : ""),
      fields: sheetFields,
    }),
  },
  check({ sheets }): FieldErrors {
    const errors: FieldErrors = {};
    for (const [index, { id, form }] of sheets.entries()) {
      if (sheets.findIndex((other) => other.form === form) === index) continue;
      errors[`sheets.${id}.form`] = [
        "Cette feuille est déjà dans la liste\u00a0: choisissez-en une autre.",
      ];
    }
    return errors;
  },
});

export type FormsValues = Values<typeof forms.fields>;
