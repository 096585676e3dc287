import { callFor } from "~/club/calls";
import type { Club, Contact } from "~/club/site";
import { dayOf } from "~/lib/dates-in-text";
import { lowerFirst } from "~/lib/lower-first";
import { ASSOCIATION, HOST, seatOf } from "../legal";
import {
  commas,
  eitherOf,
  facts,
  type LegalBlock,
  type LegalPageContent,
  type LegalSite,
  list,
  mailTo,
  nameWithInitials,
  ringing,
  text,
  writingTo,
} from "./legal-page";

export const legalNotice = (site: LegalSite): LegalPageContent => ({
  title: "Mentions légales",
  lead: "Qui publie ce site, qui l’héberge, et ce que l’on peut faire de ce qui s’y trouve.",
  sections: [
    {
      id: "editeur",
      title: "L’éditeur",
      blocks: [
        text(
          `Ce site est publié par ${commas(nameWithInitials(site.club), ASSOCIATION.form, `affiliée à la ${ASSOCIATION.federation}`)}.`,
        ),
        facts([
          { term: "Siège", text: seatOf(site.club) },
          { term: "Téléphone", text: ringing(site.club.phone) },
          { term: "E-mail", text: mailTo(site.club.email) },
          {
            term: "Déclaration",
            text: `${ASSOCIATION.declaredAt}, le ${dayOf(ASSOCIATION.declaredOn)}`,
          },
          { term: "Numéro RNA", text: ASSOCIATION.rna },
          { term: "SIRET", text: ASSOCIATION.siret },
          { term: "Agrément sport", text: ASSOCIATION.approval },
          {
            term: "Affiliation",
            text: `${ASSOCIATION.federation}, n°\u00a0${ASSOCIATION.federationNumber}`,
          },
          { term: "TVA", text: ASSOCIATION.vat },
          { term: "Assurance", text: ASSOCIATION.insurance },
        ]),
      ],
    },
    {
      id: "publication",
      title: "Le directeur de la publication",
      blocks: [
        director(callFor(site, "president")),
        text(
          "Les actualités sont écrites par des bénévoles du club. Une erreur, un nom mal orthographié, un résultat inexact\u00a0: dites-le-nous, nous corrigeons.",
        ),
      ],
    },
    {
      id: "hebergeur",
      title: "L’hébergeur",
      blocks: [
        facts([
          { term: "Nom", text: `${HOST.name}, ${HOST.form}` },
          { term: "Adresse", text: HOST.address },
          { term: "Téléphone", text: [HOST.phone] },
          {
            term: "Site",
            text: [{ label: HOST.site.replace("https://", ""), href: HOST.site }],
          },
          { term: "Lieu des données", text: HOST.country },
        ]),
      ],
    },
    {
      id: "conception",
      title: "La conception",
      blocks: [
        text([
          ...madeBy(site.club),
          "Les polices Sofia Sans Extra Condensed et Commissioner sont distribuées sous licence libre (SIL Open Font License) et servies par ce site.",
        ]),
      ],
    },
    {
      id: "contenus",
      title: "Textes, photos et logos",
      blocks: [
        text(
          "Les textes, les photos, les dessins et le logo appartiennent à l’association ou à leurs auteurs. Les logos de la fédération, des labels et des partenaires appartiennent à leurs propriétaires.",
        ),
        list([
          "Vous pouvez citer un article et faire un lien vers n’importe quelle page, sans demander.",
          "Vous pouvez imprimer un programme, un plan ou un formulaire pour votre usage.",
          "Pour reprendre une photo ou un article entier, demandez-nous d’abord\u00a0: la réponse est souvent oui.",
        ]),
      ],
    },
    {
      id: "image",
      title: "Le droit à l’image",
      blocks: [
        text([
          "Les personnes reconnaissables sur nos photos ont donné leur accord\u00a0; pour les mineurs, leurs deux parents. Cet accord se retire à tout moment, sans motif\u00a0: écrivez ",
          ...writingTo(callFor(site, "image").email),
          " avec l’adresse de la photo, nous la retirons sous 48\u00a0heures.",
        ]),
      ],
    },
    {
      id: "liens",
      title: "Les liens vers d’autres sites",
      blocks: [
        text(
          "Nous choisissons ces liens avec soin, mais nous n’écrivons pas ce qu’on y lit. Si l’un d’eux ne mène plus où il devrait, prévenez-nous.",
        ),
      ],
    },
    {
      id: "exactitude",
      title: "Horaires, tarifs et responsabilité",
      blocks: [
        text(
          "Nous tenons à jour les horaires, les lieux et les tarifs. Une séance peut changer le jour même, à cause du temps ou d’un arrêté\u00a0: le bandeau de la page d’accueil, le SMS de l’encadrant et l’affiche du portail font foi. Les conseils de santé et d’entraînement ne remplacent pas l’avis d’un médecin.",
        ),
      ],
    },
    {
      id: "boutique",
      title: "La boutique",
      blocks: [
        text([
          "Les articles de la boutique sont vendus par l’association elle-même. Les prix, le retrait, le droit de rétractation, les garanties et le médiateur de la consommation sont dans les ",
          { label: "conditions générales de vente", to: "/boutique/cgv" },
          ".",
        ]),
      ],
    },
    {
      id: "donnees",
      title: "Vos données et l’accessibilité",
      blocks: [
        text([
          "Ce que nous faisons de vos données est écrit dans la ",
          { label: "politique de confidentialité", to: "/politique-confidentialite" },
          ", et l’état du site pour les personnes handicapées dans la ",
          { label: "déclaration d’accessibilité", to: "/accessibilite" },
          ".",
        ]),
      ],
    },
    {
      id: "droit",
      title: "Le droit applicable",
      blocks: [
        text(
          "Ce site est soumis au droit français. En cas de désaccord, parlons-en d’abord\u00a0: le bureau répond à chaque courrier. À défaut d’accord, les tribunaux français sont compétents.",
        ),
      ],
    },
  ],
});

/** Without a president of the club’s calls, the association itself. */
function director({ name, role, email, phone }: Contact): LegalBlock {
  const words = name
    ? commas(name, role && `${lowerFirst(role)} de l’association`)
    : "L’association, par son représentant légal";
  const ways = eitherOf([...mailTo(email), ...ringing(phone)]);
  return text(ways.length > 0 ? [`${words}. Pour le joindre\u00a0: `, ...ways, "."] : `${words}.`);
}

function madeBy({ credit }: Club) {
  if (!credit) return [];
  return ["Site réalisé par ", credit.href === "" ? credit.label : credit, ". "];
}
