import { EVERYWHERE, type PageText } from "./page-text";

export const TEAM_TEXT: PageText = {
  title: "Organigramme\u00a0: le bureau et les entraîneurs",
  description:
    "Les visages du club\u00a0: le bureau, élu chaque année par les adhérents, et les entraîneurs diplômés de chaque section.",
  keywords: `${EVERYWHERE}, organigramme, trombinoscope, entraîneurs, coachs, bureau, bénévoles`,
};
