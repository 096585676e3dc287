import type { RecordListWords } from "~/records/list-screen";
import type { TeamKind } from "../team-kinds";

type TeamWords = {
  /** Title of the list, and of its entry in the menu. */
  title: string;
  create: string;
  edit: string;
  remove: string;
  roleHint: string;
  list: RecordListWords;
};

/** Before the names of pages that are written elsewhere. */
export const ALSO_ON = "Ce nom figure aussi sur\u00a0:";

/** What the two lists of people call things. */
export const TEAM_WORDS: Record<TeamKind, TeamWords> = {
  coach: {
    title: "Entraîneurs",
    create: "Ajouter un entraîneur",
    edit: "Modifier l’entraîneur",
    remove: "Supprimer l’entraîneur",
    roleHint:
      "Ce que la personne entraîne\u00a0: «\u00a0Sprint et haies\u00a0», «\u00a0Marche nordique\u00a0».",
    list: {
      allLabel: "Tous",
      caption: "Entraîneurs, par nom",
      pictureLabel: "Photo",
      searchLabel: "Rechercher dans les noms et les rôles",
      searchPlaceholder: "Rechercher un nom, un rôle…",
      nothingYet: {
        icon: "walk",
        title: "Aucun entraîneur pour l’instant",
        text: "Ajoutez le premier\u00a0: un nom suffit. L’organigramme du site le montrera aussitôt.",
        createLabel: "Ajouter un entraîneur",
      },
    },
  },
  "board-member": {
    title: "Membres du bureau",
    create: "Ajouter un membre",
    edit: "Modifier le membre du bureau",
    remove: "Supprimer ce membre",
    roleHint:
      "La place au bureau\u00a0: «\u00a0Présidente\u00a0», «\u00a0Trésorier adjoint\u00a0».",
    list: {
      allLabel: "Tous",
      caption: "Membres du bureau, par nom",
      pictureLabel: "Photo",
      searchLabel: "Rechercher dans les noms et les rôles",
      searchPlaceholder: "Rechercher un nom, un rôle…",
      nothingYet: {
        icon: "person",
        title: "Aucun membre du bureau pour l’instant",
        text: "Ajoutez le premier\u00a0: un nom suffit. L’organigramme du site le montrera aussitôt.",
        createLabel: "Ajouter un membre",
      },
    },
  },
};
