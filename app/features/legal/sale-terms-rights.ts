import { callFor } from "~/club/calls";
import type { Association, Contact, Mediator } from "~/club/site";
import { RETURN_DAYS, WITHDRAWAL_DAYS } from "~/lib/sale-law";
import {
  commas,
  facts,
  frame,
  type LegalBlock,
  type LegalSection,
  type LegalSite,
  type LegalText,
  list,
  mailTo,
  siteLink,
  text,
  writingTo,
} from "./legal-text";

/** Consumer code, articles L221-18 to L221-28, with the form of the annex to article R221-1. */
export const withdrawal = (site: LegalSite, mail: boolean): LegalSection => ({
  id: "retractation",
  title: "Changer d’avis\u00a0: le droit de rétractation",
  blocks: [
    text(
      `Vous pouvez renoncer à votre commande sans dire pourquoi et sans pénalité, dès que vous l’avez passée et jusqu’à ${WITHDRAWAL_DAYS}\u00a0jours après le retrait. Le délai se compte à partir du lendemain du jour où vous, ou la personne que vous avez envoyée, avez retiré le dernier article de la commande. S’il finit un samedi, un dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant.`,
    ),
    ...withdrawalWays(site, mail),
    text("Il suffit d’envoyer votre déclaration avant la fin du délai."),
    frame("Modèle de formulaire de rétractation", [
      "(Complétez et renvoyez ce formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
      `À l’attention de ${commas(addressOf(site), callFor(site, "shop").email)}\u00a0:`,
      "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:",
      "Commandé le (*)/reçu le (*)\u00a0:",
      "Numéro de la commande\u00a0:",
      "Nom du (des) consommateur(s)\u00a0:",
      "Adresse du (des) consommateur(s)\u00a0:",
      "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:",
      "Date\u00a0:",
      "(*) Rayez la mention inutile.",
    ]),
    list([
      `Rendre les articles\u00a0: rapportez-les au club pendant les heures de retrait${orSending(site)}, au plus tard ${RETURN_DAYS}\u00a0jours après votre déclaration. Le trajet ou l’envoi est à vos frais.`,
      "En bon état\u00a0: vous pouvez déplier et essayer, comme en magasin. Vous ne répondez que de ce qui abîme l’article au-delà\u00a0: courir avec, le laver, le marquer.",
      `Être remboursé\u00a0: de tout ce que vous avez payé pour ces articles, au plus tard ${RETURN_DAYS}\u00a0jours après votre déclaration, par le moyen que vous aviez choisi pour payer, sauf si vous en acceptez un autre, et sans frais. Nous pouvons attendre d’avoir reçu les articles, ou la preuve de leur envoi.`,
      "Pas encore retirés\u00a0: vous n’avez rien à rendre et rien à payer\u00a0; ce que vous auriez déjà payé vous est rendu de même.",
    ]),
    text(
      "L’exception\u00a0: un article personnalisé, qui porte un prénom ou un nom à votre demande, ne peut être ni rendu ni remboursé à ce titre (article L.\u00a0221-28, 3°, du code de la consommation). La page de l’article et le récapitulatif de la commande vous le disent avant que vous ne commandiez. Les garanties ci-dessous valent pour lui comme pour les autres.",
    ),
  ],
});

/** Where a letter to the club goes. */
function addressOf({ club, association }: LegalSite): string {
  return commas(club.name, association.seat) || "l’association";
}

/** The beginning of the sentence over so many ways. */
const COUNTS: Readonly<Record<number, string>> = {
  1: "Une façon de faire",
  2: "Deux façons de faire, au choix",
  3: "Trois façons de faire, au choix",
};

