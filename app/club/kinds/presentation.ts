import { capitalized } from "~/lib/capitalized";
import { list } from "~/records/composed-fields";
import { type Fields, line, lines, paragraphs, people } from "~/records/fields";
import { headPicture, leadField, searchFields } from "./page-fields";

const MOST_FACTS = 2;
const MOST_LEVELS = 6;
const MOST_COACHES = 8;
const MOST_STEPS = 5;
const MOST_QUESTIONS = 20;
/** The oldest addresses lead nowhere beyond. */
export const MOST_FORMER = 50;

export const factFields = {
  label: line("Quoi", {
    subject: "Ce texte",
    limit: 30,
    required: "Écrivez de quoi il s’agit\u00a0: «\u00a0Âge\u00a0».",
  }),
  value: line("Sa valeur", {
    subject: "Ce texte",
    limit: 40,
    required: "Écrivez la valeur\u00a0: «\u00a0Dès 6 ans\u00a0».",
  }),
};

const levelFields = {
  name: line("Groupe", {
    subject: "Le nom",
    limit: 60,
    required: "Donnez un nom au groupe\u00a0: «\u00a0Débutants\u00a0».",
  }),
  text: paragraphs("Pour qui, et ce qu’on y fait", {
    subject: "Ce texte",
    limit: 400,
    rows: 3,
  }),
};

const coachFields = {
  person: people("Personne", {
    among: [
      { subject: "coach", table: "coaches" },
      { subject: "board-member", table: "board_members" },
    ],
    most: 1,
    lost: "Cette personne n’est plus dans la liste\u00a0: choisissez quelqu’un d’autre.",
    none: "Personne",
  }),
  role: line("Ce qu’elle fait ici", {
    subject: "Ce texte",
    limit: 80,
    hint: "«\u00a0Sprint et haies, diplômée FFA\u00a0»",
  }),
  text: paragraphs("Quelques mots", {
    subject: "Ce texte",
    limit: 300,
    rows: 3,
    hint: "Facultatif\u00a0: une phrase qui donne envie de venir.",
  }),
};

export const stepFields = {
  title: line("Étape", {
    subject: "Ce titre",
    limit: 60,
    required: "Donnez un titre à l’étape\u00a0: «\u00a0Venez essayer\u00a0».",
  }),
  text: paragraphs("Ce qu’il faut faire", { subject: "Ce texte", limit: 400, rows: 3 }),
};

const questionFields = {
  question: line("Question", {
    subject: "La question",
    limit: 120,
    required: "Écrivez la question.",
  }),
  answer: paragraphs("Réponse", {
    subject: "La réponse",
    limit: 1000,
    required: "Écrivez la réponse, ou supprimez la question.",
  }),
};

/** The steps of a procedure, in their order. */
export function stepList<F extends Fields>({ most, fields }: { most: number; fields: F }) {
  return list("Étapes", {
    noun: "étape",
    isFeminine: true,
    most,
    moved: "étapes dans un autre ordre",
    reworded: "étapes modifiées",
    tooMany: `${most} étapes au plus.`,
    wrongId:
      "Cette étape n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
    add: "Ajouter une étape",
    remove: "Supprimer cette étape",
    fields,
  });
}

/** Questions that are often asked, with their answers. */
export function questionList() {
  return list("Questions", {
    noun: "question",
    isFeminine: true,
    most: MOST_QUESTIONS,
    moved: "questions dans un autre ordre",
    reworded: "questions modifiées",
    tooMany: `${MOST_QUESTIONS} questions au plus.`,
    wrongId:
      "Cette question n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
    add: "Ajouter une question",
    remove: "Supprimer cette question",
    fields: questionFields,
  });
}

type PresentationOptions = {
  /** The folder of its photo. */
  photo: string;
  /** The address stands behind it: `/sections/`. */
  at: string;
  /** The words that stand in for a title for search engines, and for an address, that are left empty. */
  titleFrom: string;
  addressFrom: string;
};

/** The fields of a page that presents a section, or how one joins it. */
export function presentation({ photo, at, titleFrom, addressFrom }: PresentationOptions) {
  return {
    lead: leadField({ hint: "Deux phrases\u00a0: ce qu’on y fait, et pour qui." }),
    facts: list("En bref", {
      noun: "fait",
      most: MOST_FACTS,
      moved: "faits dans un autre ordre",
      reworded: "faits modifiés",
      tooMany: `${MOST_FACTS} au plus\u00a0: le nombre de séances et le prix s’y ajoutent seuls.`,
      wrongId: "Cette ligne n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la.",
      add: "Ajouter une ligne en bref",
      remove: "Supprimer cette ligne",
      detailOf: ({ value }) => String(value),
      fields: factFields,
    }),
    introTitle: line("Titre de la présentation", {
      subject: "Ce titre",
      limit: 80,
      none: "Aucun",
    }),
    intro: paragraphs("Présentation", {
      subject: "La présentation",
      limit: 2000,
      rows: 8,
      hint: "Passez à la ligne pour commencer un paragraphe.",
      none: "Aucune",
    }),
    ...headPicture({ folder: photo }),
    levels: list("Groupes", {
      noun: "groupe",
      most: MOST_LEVELS,
      moved: "groupes dans un autre ordre",
      reworded: "groupes modifiés",
      tooMany: `${MOST_LEVELS} groupes au plus.`,
      wrongId:
        "Ce groupe n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un groupe",
      remove: "Supprimer ce groupe",
      fields: levelFields,
    }),
    sessionsNote: paragraphs("Sous les séances", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      hint: "Vacances, jours fériés, rendez-vous… Les heures viennent des Horaires.",
      none: "Rien",
    }),
    coachesTitle: line("Titre de cette partie", {
      subject: "Ce titre",
      limit: 40,
      hint: "Vide\u00a0: «\u00a0Votre encadrement\u00a0».",
      none: "Votre encadrement",
    }),
    coaches: list("Encadrement", {
      noun: "personne",
      isFeminine: true,
      most: MOST_COACHES,
      moved: "personnes dans un autre ordre",
      reworded: "personnes modifiées",
      tooMany: `${MOST_COACHES} personnes au plus.`,
      wrongId:
        "Cette personne n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une personne",
      remove: "Retirer cette personne",
      titleOf: ({ role }) => String(role),
      people: "person",
      fields: coachFields,
    }),
    steps: stepList({ most: MOST_STEPS, fields: stepFields }),
    questions: questionList(),
    eventsTitle: line("Titre des événements à venir", {
      subject: "Ce titre",
      limit: 40,
      hint: "Vide\u00a0: «\u00a0Prochains rendez-vous\u00a0».",
      none: "Prochains rendez-vous",
    }),
    address: line(`Adresse de la page, après ${at}`, {
      isAddress: true,
      subject: "L’adresse",
      limit: 40,
      hint: `Vide\u00a0: ${addressFrom}. L’ancienne adresse mène à la nouvelle.`,
      none: capitalized(addressFrom),
    }),
    formerAddresses: lines("Anciennes adresses", {
      isAddress: true,
      subject: "Une adresse",
      most: MOST_FORMER,
      changed: { phrase: "l’ancienne adresse mène à la nouvelle" },
    }),
    ...searchFields({ titleFrom }),
  };
}
