import type { FieldErrors } from "~/lib/field-errors";
import { focus, line, number, oneOf, picture } from "~/records/fields";
import { listedKind } from "~/records/kind";
import { STADIUM_PICTURES_PATH } from "../club-paths";
import { DRAWINGS } from "./page-fields";

const MOST_PICTURES = 12;

/** A photo or drawing on the page of the stadium; one of them may be the plan of the way there. */
export const stadiumPicture = listedKind({
  subject: "stadium-picture",
  localCopy: "photo-stade",
  table: "club_records",
  path: STADIUM_PICTURES_PATH,
  createPath: `${STADIUM_PICTURES_PATH}/nouvelle`,
  editsAt: STADIUM_PICTURES_PATH,
  permission: "club",
  title: "caption",
  icon: "image",
  french: {
    name: "Images du stade",
    one: "Image du stade",
    the: "l’image du stade",
    asFileUser: "la fiche de l’image",
    remove: "Supprimer l’image",
    gone: "Cette image n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Images du stade, par légende",
    titleColumn: "Légende",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les images du stade",
    searchPlaceholder: "Rechercher une image…",
    nothingYet: {
      icon: "image",
      title: "Aucune image pour l’instant",
      text: "Ajoutez la première\u00a0: la page du stade la montrera aussitôt.",
    },
    create: "Ajouter une image",
    edit: "Modifier l’image",
    searched: ["caption", "alt"],
    foundBy: ["caption"],
  },
  fields: {
    caption: line("Légende", {
      subject: "La légende",
      limit: 120,
      required: "Écrivez une légende\u00a0: «\u00a0Le sautoir de longueur\u00a0».",
      hint: "Sous l’image. Celle d’un plan ne se lit pas sur la page.",
    }),
    use: oneOf("Où", {
      choices: [
        { value: "photos", label: "En images" },
        { value: "plan", label: "Plan d’accès" },
      ],
      wrong: "Choisissez où l’image paraît.",
      isRow: true,
      hint: "Le plan paraît sur la page du stade et sur la page Contact. De deux plans, le premier est montré.",
    }),
    rank: number("Place", {
      isWhole: true,
      least: 1,
      most: MOST_PICTURES,
      wrong: `Écrivez un nombre de 1 à ${MOST_PICTURES}.`,
      hint: "1 pour la première\u00a0; de deux à la même place, la dernière modifiée passe devant.",
      none: "À la fin",
    }),
    photo: picture("Photo ou plan", {
      folder: "gallery/stade",
      file: "photo",
      look: "photo",
      hint: "De préférence en largeur.",
      none: "Sans photo",
      lost: "Cette image n’est plus sur le site\u00a0: choisissez-la de nouveau.",
    }),
    focus: focus("Point important de la photo", { of: "photo" }),
    drawing: oneOf("Dessin tout prêt", {
      choices: [...DRAWINGS, { value: "plan-acces", label: "Plan d’un bourg, pour l’exemple" }],
      wrong: "Choisissez un dessin de la liste.",
      hint: "Pas de photo\u00a0? Choisissez-en un ici.",
    }),
    alt: line("Description de l’image", {
      subject: "La description",
      limit: 250,
      hint: "Pour qui ne la voit pas. D’un plan\u00a0: d’où l’on vient, où sont l’entrée et le parking. Vide\u00a0: celle du dessin.",
      none: "Aucune",
    }),
  },
  check({ photo, drawing, use, alt }, { others }): FieldErrors {
    if (others.length >= MOST_PICTURES) {
      return {
        caption: [
          `La page montre ${MOST_PICTURES} images au plus\u00a0: supprimez-en une d’abord.`,
        ],
      };
    }
    if (!photo && !drawing) return { photo: ["Choisissez une photo, ou un dessin plus bas."] };
    if (use === "photos" || !photo || alt !== "") return {};
    return {
      alt: ["Décrivez le plan pour qui ne le voit pas\u00a0: d’où l’on vient, où est l’entrée."],
    };
  },
});
