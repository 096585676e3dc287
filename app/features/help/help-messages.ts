import type { HelpGroup } from "./help.types";

const INBOX = { to: "/admin/messages", label: "Messages reçus", permission: "messages" } as const;

export const MESSAGES_HELP: HelpGroup = {
  id: "messages",
  title: "Les messages des visiteurs",
  answers: [
    {
      slug: "lire-un-message",
      question: "Où lire ce que les visiteurs écrivent au club\u00a0?",
      words: "boîte courrier mail contact formulaire non lu archiver recherche effacer",
      scene: "inbox",
      text: [
        "Dans [Messages reçus]. Le nombre jaune du menu compte ceux que personne n’a encore ouverts. Ouvrir un message le marque comme lu, pour toute l’équipe.",
        "Une fois traité, cliquez sur [Archiver]\u00a0: il quitte la boîte et se retrouve sous [Archivés].",
      ],
      tip: "Douze mois après sa réception, un message s’efface tout seul\u00a0: la page de confidentialité le promet aux visiteurs.",
      screen: INBOX,
    },
    {
      slug: "repondre-a-un-message",
      question: "Comment répondre à un visiteur\u00a0?",
      words: "réponse répondu mail messagerie écrire courrier",
      scene: "reply",
      text: [],
      steps: [
        "Ouvrez le message, puis cliquez sur [Répondre].",
        "Votre messagerie s’ouvre avec l’adresse, le sujet et le message cité. Écrivez, envoyez.",
        "Le message porte maintenant «\u00a0Répondu\u00a0»\u00a0: les autres savent que c’est fait.",
      ],
      tip: "Vous avez répondu par téléphone\u00a0? Cliquez sur [Marquer comme répondu].",
      screen: INBOX,
    },
    {
      slug: "message-non-envoye",
      question: "Un message est marqué «\u00a0Non envoyé au club\u00a0»\u00a0: est-il perdu\u00a0?",
      words: "échec envoi panne réessayer smtp emailjs jamais",
      scene: "late",
      text: [
        "Non, il se lit dans [Messages reçus]. Seul l’e-mail qui devait l’apporter au club n’est pas parti. Le site réessaie tout seul pendant cinq jours\u00a0; [Réessayer] le fait tout de suite.",
        "Si cela dure, écrivez au support technique.",
      ],
      screen: INBOX,
    },
    {
      slug: "message-a-verifier",
      question: "Pourquoi un message est-il sous «\u00a0À vérifier\u00a0»\u00a0?",
      words: "spam indésirable robot piège faux vérifier filtre",
      scene: "held",
      text: [
        "Le formulaire a un champ que les visiteurs ne voient pas. Rempli, il trahit souvent un programme\u00a0: le message attend alors sous [À vérifier], sans partir par e-mail.",
        "Le navigateur de quelqu’un l’a peut-être rempli tout seul. Si le message est vrai, ouvrez-le et cliquez sur [Ce n’est pas du spam]\u00a0: il rejoint les autres, et part au club. Sinon, archivez-le.",
      ],
      screen: {
        to: "/admin/messages?filtre=a-verifier",
        label: "Messages à vérifier",
        permission: "messages",
      },
    },
    {
      slug: "bloquer-un-expediteur",
      question: "Quelqu’un nous envoie n’importe quoi\u00a0: comment l’arrêter\u00a0?",
      words: "spam indésirable robot insulte bloquer débloquer adresse publicité",
      scene: "block",
      text: [
        "Ouvrez un de ses messages, puis cliquez sur [Bloquer cet expéditeur]. Les suivants seront refusés, sans qu’il sache pourquoi.",
        "Sous [Expéditeurs bloqués], vous pouvez ajouter une adresse, ou la débloquer.",
      ],
      screen: {
        to: "/admin/messages/bloques",
        label: "Expéditeurs bloqués",
        permission: "messages",
      },
    },
    {
      slug: "ecrire-au-support",
      question: "Quelque chose ne marche pas\u00a0: à qui le dire\u00a0?",
      words: "aide panne bug erreur problème technique dépannage capture écran assistance signaler",
      scene: "support",
      text: [],
      steps: [
        "Ouvrez [Écrire au support technique].",
        "Dites ce que vous faisiez et ce qui s’est passé. Une capture d’écran aide beaucoup.",
        "L’état du site est joint\u00a0: vous le voyez avant d’envoyer, et il ne dit rien de personne.",
      ],
      screen: {
        to: "/admin/contact-admin",
        label: "Écrire au support technique",
        permission: "contact-admin",
      },
    },
  ],
};
