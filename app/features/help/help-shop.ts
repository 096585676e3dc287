import type { HelpGroup } from "./help.types";

const PRODUCTS = {
  to: "/admin/boutique/produits",
  label: "Produits",
  permission: "shop",
} as const;

const ORDERS = { to: "/admin/boutique", label: "Commandes", permission: "shop" } as const;

export const SHOP_HELP: HelpGroup = {
  id: "boutique",
  title: "La boutique",
  answers: [
    {
      slug: "preparer-une-commande",
      question: "Une commande est arrivée\u00a0: que faire\u00a0?",
      words:
        "boutique commandes préparer prête remise payée annuler imprimer retrait permanence excel",
      scene: "order",
      text: [
        "L’acheteur a déjà reçu sa confirmation, si le site envoie des e-mails. La commande attend dans [Boutique], onglet [À préparer].",
      ],
      steps: [
        "Ouvrez-la, mettez les articles de côté, puis cliquez sur [Marquer comme prête]\u00a0: l’acheteur est prévenu si la case reste cochée.",
        "Le jour venu, [Retraits] montre qui vient et ce qui reste à payer. [Imprimer] en fait une feuille. [Exporter pour Excel] donne la liste à un tableur.",
        "Au comptoir, [Marquer payée] puis [Marquer remise]. Une erreur\u00a0? [Annuler], ou le bouton contraire de la commande.",
      ],
      tip: "[Annuler la commande] remet les articles en stock. Le site n’écrit pas à l’acheteur\u00a0: prévenez-le. Une commande que personne ne retire est annulée automatiquement 30\u00a0jours après le jour choisi, après un rappel.",
      screen: ORDERS,
    },
    {
      slug: "suivre-une-retractation",
      question: "Un acheteur a renoncé à sa commande\u00a0: que faire\u00a0?",
      words:
        "rétractation remboursement rembourser retour rendre articles renoncer quatorze jours boutique",
      scene: "stock",
      text: [
        "La loi le permet jusqu’à quatorze jours après le retrait, sans raison à donner, sauf pour un article personnalisé. Le site vérifie le délai et envoie l’accusé de réception.",
      ],
      steps: [
        "Ouvrez [Boutique], onglet [Rétractations], puis la commande\u00a0: les dates limites y sont écrites.",
        "Les articles reviennent\u00a0? [Marquer les articles comme rendus] les remet en stock. Une commande jamais remise est déjà en stock.",
        "L’argent est rendu\u00a0? [Marquer comme remboursée]. Pour des articles non payés, il n’y a rien à rembourser.",
      ],
      screen: { ...ORDERS, to: "/admin/boutique?etat=retractations" },
    },
    {
      slug: "ajouter-un-produit",
      question: "Comment mettre un produit en vente\u00a0?",
      words: "article boutique t-shirt maillot prix taille couleur photo vendre masquer retirer",
      scene: "product",
      text: ["Seul un administrateur tient la boutique."],
      steps: [
        "Ouvrez [Boutique], [Produits], puis [Ajouter un produit]\u00a0: son nom, son prix, ses photos décrites en une phrase.",
        "Écrivez une ligne par taille et par couleur, avec le nombre de pièces. [Ajouter une ligne] en ouvre une autre.",
        "Cliquez sur [Enregistrer]\u00a0: le produit est en vente, à la fin de la boutique. Les flèches de la liste le déplacent.",
      ],
      tip: "Plus rien à vendre pour l’instant\u00a0? [Masquer] le retire du site\u00a0: tout reste, et les commandes déjà passées ne changent pas.",
      screen: PRODUCTS,
    },
    {
      slug: "corriger-le-stock",
      question: "Le stock affiché n’est pas le bon\u00a0: comment le corriger\u00a0?",
      words: "compter inventaire livraison réassort pièces épuisé quantité historique boutique",
      scene: "stock",
      text: ["Le stock baisse tout seul à chaque commande, et remonte quand elle est annulée."],
      steps: [
        "Ouvrez [Boutique], puis [Produits], et cliquez sur le nombre de pièces.",
        "Comptez ce qui reste à vendre, sans ce qui est mis de côté pour des commandes.",
        "Écrivez ce nombre sous [J’ai compté], puis cliquez sur [Corriger].",
      ],
      tip: "Une commande arrive pendant que vous comptez\u00a0? Le site le dit et n’écrit rien. L’[Historique] dit qui a changé quoi.",
      screen: PRODUCTS,
    },
  ],
};
