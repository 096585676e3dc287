import { callFor } from "~/club/calls";
import { WEEKDAYS } from "~/club/session-words";
import type { Association, Contact, PickupEvening, PickupRules, Shop, Site } from "~/club/site";
import { dayOf } from "~/lib/dates-in-text";
import { counted } from "~/lib/french-numbers";
import { lowerFirst } from "~/lib/lower-first";
import { RETENTION } from "~/lib/retention";
import { KEPT_DAYS, RESERVED_PIECES } from "~/lib/sale-law";
import {
  addendum,
  commas,
  facts,
  type LegalPageContent,
  type LegalSection,
  type LegalSite,
  list,
  mailTo,
  nameWithInitials,
  ringingAt,
  text,
} from "./legal-text";
import { complaints, guarantees, withdrawal } from "./sale-terms-rights";
import type { SwitchedOn } from "./third-parties";

const SHOP_LINK = { label: "boutique", to: "/boutique" };

function eveningInWords({ weekday, hours }: PickupEvening): string {
  return `le ${WEEKDAYS[weekday].toLowerCase()}, de ${hours.replace(/\s–\s/, " à ")}`;
}

/** `du 21 décembre 2026 au 3 janvier 2027` */
function closureInWords({ from, to }: PickupRules["closures"][number]): string {
  return from === to ? `le ${dayOf(from)}` : `du ${dayOf(from)} au ${dayOf(to)}`;
}

/** Parts as one sentence; empty for none. */
function sentence(parts: readonly string[]): string {
  return parts.length === 0 ? "" : `${parts.join("\u00a0; ")}.`;
}

/** The parts of a site that the terms of sale tell. */
export type SaleTermsSite = LegalSite & Pick<Site, "shop">;

export type ShopWays = Pick<SwitchedOn, "helloasso"> & {
  /** Whether the site sends mail. */
  mail: boolean;
};

/**
 * The terms of sale of a shop that may be paid for, and written from, in these ways. They say no day: an order
 * keeps their text, and the same text is the same terms.
 */
export const saleTermsPage = (
  site: SaleTermsSite,
  { helloasso, mail }: ShopWays,
): LegalPageContent => ({
  title: "Conditions générales de vente",
  lead: "Ce que le club et vous promettez l’un à l’autre, quand vous commandez à la boutique.",
  sections: [
    seller(site),
    scope,
    products,
    prices(site.association),
    order(mail),
    payment(site.shop, { helloasso, mail }),
    pickup(site.shop),
    withdrawal(site, mail),
    guarantees(callFor(site, "shop")),
    complaints(callFor(site, "shop"), site.association),
    personalData,
    law,
    ...addendum(site.association.addenda.terms),
  ],
});

const seller = (site: LegalSite): LegalSection => ({
  id: "vendeur",
  title: "Qui vend",
  blocks: [
    text(
      `Le vendeur est ${commas(nameWithInitials(site.club), site.association.form) || "l’association"}. La boutique est tenue par des bénévoles\u00a0; ce qu’elle rapporte sert à l’activité sportive du club, et à rien d’autre.`,
    ),
    facts([
      { term: "Siège", text: site.association.seat },
      { term: "Représentée par", text: personOf(callFor(site, "president")) },
      { term: "Numéro RNA", text: site.association.rna },
      { term: "SIRET", text: site.association.siret },
      { term: "TVA", text: site.association.vat },
      { term: "Vos commandes", text: personOf(callFor(site, "shop")) },
      { term: "E-mail", text: mailTo(callFor(site, "shop").email) },
      { term: "Téléphone", text: ringingAt(callFor(site, "shop")) },
    ]),
  ],
});

/** `Paul Durand, responsable du matériel`; empty where the club itself is called. */
function personOf({ name, role }: Contact): string {
  return commas(name, lowerFirst(role));
}

const scope: LegalSection = {
  id: "champ",
  title: "À quoi s’appliquent ces conditions",
  blocks: [
    text([
      "À toute commande passée dans la ",
      SHOP_LINK,
      " de ce site par un particulier, adhérent du club ou non. Un mineur commande avec l’accord de ses parents.",
    ]),
    text(
      "Vous les acceptez avant de commander, en cochant une case. Celles de ce jour-là restent les vôtres\u00a0: si elles changent ensuite, vos commandes passées n’en dépendent pas, et chacune mène au texte que vous avez accepté. Le contrat est conclu en français. Vous pouvez imprimer cette page ou l’enregistrer.",
    ),
  ],
};

const products: LegalSection = {
  id: "articles",
  title: "Les articles",
  blocks: [
    text(
      "La page de chaque article dit ce qu’il est, ses tailles, ses couleurs et son prix. Les dessins et les photos sont fidèles, mais un écran ne rend pas toujours une couleur exacte.",
    ),
    list([
      "Le stock affiché est celui du club. Un article est mis de côté pour vous à l’instant où votre commande est enregistrée, pas avant\u00a0: un panier ne réserve rien.",
      "Si, malgré tout, un article manque, nous vous prévenons aussitôt. Vous choisissez d’attendre, de le remplacer ou d’annuler\u00a0; ce que vous avez payé vous est rendu sous quatorze jours.",
      "Un article personnalisé porte le prénom ou le nom que vous écrivez, tel que vous l’écrivez. Nous pouvons refuser un texte injurieux ou contraire à l’esprit du club, et nous vous le disons.",
    ]),
  ],
};

