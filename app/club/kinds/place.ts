import type { FieldErrors } from "~/lib/field-errors";
import { line, yesNo } from "~/records/fields";
import { listedKind } from "~/records/kind";

const MOST_PLACES = 20;

/** A place where the club trains, meets or races. */
export const place = listedKind({
  subject: "place",
  localCopy: "lieu",
  table: "club_records",
  path: "/admin/lieux",
  createPath: "/admin/lieux/nouveau",
  editsAt: "/admin/lieux",
  permission: "club",
  title: "name",
  icon: "pin",
  french: {
    name: "Lieux",
    one: "Lieu",
    the: "le lieu",
    remove: "Supprimer le lieu",
    gone: "Ce lieu n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Tous",
    caption: "Lieux, par nom",
    titleColumn: "Nom",
    saved: "est enregistré",
    searchLabel: "Rechercher dans les lieux",
    searchPlaceholder: "Rechercher un lieu…",
    nothingYet: {
      icon: "pin",
      title: "Aucun lieu pour l’instant",
      text: "Ajoutez le premier\u00a0: les horaires disent où l’on se retrouve.",
    },
    create: "Ajouter un lieu",
    edit: "Modifier le lieu",
    searched: ["name", "meeting"],
    foundBy: ["name", "meeting"],
  },
  fields: {
    name: line("Nom", {
      isFact: "name",
      subject: "Le nom",
      required: "Donnez un nom au lieu.",
      hint: "Comme les visiteurs le liront dans les horaires.",
    }),
    meeting: line("Point de rendez-vous", {
      subject: "Le point de rendez-vous",
      hint: "Facultatif. Où l’on se retrouve exactement\u00a0: le portail, le kiosque…",
      none: "Aucun",
    }),
    isStadium: yesNo("C’est le stade du club", {
      hint: "Ses séances sont reprises sur la page du stade.",
    }),
  },
  check({ isStadium }, { others }): FieldErrors {
    if (others.length >= MOST_PLACES) {
      return { name: [`Un site a ${MOST_PLACES} lieux au plus\u00a0: supprimez-en un d’abord.`] };
    }
    const stadium = others.find((other) => other.isStadium);
    if (!isStadium || !stadium) return {};
    return {
      isStadium: [
        `Le stade du club est déjà «\u00a0${stadium.name}\u00a0»\u00a0: changez d’abord cette fiche.`,
      ],
    };
  },
});
