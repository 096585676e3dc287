import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import { mail, phone } from "~/records/contact-fields";
import { line, number, oneOf, siteLink, type Values, yesNo } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { CLUB_SHEET_PATH } from "../club-paths";
import { readCoordinates } from "../coordinates";
import { departmentName, departmentNumbers } from "../departments";

const MOST_NETWORKS = 6;
const MOST_OTHER_SITES = 8;
const INITIALS_LIMIT = 6;

const NETWORKS = [
  { value: "facebook", label: "Facebook" },
  { value: "instagram", label: "Instagram" },
  { value: "youtube", label: "YouTube" },
] as const;

/** A network by its name: `YouTube`. */
export function networkLabel(network: string): string {
  return NETWORKS.find(({ value }) => value === network)?.label ?? network;
}

const MARKS = [
  { value: "pins", label: "Deux pins" },
  { value: "initials", label: "Les initiales" },
] as const;

const networkFields = {
  network: oneOf("Réseau", { choices: NETWORKS, wrong: "Choisissez un réseau de la liste." }),
  href: siteLink("Adresse de la page", { shortLabel: "Adresse" }),
  summary: line("Ce qu’on y trouve", {
    subject: "Ce texte",
    limit: 60,
    hint: "Quelques mots, sur l’accueil\u00a0: «\u00a0Photos des sorties\u00a0».",
  }),
};

const otherSiteFields = {
  label: line("Nom du site", { subject: "Le nom", limit: 80, required: "Donnez un nom au site." }),
  href: siteLink("Adresse du site", { shortLabel: "Adresse" }),
};

const departments = [
  { value: "", label: "Aucun" },
  ...departmentNumbers().map((value) => ({ value, label: `${value} – ${departmentName(value)}` })),
] as const;

