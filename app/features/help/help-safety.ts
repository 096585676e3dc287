import type { HelpGroup } from "./help.types";

export const SAFETY_HELP: HelpGroup = {
  id: "sans-crainte",
  title: "Rien ne se perd",
  answers: [
    {
      slug: "annuler-une-suppression",
      question: "J’ai supprimé quelque chose par erreur\u00a0: comment le retrouver\u00a0?",
      words: "corbeille restaurer rétablir annuler récupérer effacé supprimer undo",
      scene: "undo",
      text: [
        "Tout de suite\u00a0: cliquez sur [Annuler] dans le message en bas de l’écran.",
        "Plus tard\u00a0: ouvrez l’onglet [Corbeille] de la liste, et rétablissez l’élément. Il retrouve sa place. La corbeille garde tout 30\u00a0jours.",
      ],
      tip: "Le message s’efface trop vite\u00a0? Alt+T y mène au clavier tant qu’il est affiché\u00a0; ensuite, la corbeille est toujours là.",
      screen: {
        to: "/admin/actualites?etat=corbeille",
        label: "Corbeille des actualités",
        permission: "articles",
      },
    },
    {
      slug: "retrouver-une-version",
      question: "Comment revenir à une version plus ancienne d’une actualité\u00a0?",
      words: "historique versions révisions restaurer comparer avant ancien texte perdu",
      scene: "versions",
      text: [],
      steps: [
        "Ouvrez l’actualité. L’encadré [Historique] dit qui a changé quoi, et quand.",
        "Cliquez sur [Comparer]\u00a0: l’ancienne version s’affiche à côté de l’actuelle.",
        "Cliquez sur [Restaurer cette version] si c’est la bonne. La version d’aujourd’hui reste elle aussi dans l’historique.",
      ],
      tip: "[Revenir à la version du site] abandonne seulement ce qui n’est pas encore publié.",
      screen: {
        to: "/admin/actualites",
        label: "Actualités et événements",
        permission: "articles",
      },
    },
    {
      slug: "a-deux-en-meme-temps",
      question: "Que se passe-t-il si nous sommes deux à modifier la même chose\u00a0?",
      words: "conflit deux versions collègue simultané écraser même temps onglets",
      scene: "two",
      text: [
        "Personne n’efface le travail de l’autre. Celui qui enregistre en second voit les deux versions côte à côte, et choisit pour chaque partie\u00a0: la sienne, ou celle de l’autre.",
        "Rien n’est enregistré tant que le choix n’est pas fait.",
      ],
      tip: "C’est la même chose si vous avez ouvert deux onglets. Vous pouvez aussi garder toute votre version, ou toute l’autre.",
    },
    {
      slug: "texte-garde",
      question:
        "Internet a coupé, ou ma session s’est terminée\u00a0: mon texte est-il perdu\u00a0?",
      words: "réseau connexion hors ligne session expirée déconnecté sauvegarde automatique erreur",
      scene: "network",
      text: [
        "Non. Ce que vous tapez est aussi gardé dans votre navigateur. Continuez d’écrire\u00a0: l’enregistrement reprend au retour du réseau.",
        "Si la session est terminée, [Se connecter] ouvre un autre onglet. Connectez-vous, puis revenez au premier.",
        "Si la page s’est fermée, rouvrez-la sur le même appareil et cliquez sur [Reprendre ma version].",
      ],
      tip: "Le haut de l’éditeur dit toujours où vous en êtes\u00a0: «\u00a0Enregistré à 14h32\u00a0».",
    },
  ],
};
