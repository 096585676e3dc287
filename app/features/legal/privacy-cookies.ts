import { RETENTION } from "~/lib/retention";
import { type LegalBlock, type LegalSection, text } from "./legal-text";

type Kept = { title: string; who: string; why: string; how: string; kept: string };

const keptBy = ({ title, who, why, how, kept }: Kept): LegalBlock => ({
  kind: "case",
  title,
  rows: [
    { term: "Pour qui", text: who },
    { term: "Pour quoi faire", text: why },
    { term: "Comment", text: how },
    { term: "Combien de temps", text: kept },
  ],
});

/** Everything that the site leaves in a browser; all of it is needed for what its owner asked for. */
export const browserMemory: LegalSection = {
  id: "cookies",
  title: "Cookies et mémoire du navigateur",
  blocks: [
    text(
      "Si vous lisez le site, il ne dépose aucun cookie. Ce qui suit n’apparaît que si vous le demandez, en remplissant un formulaire ou un panier, en commandant ou en vous connectant. C’est strictement nécessaire à ce que vous faites\u00a0: la loi n’exige pas d’accord pour cela (article 82 de la loi Informatique et Libertés), et rien ne sert à vous suivre.",
    ),
    keptBy({
      title: "Ce que vous écrivez, foulee.saisie",
      who: "Ceux qui écrivent au club, commandent ou renoncent à une commande",
      why: "Le retrouver si vous quittez la page, ou la rechargez, avant de l’avoir envoyé.",
      how: "Dans la mémoire de l’onglet, si votre navigateur en a une\u00a0: le texte et les choix d’un formulaire (foulee.saisie.contact, foulee.saisie.essai, foulee.saisie.commande, foulee.saisie.retractation). Jamais un mot de passe ni un fichier. Le site n’en reçoit rien avant que vous n’envoyiez le formulaire.",
      kept: "Jusqu’à l’envoi (pour une rétractation, jusqu’à son enregistrement), ou jusqu’à la fermeture de l’onglet. Si votre navigateur rouvre l’onglet, il peut rendre ce texte avec lui.",
    }),
    keptBy({
      title: "Votre panier, foulee.panier",
      who: "Ceux qui mettent un article dans le panier de la boutique",
      why: "Le retrouver en changeant de page, ou le lendemain.",
      how: "Dans la mémoire du navigateur, pas dans un cookie\u00a0: les articles, les quantités et le prénom à imprimer. Le site les reçoit quand il calcule le prix, sans les garder, puis quand vous commandez.",
      kept: `Jusqu’à ce que vous commandiez ou le vidiez. ${RETENTION.basketDays}\u00a0jours après votre dernier changement, il est mis de côté\u00a0: le site ne le reçoit plus, sauf si vous le reprenez.`,
    }),
    keptBy({
      title: "Votre commande, order_token",
      who: "Ceux qui viennent de commander à la boutique",
      why: "Montrer de nouveau la confirmation, à vous et à personne d’autre.",
      how: "Un cookie qui n’est envoyé qu’aux pages de la boutique, et qu’aucun script ne peut lire. Entre l’envoi et la confirmation, la mémoire du navigateur garde aussi les articles commandés et un numéro tiré au hasard (foulee.commande)\u00a0: deux envois en moins d’une heure ne font ainsi qu’une commande.",
      kept: `${RETENTION.orderCookieDays}\u00a0jours.`,
    }),
    keptBy({
      title: "La session des bénévoles, foulee.session_token",
      who: "Les bénévoles connectés à l’espace d’administration",
      why: "Garder leur session ouverte.",
      how: "Un cookie qu’aucun script ne peut lire. La mémoire du navigateur garde aussi ce qu’ils sont en train d’écrire, pour ne rien perdre en cas de coupure\u00a0: cela ne quitte pas leur appareil.",
      kept: "Trente jours, ou jusqu’à la déconnexion.",
    }),
  ],
};
