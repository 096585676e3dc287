import { line, picture } from "~/records/fields";
import { kind } from "~/records/kind";

const ROLE_HINTS = {
  coach:
    "Ce que la personne entraîne\u00a0: «\u00a0Sprint et haies\u00a0», «\u00a0Marche nordique\u00a0».",
  "board-member":
    "La place au bureau\u00a0: «\u00a0Présidente\u00a0», «\u00a0Trésorier adjoint\u00a0».",
};

/** Coaches and members of the board are described alike; their lists are two. */
function person(subject: "coach" | "board-member") {
  return {
    subject,
    localCopy: subject,
    permission: "team",
    title: "fullName",
    searched: ["fullName", "role"],
    foundBy: ["fullName", "role"],
    fields: {
      fullName: line("Nom complet", {
        subject: "Le nom",
        required: "Indiquez le nom de la personne.",
      }),
      role: line("Rôle", {
        subject: "Le rôle",
        hint: ROLE_HINTS[subject],
        none: "Aucun rôle",
      }),
      photo: picture("Photo", {
        look: "portrait",
        target: subject,
        hint: "Un portrait net, cadré sur le visage. Sans photo, le site montre les initiales.",
        none: "Sans photo",
        lost: "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.",
      }),
    },
  } as const;
}

const SEARCH_WORDS = {
  all: "Tous",
  searchLabel: "Rechercher dans les noms et les rôles",
  searchPlaceholder: "Rechercher un nom, un rôle…",
  gone: "Cette personne n’est plus dans la liste. Actualisez-la.",
};

const FIRST =
  "Ajoutez le premier\u00a0: un nom suffit. L’organigramme du site le montrera aussitôt.";

export const coach = kind({
  ...person("coach"),
  table: "coaches",
  path: "/admin/coaches",
  french: {
    ...SEARCH_WORDS,
    icon: "people",
    list: "Entraîneurs",
    caption: "Entraîneurs, par nom",
    nothingYet: { icon: "walk", title: "Aucun entraîneur pour l’instant", text: FIRST },
    create: "Ajouter un entraîneur",
    edit: "Modifier l’entraîneur",
    remove: "Supprimer l’entraîneur",
    notFound: "Entraîneur introuvable",
  },
});

export const boardMember = kind({
  ...person("board-member"),
  table: "board_members",
  path: "/admin/board-members",
  french: {
    ...SEARCH_WORDS,
    icon: "person",
    list: "Membres du bureau",
    caption: "Membres du bureau, par nom",
    nothingYet: { icon: "person", title: "Aucun membre du bureau pour l’instant", text: FIRST },
    create: "Ajouter un membre",
    createTitle: "Ajouter un membre du bureau",
    edit: "Modifier le membre du bureau",
    remove: "Supprimer ce membre",
    notFound: "Membre introuvable",
  },
});
