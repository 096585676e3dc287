import { EVERYWHERE, type PageText } from "./page-text";

export const LEGAL_NOTICE_TEXT: PageText = {
  title: "Mentions légales",
  description:
    "Éditeur, directeur de la publication, hébergeur et droits d’auteur du site du club.",
  keywords: `${EVERYWHERE}, mentions légales, association, éditeur, hébergeur`,
};