const prices = ({ vat }: Association): LegalSection => ({
  id: "prix",
  title: "Les prix",
  blocks: [
    text(
      `Ils sont en euros, toutes taxes comprises${vat && ` (${vat})`}. La personnalisation a son propre prix, affiché avant de l’ajouter. Rien d’autre ne s’y ajoute\u00a0: ni frais de commande, ni frais de retrait.`,
    ),
    text(
      "Le prix dû est celui que vous avez vu et accepté au moment de commander. S’il change pendant que vous remplissez le formulaire, le site vous montre le nouveau et vous redemande votre accord. Il fait de même si ces conditions changent.",
    ),
  ],
});

const order = (mail: boolean): LegalSection => ({
  id: "commande",
  title: "Commander, pas à pas",
  blocks: [
    list([
      "Vous remplissez votre panier, et vous pouvez en changer les quantités ou tout retirer.",
      "Vous donnez votre nom, votre e-mail et votre téléphone, et vous choisissez le jour du retrait.",
      "Vous relisez le récapitulatif\u00a0: articles, personnalisation, total. C’est le moment de corriger une erreur.",
      "Vous acceptez ces conditions, puis vous cliquez sur «\u00a0Commande avec obligation de paiement\u00a0». Ce clic vous engage à payer.",
      mail
        ? "Le site affiche votre numéro de commande. Un e-mail de confirmation reprend le contrat\u00a0: gardez-le."
        : "Le site affiche votre numéro de commande\u00a0: notez-le, ou imprimez la page. Il n’envoie pas d’e-mail\u00a0; le club vous remet la confirmation du contrat sur papier, au retrait.",
    ]),
    text(
      `Le contrat est conclu quand votre commande est enregistrée. ${mail ? "L’e-mail n’arrive pas\u00a0? Elle est valable quand même\u00a0: écrivez-nous, nous vous le renvoyons. " : ""}Une même adresse e-mail peut avoir au plus ${RESERVED_PIECES}\u00a0articles qui attendent d’être retirés. Le club conserve chaque commande ${RETENTION.ordersYears}\u00a0ans et vous en donne copie sur demande.`,
    ),
    text(
      "Le club peut annuler une commande anormale (quantités sans rapport avec un usage personnel, adresse fausse, commandes précédentes jamais retirées) tant qu’elle n’est pas retirée\u00a0: il vous en donne la raison et vous rend ce que vous auriez payé.",
    ),
  ],
});

const payment = ({ counter }: Shop, { helloasso, mail }: ShopWays): LegalSection => ({
  id: "paiement",
  title: "Payer",
  blocks: [
    text(`${commas("Vous payez au retrait", counter.payment)}. Aucun acompte n’est demandé.`),
    ...(helloasso
      ? [
          text(
            `Si vous préférez, vous pouvez payer en ligne par HelloAsso, en suivant le lien de la page de confirmation${mail ? " ou de l’e-mail" : ""}, avec votre numéro de commande. HelloAsso propose d’ajouter une contribution à son propre fonctionnement\u00a0: elle est facultative, et vous pouvez la ramener à zéro.`,
          ),
        ]
      : []),
    text(
      "Ce site ne demande et ne connaît jamais un numéro de carte. Un reçu vous est remis sur demande.",
    ),
  ],
});

const pickup = ({ pickup: rules, counter }: Shop): LegalSection => ({
  id: "retrait",
  title: "Retirer votre commande",
  blocks: [
    text(
      "La boutique n’expédie pas\u00a0: vos articles vous attendent au club, gratuitement, le jour que vous avez choisi en commandant.",
    ),
    facts([
      { term: "Où", text: commas(counter.place, counter.address) },
      { term: "Quand", text: sentence(rules.evenings.map(eveningInWords)) },
      { term: "Fermé", text: sentence(rules.closures.map(closureInWords)) },
      {
        term: "Délai",
        text: `${counted(rules.leadDays, "jour", "jours")} au moins après la commande, ${counted(rules.weeks, "semaine", "semaines")} au plus`,
      },
      {
        term: "À montrer",
        text: "Votre numéro de commande. Un proche peut venir à votre place, avec ce numéro.",
      },
    ]),
    text(
      "Vérifiez vos articles au comptoir et essayez-les\u00a0: un échange se fait sur place, s’il reste la taille. À partir de là, ils sont à vous et sous votre garde.",
    ),
    text(
      `Vous ne pouvez pas venir\u00a0? Prévenez-nous, nous changeons le jour. Sans nouvelles ${KEPT_DAYS}\u00a0jours après le jour choisi, le club peut annuler la commande\u00a0: il vous prévient, et vous ne devez rien. Si vous l’aviez payée, vous êtes remboursé.`,
    ),
    text(
      "Si c’est le club qui n’est pas prêt le jour convenu, vous pouvez suspendre votre paiement, ou nous demander de vous remettre vos articles dans un délai raisonnable. Si nous ne tenons pas ce délai, vous pouvez annuler le contrat par e-mail ou par lettre, et nous vous remboursons sous quatorze jours (articles L.\u00a0216-6 et L.\u00a0216-7 du code de la consommation).",
    ),
  ],
});

const personalData: LegalSection = {
  id: "donnees",
  title: "Vos données",
  blocks: [
    text([
      "Elles servent à préparer votre commande, à vous prévenir et à tenir les comptes. Tout est écrit dans la ",
      { label: "politique de confidentialité", to: "/politique-confidentialite#finalites" },
      ".",
    ]),
  ],
};

const law: LegalSection = {
  id: "droit",
  title: "Le droit applicable",
  blocks: [
    text(
      "Ces conditions sont soumises au droit français. Aucune ne vous retire un droit que la loi vous donne. En cas de procès, vous pouvez saisir, à votre choix, le tribunal du siège du club, celui du lieu du retrait, ou celui du lieu où vous habitiez quand vous avez commandé ou quand le dommage est survenu.",
    ),
  ],
};
