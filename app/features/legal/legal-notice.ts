import { callFor } from "~/club/calls";
import type { Club, Contact, SiteHost } from "~/club/site";
import { dayOf } from "~/lib/dates-in-text";
import { lowerFirst } from "~/lib/lower-first";
import {
  addendum,
  commas,
  eitherOf,
  facts,
  type LegalBlock,
  type LegalPageContent,
  type LegalSection,
  type LegalSite,
  list,
  mailTo,
  nameWithInitials,
  ringing,
  siteLink,
  text,
  writingTo,
} from "./legal-text";

export const legalNotice = (site: LegalSite): LegalPageContent => ({
  title: "Mentions légales",
  lead: `Qui publie ce site, ${site.association.host.name && "qui l’héberge, "}et ce que l’on peut faire de ce qui s’y trouve.`,
  sections: [
    publisher(site),
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
    ...host(site.association.host),
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
          "Les articles de la boutique sont vendus par l’association elle-même. Les prix, le retrait, le droit de rétractation et les garanties sont dans les ",
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
    ...addendum(site.association.addenda.notice),
  ],
});

function publisher({ club, association }: LegalSite): LegalSection {
  const { form, federation, federationNumber, declaredAt, declaredOn } = association;
  const affiliation = federation && `affiliée à la ${federation}`;
  return {
    id: "editeur",
    title: "L’éditeur",
    blocks: [
      text(
        `Ce site est publié par ${commas(nameWithInitials(club), form, affiliation) || "l’association"}.`,
      ),
      facts([
        { term: "Siège", text: association.seat },
        { term: "Téléphone", text: ringing(club.phone) },
        { term: "E-mail", text: mailTo(club.email) },
        {
          term: "Déclaration",
          text: commas(declaredAt, declaredOn ? `le ${dayOf(declaredOn)}` : ""),
        },
        { term: "Numéro RNA", text: association.rna },
        { term: "SIRET", text: association.siret },
        { term: "Agrément sport", text: association.approval },
        {
          term: "Affiliation",
          text: commas(federation, federationNumber && `n°\u00a0${federationNumber}`),
        },
        { term: "TVA", text: association.vat },
        { term: "Assurance", text: association.insurance },
      ]),
    ],
  };
}

/** No section where the club names none. */
function host({ name, form, address, phone, site, country }: SiteHost): LegalSection[] {
  if (name === "") return [];
  const rows = [
    { term: "Nom", text: commas(name, form) },
    { term: "Adresse", text: address },
    { term: "Téléphone", text: ringing(phone) },
    { term: "Site", text: siteLink(site) },
    { term: "Lieu des données", text: country },
  ];
  return [{ id: "hebergeur", title: "L’hébergeur", blocks: [facts(rows)] }];
}

/** Without a president of the club’s calls, the association itself. */
function director({ name, role, email, phone }: Contact): LegalBlock {
  const words = name
    ? commas(name, role && `${lowerFirst(role)} de l’association`)
    : "L’association, par son représentant légal";
  const ways = eitherOf([...mailTo(email), ...ringing(phone)]);
  return text(
    ways.length > 0 ? [`${words}. Pour joindre cette personne\u00a0: `, ...ways, "."] : `${words}.`,
  );
}

function madeBy({ credit }: Club) {
  if (!credit) return [];
  return ["Site réalisé par ", credit.href === "" ? credit.label : credit, ". "];
}
