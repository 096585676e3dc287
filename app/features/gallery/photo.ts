import { z } from "zod";
import type { EditedRecord } from "~/editing/edited-record";
import type { FieldErrors } from "~/lib/field-errors";
import { parseMediaUrl } from "~/lib/media-url";
import { type Field, line, photo as pictureAddress, type Values, yesNo } from "~/records/fields";
import { kind } from "~/records/kind";
import { ALT_LIMIT, ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { GALLERY_PATH } from "./admin/gallery-paths";

/** Lengths are characters as a reader counts them. */
export const PHOTO_LIMITS = { description: 600, alt: ALT_LIMIT } as const;

export const IMAGE_LOST = "Cette image n’est pas arrivée sur le site\u00a0: envoyez-la de nouveau.";

/** The address of a picture among the gallery's own; the server looks whether its file is there. */
const url: Field<string> = {
  ...pictureAddress("Photo", { lost: IMAGE_LOST }),
  rule: z
    .string(IMAGE_LOST)
    .refine((address) => parseMediaUrl(address)?.bucket === "gallery", IMAGE_LOST),
};

const fields = {
  title: line("Titre", { subject: "Le titre", required: "Donnez un titre à la photo." }),
  description: line("Légende", { subject: "La légende", limit: PHOTO_LIMITS.description }),
  url,
  alt: line("Description de l’image", {
    subject: "La description de l’image",
    limit: PHOTO_LIMITS.alt,
  }),
  isDecorative: yesNo("Image décorative"),
  hasConsent: yesNo("Accord des personnes"),
  isFeatured: yesNo("À la une"),
};

export type PhotoValues = Values<typeof fields>;

export type EditedPhoto = EditedRecord<PhotoValues>;

/** A photo of the gallery. One that visitors see is described; one without the agreement may wait for it. */
export const photo = kind({
  subject: "gallery-image",
  localCopy: "photo",
  table: "gallery_images",
  path: GALLERY_PATH,
  permission: "gallery",
  icon: "image",
  title: "title",
  french: {
    name: "Galerie photos",
    tab: "Galerie",
    one: "Photo de la galerie",
    the: "la photo",
    asFileUser: "la photo de la galerie",
    reordered: "a changé l’ordre de la galerie",
    remove: "Supprimer la photo",
    gone: "Cette photo n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
  },
  fields,
  check(values): FieldErrors {
    return values.hasConsent && lacksAlt(values) ? { alt: [ALT_MESSAGE] } : {};
  },
});

/** Whether a photo has neither words for those who do not see it nor says that it needs none. */
export function lacksAlt({ alt, isDecorative }: { alt: string; isDecorative: boolean }): boolean {
  return !isDecorative && !alt;
}
