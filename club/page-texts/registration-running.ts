import { EVERYWHERE, type PageText } from "./page-text";

export const REGISTRATION_RUNNING_TEXT: PageText = {
  title: "S’inscrire en running compétition",
  description:
    "Licence compétition, tarif, documents, règles de santé et dates\u00a0: tout pour porter le maillot du club sur route, en trail et en cross.",
  keywords: `${EVERYWHERE}, inscription, licence FFA, running compétition, tarif, documents`,
};