function withdrawalWays(site: LegalSite, mail: boolean): LegalBlock[] {
  const [email] = mailTo(callFor(site, "shop").email);
  const byMail = email && ["Par e-mail à ", email, ", avec vos mots ou avec le modèle ci-dessous."];
  const ways: LegalText[] = [
    [
      "En ligne, en deux étapes, avec votre numéro de commande et votre e-mail\u00a0: ",
      { label: "Renoncer au contrat ici", to: "/boutique/retractation" },
      mail
        ? ", puis «\u00a0Confirmer la rétractation\u00a0». Vous recevez sans tarder un accusé de réception par e-mail, avec ce que vous avez déclaré, la date et l’heure."
        : ", puis «\u00a0Confirmer la rétractation\u00a0». L’accusé de réception s’affiche aussitôt, avec ce que vous avez déclaré, la date et l’heure\u00a0: imprimez-le.",
    ],
    ...(byMail ? [byMail] : []),
    ...(site.association.seat ? [`Par lettre à ${addressOf(site)}.`] : []),
  ];
  const count = COUNTS[ways.length] ?? "";
  return [text(`${count}, pour toute la commande ou pour une partie\u00a0:`), list(ways)];
}

/** The frame is that of the annex to article D211-2 of the consumer code, part A, to the letter. */
export const guarantees = (shop: Contact): LegalSection => ({
  id: "garanties",
  title: "Un défaut\u00a0: les garanties légales",
  blocks: [
    text([
      "Une couture qui lâche, une taille qui n’est pas celle de l’étiquette, un prénom mal imprimé\u00a0: écrivez ",
      ...writingTo(shop.email),
      ", avec une photo si vous le pouvez. Le club répond des défauts de conformité (articles L.\u00a0217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil). Réparation, remplacement et retour sont à ses frais.",
    ]),
    frame("Vos garanties légales", [
      "Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.",
      "Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.",
      "La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.",
      "La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.",
      "Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.",
      "Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.",
      "Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si\u00a0:",
      "1° Le professionnel refuse de réparer ou de remplacer le bien\u00a0;",
      "2° La réparation ou le remplacement du bien intervient après un délai de trente jours\u00a0;",
      "3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement\u00a0;",
      "4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.",
      "Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.",
      "Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.",
      "Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.",
      "Les droits mentionnés ci-dessus résultent de l’application des articles L.\u00a0217-1 à L.\u00a0217-32 du code de la consommation.",
      "Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300\u00a0000\u00a0euros, qui peut être porté jusqu’à 10\u00a0% du chiffre d’affaires moyen annuel (article L.\u00a0241-5 du code de la consommation).",
      "Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.",
    ]),
  ],
});

/** Consumer code, articles L612-1 and following: free for the buyer, after a complaint in writing. */
export const complaints = (
  shop: Contact,
  { seat, mediator }: Pick<Association, "seat" | "mediator">,
): LegalSection => ({
  id: "reclamation",
  title: mediator ? "Une réclamation, et le médiateur" : "Une réclamation",
  blocks: [
    text([
      "Écrivez d’abord ",
      ...writingTo(shop.email),
      `${seat && " ou par lettre au siège"}${orCalling(shop)}. Un bénévole vous répond sous dix jours.`,
    ]),
    ...(mediator ? mediation(mediator) : []),
  ],
});

function mediation(mediator: Mediator): LegalBlock[] {
  return [
    text(
      "Si notre réponse ne vous convient pas, ou si vous n’en avez pas reçu deux mois après votre réclamation écrite, vous pouvez saisir gratuitement le médiateur de la consommation dont le club relève, dans l’année qui suit cette réclamation.",
    ),
    mediatorFacts(mediator),
    text("La médiation ne vous empêche pas d’aller en justice."),
  ];
}

function mediatorFacts({ name, address, site }: Mediator): LegalBlock {
  return facts([
    { term: "Médiateur", text: name },
    { term: "Adresse", text: address },
    { term: "Site", text: siteLink(site) },
  ]);
}

function orSending(site: LegalSite): string {
  return site.association.seat && `, ou envoyez-les à ${addressOf(site)}`;
}

function orCalling({ phone, hours }: Contact): string {
  const at = hours && ` (${hours})`;
  return phone ? `, ou appelez le ${phone.label}${at}` : "";
}
