import type { FieldErrors } from "~/lib/field-errors";
import { line, number, oneOf, picture } from "~/records/fields";
import { listedKind } from "~/records/kind";

const MOST_LABELS = 12;

/** Drawings that the site brings; their words are stored, never renamed. */
const DRAWINGS = [
  { value: "", label: "Aucun" },
  { value: "forme-sante-or", label: "Forme & Santé, or" },
  { value: "running-bronze", label: "Running, bronze" },
  { value: "education-athletique-bronze", label: "Éducation athlétique, bronze" },
  { value: "gironde-sport-sante", label: "Gironde Sport Santé" },
  { value: "inclusion-handicap", label: "Inclusion handicap" },
] as const;

/** An award of the club, on the home page. */
export const label = listedKind({
  subject: "label",
  localCopy: "label",
  table: "club_records",
  path: "/admin/club/labels",
  createPath: "/admin/club/labels/nouveau",
  editsAt: "/admin/club/labels",
  permission: "club",
  title: "name",
  icon: "flag",
  french: {
    name: "Labels",
    one: "Label",
    the: "le label",
    asFileUser: "la fiche du label",
    remove: "Supprimer le label",
    gone: "Ce label n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Tous",
    caption: "Labels, par nom",
    titleColumn: "Nom",
    saved: "est enregistré",
    searchLabel: "Rechercher dans les labels",
    searchPlaceholder: "Rechercher un label…",
    nothingYet: {
      icon: "flag",
      title: "Aucun label pour l’instant",
      text: "Ajoutez le premier\u00a0: la page d’accueil le montrera aussitôt.",
    },
    create: "Ajouter un label",
    edit: "Modifier le label",
    searched: ["name", "level"],
    foundBy: ["name", "level"],
  },
  fields: {
    name: line("Nom", {
      isFact: "name",
      subject: "Le nom",
      limit: 60,
      required: "Donnez un nom au label\u00a0: «\u00a0Forme & Santé\u00a0».",
    }),
    level: line("Niveau", {
      subject: "Le niveau",
      limit: 60,
      hint: "Facultatif, sous le nom\u00a0: «\u00a0Niveau bronze\u00a0».",
      none: "Aucun",
    }),
    rank: number("Place", {
      isWhole: true,
      least: 1,
      most: MOST_LABELS,
      wrong: `Écrivez un nombre de 1 à ${MOST_LABELS}.`,
      hint: "1 pour le premier de la page d’accueil\u00a0; de deux à la même place, le dernier modifié passe devant.",
      none: "À la fin",
    }),
    logo: picture("Logo", {
      folder: "gallery/labels",
      file: "logo",
      look: "logo",
      hint: "Le logo que la fédération donne, de préférence sur fond transparent.",
      none: "Sans logo",
      lost: "Ce logo n’est plus sur le site\u00a0: choisissez-le de nouveau.",
    }),
    drawing: oneOf("Dessin tout prêt", {
      choices: DRAWINGS,
      wrong: "Choisissez un dessin de la liste.",
      hint: "Pas de logo\u00a0? Choisissez-en un ici.",
    }),
  },
  check(_, { others }): FieldErrors {
    if (others.length < MOST_LABELS) return {};
    return { name: [`Un site a ${MOST_LABELS} labels au plus\u00a0: supprimez-en un d’abord.`] };
  },
});
