import type { HelpGroup } from "./help.types";

export const AROUND_HELP: HelpGroup = {
  id: "s-y-retrouver",
  title: "S’y retrouver",
  answers: [
    {
      slug: "rechercher",
      question: "Comment trouver vite un écran, une actualité ou une personne\u00a0?",
      words: "recherche raccourci ctrl k clavier palette trouver",
      scene: "search",
      text: [
        "Cliquez sur [Rechercher] dans le menu, ou tapez Ctrl+K (⌘K sur un Mac) depuis n’importe quel écran.",
        "Tapez quelques lettres\u00a0: un écran, une action, un titre, un nom. Les accents et les majuscules ne comptent pas. Les flèches choisissent, Entrée ouvre, Échap ferme.",
      ],
      tip: "Dans le texte d’une actualité, Ctrl+K ajoute un lien\u00a0: cliquez d’abord en dehors du texte.",
      screen: { to: "/admin/recherche", label: "Rechercher", permission: "dashboard" },
    },
    {
      slug: "sur-le-telephone",
      question: "Puis-je tout faire depuis mon téléphone\u00a0?",
      words: "mobile smartphone tablette appareil photo bord de piste portable",
      scene: "phone",
      text: [
        "Oui. La barre du bas mène à l’essentiel, et le bouton rond [Écrire] ouvre une nouvelle actualité. [Menu] montre tout le reste.",
        "Pour une photo, le téléphone propose l’appareil ou la galerie. Elle est allégée avant l’envoi\u00a0: un réseau faible suffit.",
      ],
      tip: "Ajoutez l’espace club à l’écran d’accueil du téléphone, depuis le menu du navigateur\u00a0: il s’ouvre alors comme une application.",
    },
    {
      slug: "au-clavier",
      question: "Puis-je tout faire au clavier\u00a0?",
      words: "accessibilité raccourcis tabulation flèches souris lecteur d’écran",
      scene: "keyboard",
      text: [
        "Oui. La touche Tab passe d’un bouton au suivant, Entrée l’active. Un cadre jaune montre où vous êtes.",
        "Pour changer l’ordre d’une liste, placez-vous sur la poignée d’une ligne et utilisez les flèches. Alt+T va aux messages du bas de l’écran, où se trouve [Annuler].",
      ],
    },
  ],
};
