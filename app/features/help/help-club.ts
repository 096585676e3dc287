import type { HelpGroup } from "./help.types";

export const CLUB_HELP: HelpGroup = {
  id: "club",
  title: "Le club",
  answers: [
    {
      slug: "ajouter-un-entraineur",
      question: "Comment ajouter un entraîneur\u00a0?",
      words:
        "coach encadrant trombinoscope organigramme équipe portrait remplacer changer modifier supprimer départ",
      scene: "person",
      text: [],
      steps: [
        "Ouvrez [Entraîneurs], puis [Ajouter un entraîneur].",
        "Écrivez son [Nom complet] et son [Rôle]\u00a0: ce que la personne entraîne.",
        "Ajoutez un portrait, avec son accord. Sans photo, le site montre ses initiales.",
        "Cliquez sur [Enregistrer]\u00a0: il paraît dans l’organigramme, par ordre alphabétique.",
      ],
      screen: { to: "/admin/coaches", label: "Entraîneurs", permission: "team" },
    },
    {
      slug: "ajouter-un-membre-du-bureau",
      question: "Le bureau a changé\u00a0: comment mettre à jour ses membres\u00a0?",
      words: "président trésorier secrétaire dirigeants élection assemblée générale organigramme",
      scene: "board",
      text: [],
      steps: [
        "Ouvrez [Membres du bureau].",
        "Modifiez le [Rôle] de ceux qui restent. [Ajouter un membre] inscrit les nouveaux.",
        "Supprimez ceux qui partent\u00a0: la corbeille les garde 30\u00a0jours.",
      ],
      tip: "Le directeur de la publication et l’adresse du club, dans les mentions légales, sont changés par la personne qui s’occupe de la technique.",
      screen: { to: "/admin/board-members", label: "Membres du bureau", permission: "team" },
    },
    {
      slug: "horaires-tarifs-telephones",
      question: "Comment changer un horaire, un tarif ou un numéro de téléphone\u00a0?",
      words:
        "heure séance entraînement prix cotisation licence numéro contact adresse texte section page",
      scene: "support",
      text: [
        "Les horaires, les tarifs, les numéros de téléphone et les textes des pages fixes sont changés par la personne qui s’occupe de la technique.",
      ],
      steps: [
        "Ouvrez [Écrire au support technique].",
        "Donnez la page, ce qui est écrit et ce qu’il faut écrire à la place.",
      ],
      tip: "En attendant, [Information importante] prévient tous les visiteurs de l’accueil.",
      screen: {
        to: "/admin/contact-admin",
        label: "Écrire au support technique",
        permission: "contact-admin",
      },
    },
    {
      slug: "ajouter-un-partenaire",
      question: "Comment ajouter un partenaire et son logo\u00a0?",
      words: "sponsor mécène logo lien site",
      scene: "partner",
      text: [],
      steps: [
        "Ouvrez [Partenaires], puis [Ajouter un partenaire].",
        "Écrivez son [Nom], choisissez son logo et, s’il en a un, donnez le [Lien vers son site].",
        "Cliquez sur [Enregistrer]\u00a0: le logo rejoint ceux de l’accueil.",
      ],
      tip: "Un fond transparent convient bien. Le fichier est gardé tel que le partenaire l’a donné, sans être compressé.",
      screen: { to: "/admin/partners", label: "Partenaires", permission: "partners" },
    },
  ],
};
