import type { HelpGroup } from "./help.types";

export const UPKEEP_HELP: HelpGroup = {
  id: "entretien",
  title: "L’entretien du site",
  answers: [
    {
      slug: "sauvegarder-le-site",
      question: "Comment sauvegarder le site, ou le restaurer\u00a0?",
      words: "sauvegarde copie archive télécharger restauration rétablir panne serveur backup",
      scene: "backup",
      text: [
        "Le site se sauvegarde de lui-même chaque jour. [Sauvegarder maintenant] en fait une de plus. [Télécharger] la met sur votre ordinateur\u00a0: gardez-en une en lieu sûr, elle contient tout, comptes et messages compris. Pour télécharger ou restaurer, votre mot de passe vous est redemandé.",
        "[Restaurer] ramène tout le site à ce jour-là. Ce qu’il y a maintenant est sauvegardé d’abord, et chacun devra se connecter de nouveau\u00a0: l’écran dit avec quels comptes. Les invitations et les liens de mot de passe sont à refaire.",
      ],
      tip: "Pour une seule chose supprimée ou modifiée, la corbeille et l’historique suffisent.",
      screen: {
        to: "/admin/maintenance/sauvegardes",
        label: "Sauvegardes",
        permission: "maintenance",
      },
    },
    {
      slug: "nettoyer-le-stockage",
      question: "À quoi sert le nettoyage du stockage\u00a0?",
      words: "fichiers images orphelins place disque espace inutilisé effacer nettoyer",
      scene: "cleanup",
      text: [
        "Une image remplacée ou supprimée reste quelque temps, puis le site l’efface la nuit. Le bouton de l’écran [Nettoyage des fichiers] le fait tout de suite.",
        "Ce qui sert encore, même dans un brouillon, l’historique ou la corbeille, n’est jamais effacé\u00a0: l’écran dit où.",
      ],
      screen: {
        to: "/admin/maintenance/nettoyage",
        label: "Nettoyage des fichiers",
        permission: "maintenance",
      },
    },
    {
      slug: "message-d-essai",
      question: "Comment savoir si le site envoie bien ses e-mails\u00a0?",
      words: "essai test tester mail courrier envoi smtp emailjs arrive pas spam indésirables",
      scene: "mail-trial",
      text: [
        "Dans [Entretien du site], sous [Envoi des e-mails], cliquez sur [Envoyer un message d’essai]. Il part vers votre adresse, et l’écran dit s’il est parti, ou pourquoi il n’a pas pu.",
      ],
      tip: "Parti, mais pas arrivé\u00a0? Regardez dans les courriers indésirables.",
      screen: {
        to: "/admin/maintenance",
        label: "Entretien du site",
        permission: "maintenance",
      },
    },
  ],
};
