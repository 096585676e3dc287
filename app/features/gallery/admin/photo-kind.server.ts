import type { ContentKind } from "~/records/server-kind";
import { purgeGalleryImage } from "../purge-gallery.server";
import { COMMANDS_PATH, photoPath } from "./gallery-paths";

/** Photos of the gallery, for those who walk over all kinds of content. */
export const PHOTOS: ContentKind = {
  subject: "gallery-image",
  table: "gallery_images",
  titleColumn: "title",
  icon: "image",
  french: {
    name: "Galerie photos",
    tab: "Galerie",
    one: "Photo de la galerie",
    the: "la photo",
    asFileUser: "la photo de la galerie",
    reordered: "a changé l’ordre de la galerie",
  },
  restorePath: () => COMMANDS_PATH,
  editPath: photoPath,
  purge: purgeGalleryImage,
};
