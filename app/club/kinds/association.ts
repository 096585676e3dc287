import type { FieldErrors } from "~/lib/field-errors";
import { phone } from "~/records/contact-fields";
import { day, line, paragraphs, siteLink, type Values } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { ASSOCIATION_PATH } from "../club-paths";

const addendum = (page: string) =>
  paragraphs(`À la fin de «\u00a0${page}\u00a0»`, {
    subject: "Ce texte",
    limit: 2000,
    rows: 3,
    none: "Rien",
  });

/** The facts that the law wants of who publishes the site and sells in its shop. */
export const association = sheetKind({
  subject: "association",
  localCopy: "association",
  table: "club_records",
  path: ASSOCIATION_PATH,
  permission: "club",
  icon: "people",
  isSheet: true,
  french: {
    name: "Association",
    the: "la fiche",
    gone: "Cette fiche n’est plus là. Actualisez la page.",
  },
  groups: [
    {
      title: "L’association",
      fields: ["form", "seat", "rna", "siret", "declaredAt", "declaredOn"],
    },
    {
      title: "Fédération, agrément, TVA, assurance",
      isClosed: true,
      fields: ["federation", "federationNumber", "approval", "vat", "insurance"],
    },
    {
      title: "L’hébergeur du site",
      isClosed: true,
      fields: ["hostName", "hostForm", "hostAddress", "hostPhone", "hostSite", "hostCountry"],
    },
    {
      title: "Le médiateur de la consommation",
      isClosed: true,
      fields: ["mediatorName", "mediatorAddress", "mediatorSite"],
    },
    {
      title: "Ajouts aux pages légales",
      isClosed: true,
      fields: [
        "reviewedOn",
        "noticeAddendum",
        "privacyAddendum",
        "termsAddendum",
        "accessibilityAddendum",
      ],
    },
  ],
  fields: {
    form: line("Forme", {
      subject: "La forme",
      limit: 120,
      hint: "«\u00a0association régie par la loi du 1er\u00a0juillet\u00a01901\u00a0»",
      none: "Non dite",
    }),
    seat: line("Siège", {
      isFact: "words",
      subject: "Le siège",
      limit: 160,
      hint: "Vide\u00a0: l’adresse du stade.",
      none: "L’adresse du stade",
    }),
    rna: line("Numéro RNA", { isFact: "words", subject: "Ce numéro", limit: 40, none: "Non dit" }),
    siret: line("SIRET", { isFact: "words", subject: "Ce numéro", limit: 40, none: "Non dit" }),
    declaredAt: line("Déclarée à", {
      subject: "Ce texte",
      limit: 120,
      hint: "La préfecture ou la sous-préfecture\u00a0: «\u00a0sous-préfecture de Brive\u00a0».",
      none: "Non dit",
    }),
    declaredOn: day("Déclarée le", { isFact: false }),
    federation: line("Fédération", { subject: "Le nom", limit: 120, none: "Aucune" }),
    federationNumber: line("Numéro d’affiliation", {
      subject: "Ce numéro",
      limit: 30,
      none: "Non dit",
    }),
    approval: line("Agrément sport", { subject: "Ce numéro", limit: 40, none: "Non dit" }),
    vat: line("TVA", {
      subject: "Ce texte",
      limit: 160,
      hint: "«\u00a0TVA non applicable, article 293\u00a0B du code général des impôts\u00a0»",
      none: "Non dite",
    }),
    insurance: line("Assurance", { subject: "Ce texte", limit: 160, none: "Non dite" }),
    hostName: line("Nom de l’hébergeur", {
      subject: "Le nom",
      limit: 120,
      hint: "L’entreprise qui loue le serveur. La loi demande son nom, son adresse et son téléphone.",
      none: "Non dit",
    }),
    hostForm: line("Forme de l’hébergeur", { subject: "La forme", limit: 120, none: "Non dite" }),
    hostAddress: line("Adresse de l’hébergeur", {
      subject: "L’adresse",
      limit: 160,
      none: "Non dite",
    }),
    hostPhone: phone("Téléphone de l’hébergeur", { none: "Aucun" }),
    hostSite: siteLink("Site de l’hébergeur", { shortLabel: "Site de l’hébergeur", none: "Aucun" }),
    hostCountry: line("Pays où sont les données", {
      subject: "Le pays",
      limit: 60,
      none: "Non dit",
    }),
    mediatorName: line("Nom du médiateur", {
      subject: "Le nom",
      limit: 120,
      hint: "Un club qui vend en ligne doit en avoir un\u00a0: les acheteurs le lisent dans les conditions de vente.",
      none: "Aucun",
    }),
    mediatorAddress: line("Adresse du médiateur", {
      subject: "L’adresse",
      limit: 160,
      none: "Non dite",
    }),
    mediatorSite: siteLink("Site du médiateur", { shortLabel: "Site du médiateur", none: "Aucun" }),
    reviewedOn: day("Textes relus le", {
      isFact: false,
      hint: "En bas des pages légales. Relisez-les une fois par an.",
    }),
    noticeAddendum: addendum("Mentions légales"),
    privacyAddendum: addendum("Politique de confidentialité"),
    termsAddendum: addendum("Conditions générales de vente"),
    accessibilityAddendum: addendum("Accessibilité"),
  },
  check(values): FieldErrors {
    const { siret, mediatorName, mediatorAddress, mediatorSite } = values;
    const { hostName, hostForm, hostAddress, hostPhone, hostSite, hostCountry } = values;
    const errors: FieldErrors = {};
    if (siret !== "" && !/^\d{14}$/.test(siret.replace(/\s/g, ""))) {
      errors.siret = [
        "Un SIRET a 14 chiffres\u00a0: «\u00a0123\u00a0456\u00a0789\u00a000012\u00a0».",
      ];
    }
    if (mediatorName === "" && (mediatorAddress !== "" || mediatorSite !== "")) {
      errors.mediatorName = ["Écrivez le nom du médiateur, ou effacez son adresse et son site."];
    }
    const ofHost = [hostForm, hostAddress, hostPhone, hostSite, hostCountry];
    if (hostName === "" && ofHost.some((words) => words !== "")) {
      errors.hostName = ["Écrivez le nom de l’hébergeur, ou effacez ce qui le décrit."];
    }
    return errors;
  },
});

export type AssociationValues = Values<typeof association.fields>;
