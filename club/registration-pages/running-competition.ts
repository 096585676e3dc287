import { licenceOf } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/cross-hiver.svg";
import { COMMON_DOCUMENTS } from "../registration";
import type { RegistrationPage } from "./registration-page";

/** How one joins the section, and for a section without page what it is. */
export const runningCompetition = (season: Season): RegistrationPage => ({
  slug: "running-competition",
  title: "Running compétition",
  lead: "Route, trail et cross sous le maillot du club\u00a0: des plans suivis par groupe de niveau, une équipe qui vous attend à l’arrivée, et un dossier qui se boucle en une soirée.",
  art: {
    src: picture,
    alt: "Cinq coureurs en file sur un chemin boueux bordé de rubalise, les pins dans la brume",
    focusX: 55,
    focusY: 58,
  },
  facts: [
    { label: "Base", value: "10\u00a0km en une heure" },
    { label: "Terrains", value: "Route, trail, cross" },
  ],
  intro: {
    title: "Est-ce pour vous\u00a0?",
    paragraphs: [
      "La section s’adresse à celles et ceux qui veulent s’entraîner pour un objectif daté, du 10\u00a0km au marathon. Il n’y a pas de chrono d’entrée\u00a0: il faut tenir trois séances par semaine et courir 10\u00a0km en moins d’une heure, pour profiter du groupe sans s’y épuiser.",
      "Nathalie Cazaux vous reçoit une demi-heure, établit un plan et le revoit avec vous chaque mois. Vous n’y êtes pas encore\u00a0? Le groupe du mardi, en running adulte, y mène en une saison, et seule la différence de prix est demandée.",
    ],
  },
  levels: [
    {
      name: "Groupe 1",
      text: "10\u00a0km entre 32 et 42\u00a0minutes. Cross par équipes, championnats régionaux.",
    },
    {
      name: "Groupe 2",
      text: "10\u00a0km entre 42 et 50\u00a0minutes. Semi et marathon, trail de la Gemme.",
    },
    {
      name: "Groupe 3",
      text: "10\u00a0km entre 50\u00a0minutes et une heure. Premier semi, premier dossard de cross.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. La licence donne aussi accès à toutes les séances de running adulte, renforcement compris.",
  coachesTitle: "Votre encadrement",
  coaches: [
    {
      name: "Nathalie Cazaux",
      role: "Route, trail et cross, entraîneuse diplômée FFA",
      text: "Recordwoman du club sur 400\u00a0m, devenue traileuse. On ne coupe rien, on dit bonjour.",
    },
    {
      name: "Mamadou Sarr",
      role: "Renforcement et groupe 2 du dimanche",
      text: "Il vous fera aimer la chaise contre le mur. Presque.",
    },
  ],
  stepsTitle: "S’inscrire en trois étapes",
  steps: [
    {
      title: "Venez courir deux fois",
      text: "Deux séances offertes, un lundi et un jeudi de préférence. Nathalie regarde votre foulée et vous propose un groupe.",
    },
    {
      title: "Bouclez le dossier",
      text: "Fiche, parcours santé en ligne, photo et règlement. Par e-mail, ou le samedi au club-house.",
    },
    {
      title: "Recevez licence et maillot",
      text: "La licence arrive par e-mail sous trois jours. Le maillot se retire au stade, et le premier plan commence le lundi suivant.",
    },
  ],
  documents: [
    COMMON_DOCUMENTS.form,
    "Parcours santé de la fédération, suivi en ligne (majeurs)",
    "Attestation du questionnaire de santé et autorisation parentale (16 et 17\u00a0ans)",
    COMMON_DOCUMENTS.photo,
    "Vos trois derniers résultats, si vous en avez",
    COMMON_DOCUMENTS.payment,
    COMMON_DOCUMENTS.aid,
  ],
  health: ["adult", "minor", "race"],
  aids: ["ce", "coupons", "fonds"],
  forms: ["fiche-inscription", "echeancier", "autorisation-parentale", "questionnaire-sante"],
  faq: [
    {
      question: "La licence me dispense-t-elle du Pass Prévention Santé\u00a0?",
      answer:
        "Oui. Avec une licence compétition en cours de validité, aucun document de santé n’est demandé sur les courses\u00a0: votre numéro de licence suffit, y compris au Run\u00a02K.",
    },
    {
      question: "Faut-il un certificat médical\u00a0?",
      answer:
        "Pas d’office. Le parcours santé de la fédération vous dit si un avis médical est utile. Certaines épreuves longues, à l’étranger surtout, en demandent encore un\u00a0: vérifiez leur règlement.",
    },
    ...priceAnswer(season),
    {
      question: "Je suis licencié ailleurs, puis-je muter en cours de saison\u00a0?",
      answer:
        "Oui, avec l’accord du club quitté. Sylvie Noailles fait la demande avec vous\u00a0; entre septembre et octobre, elle est automatique.",
    },
    {
      question: "Et si je me blesse\u00a0?",
      answer:
        "Prévenez Nathalie, le plan s’arrête et reprend quand vous reprenez. L’assurance de la licence couvre les accidents à l’entraînement. Pour une longue absence, la trésorière rend les mois restants de la part du club.",
    },
  ],
  eventsTitle: "Prochaines courses",
});

function priceAnswer(season: Season): RegistrationPage["faq"] {
  const licence = licenceOf(season, "running-competition");
  if (!licence) return [];
  return [
    {
      question: "Combien cela coûte-t-il vraiment, sur l’année\u00a0?",
      answer: `${euros(licence.amount)} de licence, en plusieurs fois si vous voulez. Le club règle les engagements en cross et en championnat\u00a0; les courses sur route et les trails sont à votre charge.`,
    },
  ];
}
