import { EVERYWHERE, type PageText } from "./page-text";

export const GALLERY_TEXT: PageText = {
  title: "Galerie photos",
  description:
    "Piste, forêt, dune et lac\u00a0: les photos des séances, des courses et des fêtes du club.",
  keywords: `${EVERYWHERE}, photos, galerie, images, courses, entraînements`,
};