/** Name, address and ways to reach the club: said once here, shown wherever the site says them. */
export const club = sheetKind({
  subject: "club",
  localCopy: "club",
  table: "club_records",
  path: CLUB_SHEET_PATH,
  permission: "club",
  icon: "home",
  isSheet: true,
  french: {
    name: "Fiche du club",
    the: "la fiche",
    gone: "Cette fiche n’est plus là. Actualisez la page.",
  },
  groups: [
    {
      title: "Le club",
      fields: [
        "name",
        "initials",
        "mark",
        "description",
        ["postcode", "town"],
        "department",
        "foundedIn",
      ],
    },
    { title: "Joindre le club", fields: ["email", "replyTime", "phone", "phoneHours"] },
    {
      title: "Le stade, le bus et le club-house",
      fields: ["street", "coordinates", "clubHouseHours", ["busLine", "busStop"], "busMinutes"],
      isClosed: true,
    },
    { title: "Réseaux sociaux", fields: ["networks"], isClosed: true },
    { title: "Autres sites, en bas des pages", fields: ["otherSites"], isClosed: true },
    { title: "Labels", fields: ["hasHealthLabel", "labelsIntroduction"], isClosed: true },
    { title: "Google", fields: ["keywords"], isClosed: true },
    {
      title: "Assistance et réalisation du site",
      fields: ["supportName", "supportEmail", "creditLabel", "creditHref"],
      isClosed: true,
    },
  ],
  fields: {
    name: line("Nom du club", {
      isFact: "name",
      subject: "Le nom",
      limit: 80,
      required: "Écrivez le nom du club.",
      hint: "En entier, comme sur toutes les pages.",
    }),
    initials: line("Sigle", {
      subject: "Le sigle",
      limit: INITIALS_LIMIT,
      hint: `${INITIALS_LIMIT} lettres au plus\u00a0: là où une photo manque, et sous l’icône d’un téléphone.`,
    }),
    // The first is that of the sites that were there before others could be chosen.
    mark: oneOf("Dessin du logo", {
      choices: MARKS,
      wrong: "Choisissez un dessin de la liste.",
      hint: "Dans l’écusson, à côté du nom du club\u00a0: sur les pages, les formulaires à imprimer, les partages et les icônes. Sans sigle, ses lettres sont celles du nom.",
      isRow: true,
    }),
    description: line("Le club en une phrase", {
      subject: "La phrase",
      limit: 165,
      hint: "En bas de chaque page, et pour les moteurs de recherche.",
    }),
    postcode: line("Code postal", { subject: "Le code postal", limit: 10 }),
    town: line("Commune", { subject: "La commune", limit: 80 }),
    department: oneOf("Département", {
      choices: departments,
      wrong: "Choisissez un département de la liste.",
    }),
    foundedIn: number("Année de création", {
      isWhole: true,
      least: 1800,
      most: 2199,
      wrong: "Écrivez une année à quatre chiffres\u00a0: 1974.",
      none: "Non dite",
    }),
    email: mail("Adresse e-mail", {
      hint: "Sur les pages. Elle reçoit les messages de la page Contact\u00a0; sans elle, ils se lisent dans «\u00a0Messages reçus\u00a0».",
      none: "Aucune",
    }),
    replyTime: line("Réponse aux messages", {
      isFact: "words",
      subject: "Ce texte",
      limit: 40,
      hint: "À lire après «\u00a0réponse\u00a0»\u00a0: «\u00a0sous deux jours\u00a0».",
      none: "Non dit",
    }),
    phone: phone("Téléphone", { none: "Aucun" }),
    phoneHours: line("Quand on répond", {
      subject: "Ce texte",
      limit: 80,
      hint: "«\u00a0mardi et jeudi, 17h30 – 19h30\u00a0»",
      none: "Non dit",
    }),
    street: line("Rue du stade", {
      isFact: "words",
      subject: "La rue",
      hint: "Le nom du stade se change dans Horaires, puis Lieux.",
      none: "Aucune",
    }),
    coordinates: line("Point sur la carte", {
      subject: "Ce texte",
      limit: 60,
      hint: "Latitude et longitude du stade\u00a0: «\u00a045,0217 -1,0542\u00a0». Une carte en ligne les donne au clic droit.",
      none: "Aucun",
    }),
    clubHouseHours: line("Permanence du club-house", {
      isFact: "words",
      subject: "Ce texte",
      limit: 100,
      hint: "À lire après «\u00a0le\u00a0»\u00a0: «\u00a0samedi de 10h00 à 12h30\u00a0».",
      none: "Aucune",
    }),
    busLine: line("Ligne de bus", { subject: "La ligne", limit: 20, none: "Aucune" }),
    busStop: line("Arrêt", { subject: "L’arrêt", limit: 80, none: "Aucun" }),
    busMinutes: number("Minutes à pied depuis l’arrêt", {
      isWhole: true,
      least: 1,
      most: 60,
      wrong: "Écrivez un nombre de 1 à 60.",
      none: "Non dites",
    }),
    networks: list("Réseaux sociaux", {
      noun: "réseau",
      most: MOST_NETWORKS,
      moved: "réseaux dans un autre ordre",
      reworded: "réseaux modifiés",
      tooMany: `${MOST_NETWORKS} réseaux au plus.`,
      wrongId:
        "Ce réseau n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un réseau",
      remove: "Supprimer ce réseau",
      titleOf: ({ network }) => networkLabel(String(network)),
      fields: networkFields,
    }),
    otherSites: list("Autres sites", {
      noun: "site",
      most: MOST_OTHER_SITES,
      moved: "sites dans un autre ordre",
      reworded: "sites modifiés",
      tooMany: `${MOST_OTHER_SITES} sites au plus.`,
      wrongId:
        "Ce site n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un site",
      remove: "Supprimer ce site",
      fields: otherSiteFields,
    }),
    hasHealthLabel: yesNo("Label Sport Santé", {
      hint: "Son tampon paraît en haut de chaque page.",
    }),
    labelsIntroduction: line("Phrase au-dessus des labels", {
      subject: "La phrase",
      limit: 200,
      hint: "Sur la page d’accueil. Elle dit combien il y en a\u00a0? Relisez-la quand un label arrive.",
      none: "Aucune",
    }),
    keywords: line("Mots-clés de toutes les pages", {
      subject: "Les mots-clés",
      limit: 200,
      hint: "Séparés par des virgules\u00a0: sports, commune, région.",
      none: "Aucun",
    }),
    supportName: line("Qui dépanne le site", {
      subject: "Le nom",
      limit: 80,
      hint: "La personne à qui «\u00a0Écrire au support technique\u00a0» s’adresse.",
      none: "Personne",
    }),
    supportEmail: mail("Son adresse e-mail", { none: "Aucune" }),
    creditLabel: line("Site réalisé par", { subject: "Ce texte", limit: 80, none: "Non dit" }),
    creditHref: siteLink("Son site", { shortLabel: "Son site", none: "Aucun" }),
  },
  check(values): FieldErrors {
    const errors: FieldErrors = {};
    if (values.coordinates !== "" && readCoordinates(values.coordinates) === null) {
      errors.coordinates = [
        "Écrivez la latitude puis la longitude, en degrés\u00a0: «\u00a045,0217 -1,0542\u00a0».",
      ];
    }
    for (const { id, href } of values.networks) {
      if (href === "") errors[`networks.${id}.href`] = ["Collez l’adresse de la page du club."];
    }
    for (const { id, href } of values.otherSites) {
      if (href === "") errors[`otherSites.${id}.href`] = ["Collez l’adresse du site."];
    }
    return errors;
  },
});

export type ClubValues = Values<typeof club.fields>;
