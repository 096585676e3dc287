/** The header of the home page. */
export const HERO = {
  /** One line each; the second takes the accent. */
  title: ["La piste,", "la forêt,", "la dune."],
  lead: "Un club, six couloirs\u00a0: athlétisme, running, marche nordique, sport santé et sport adapté. De 6 à 86\u00a0ans, à votre allure.",
  pictureAlt: "Coureurs sur la piste du stade au lever du soleil, les pins maritimes en fond",
  /** Around the stamp of the health sport label: about 36 characters, capitals. */
  stampMotto: "BOUGER POUR SA SANTÉ • À SON RYTHME •",
  stampWords: ["SPORT", "SANTÉ"],
  stampAlt: "Label Sport Santé",
} as const;
