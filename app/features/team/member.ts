import { line, picture } from "~/records/fields";
import { listedKind } from "~/records/kind";

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
    fields: {
      fullName: line("Nom complet", {
        isFact: "name",
        subject: "Le nom",
        required: "Indiquez le nom de la personne.",
      }),
      role: line("Rôle", { subject: "Le rôle", hint: ROLE_HINTS[subject], none: "Aucun rôle" }),
      photo: picture("Photo", {
        folder: subject === "coach" ? "coaches" : "board-members",
        file: "photo",
        look: "portrait",
        hint: "Un portrait net, cadré sur le visage. Sans photo, le site montre les initiales.",
        none: "Sans photo",
        lost: "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.",
      }),
    },
  } as const;
}

const LIST = {
  titleColumn: "Nom",
  saved: "est enregistré",
  all: "Tous",
  searchLabel: "Rechercher dans les noms et les rôles",
  searchPlaceholder: "Rechercher un nom, un rôle…",
  searched: ["fullName", "role"],
  foundBy: ["fullName", "role"],
} as const;

const GONE = "Cette personne n’est plus dans la liste. Actualisez-la.";
const FIRST =
  "Ajoutez le premier\u00a0: un nom suffit. L’organigramme du site le montrera aussitôt.";

export const coach = listedKind({
  ...person("coach"),
  table: "coaches",
  path: "/admin/coaches",
  icon: "people",
  french: {
    name: "Entraîneurs",
    one: "Entraîneur",
    the: "l’entraîneur",
    asFileUser: "la fiche de l’entraîneur",
    isBare: true,
    remove: "Supprimer l’entraîneur",
    gone: GONE,
  },
  list: {
    ...LIST,
    caption: "Entraîneurs, par nom",
    nothingYet: { icon: "walk", title: "Aucun entraîneur pour l’instant", text: FIRST },
    create: "Ajouter un entraîneur",
    edit: "Modifier l’entraîneur",
  },
});

export const boardMember = listedKind({
  ...person("board-member"),
  table: "board_members",
  path: "/admin/board-members",
  icon: "person",
  french: {
    name: "Membres du bureau",
    tab: "Bureau",
    one: "Membre du bureau",
    the: "le membre du bureau",
    asFileUser: "la fiche du bureau",
    isBare: true,
    remove: "Supprimer ce membre",
    gone: GONE,
  },
  list: {
    ...LIST,
    caption: "Membres du bureau, par nom",
    nothingYet: { icon: "person", title: "Aucun membre du bureau pour l’instant", text: FIRST },
    create: "Ajouter un membre",
    edit: "Modifier le membre du bureau",
    createTitle: "Ajouter un membre du bureau",
  },
});
