import { licenceOf } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/sport-adapte.svg";
import type { SectionPage } from "./section-page";

export const sportAdapte = (season: Season): SectionPage => ({
  slug: "sport-adapte",
  lead: "Fauteuil de course, course guidée, lancers assis, marche accompagnée\u00a0: la même piste, les mêmes soirs, et le matériel qu’il faut pour que chacun y trouve sa foulée.",
  art: {
    src: picture,
    alt: "Sur la piste, un athlète en fauteuil de course et, devant lui, deux coureurs reliés par un lien",
    focusX: 48,
    focusY: 60,
  },
  facts: [
    { label: "Matériel", value: "Prêté toute l’année" },
    { label: "Âge", value: "Dès 8\u00a0ans" },
  ],
  intro: {
    title: "Le premier virage, puis le deuxième",
    paragraphs: [
      "«\u00a0Le premier virage, on a peur. Le deuxième, on veut doubler\u00a0», dit Inès Bernadet. La section accueille les handicaps moteurs, visuels, auditifs, psychiques et intellectuels. On parle d’abord de ce que vous aimez, ensuite de ce qu’il faut adapter.",
      "Le mardi, les binômes guidés courent avec les autres sections. Le samedi, la piste est à nous, et les valides qui passent sont priés d’essayer le fauteuil. Celles et ceux qui veulent concourir le font avec la Fédération handisport ou la Fédération du sport adapté.",
    ],
  },
  levels: [
    {
      name: "Découverte",
      text: "Une heure pour essayer chaque atelier, régler le fauteuil, apprivoiser le lien.",
    },
    {
      name: "Loisir",
      text: "Une séance par semaine, à votre main. Les progrès se notent en sourires et parfois en mètres.",
    },
    {
      name: "Compétition",
      text: "Un plan avec Inès Bernadet, et un guide attitré pour les coureurs non voyants.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Fatigue, rendez-vous médical, transport\u00a0: on peut arriver en retard et repartir avant, sans prévenir.",
  coachesTitle: "Votre encadrement",
  coaches: [
    {
      name: "Inès Bernadet",
      role: "Sport adapté, certifiée handisport",
      text: "Elle règle un fauteuil en six minutes et n’achève jamais vos phrases.",
    },
    {
      name: "Yann Moreau",
      role: "Relais avec le groupe reprise",
      text: "Il accueille les binômes guidés qui préfèrent la forêt à la piste.",
    },
  ],
  bring: [
    "Une tenue près du corps, pour le fauteuil",
    "Des gants fins",
    "Ce qui vous sert chaque jour\u00a0: orthèse, canne, lunettes",
    "Un proche, si cela vous rassure",
  ],
  lent: [
    "Trois fauteuils de course, deux tout-terrain",
    "Liens de guidage, bandeaux, chaise de lancer",
    "Joëlettes du comité, sur réservation",
  ],
  steps: [
    {
      title: "Dites-nous bonjour",
      text: "Un message, un SMS ou un appel à Inès. Dites ce qu’il vous faut\u00a0: taille, transferts, langue des signes, transport.",
    },
    {
      title: "Essayez deux fois",
      text: "Une bénévole attend au portail dix minutes avant. Quatre places réservées, aucune marche jusqu’à la piste.",
    },
    {
      title: "Choisissez votre licence",
      text: "Athlétisme, handisport ou sport adapté\u00a0: nous regardons ensemble laquelle vous sert le mieux.",
    },
  ],
  registration: "/inscription/aide",
  faq: [
    {
      question: "Faut-il son propre fauteuil de course\u00a0?",
      answer:
        "Non. Le club en prête trois, réglables à partir de 1,40\u00a0m. Si vous accrochez, nous vous aidons à monter le dossier de financement du vôtre.",
    },
    ...priceAnswer(season),
    {
      question: "Un certificat médical est-il nécessaire\u00a0?",
      answer:
        "Pour le loisir, la règle est celle de tous\u00a0: questionnaire pour les mineurs, parcours santé pour les adultes. Pour concourir en handisport, un certificat précise le type de handicap\u00a0; nous vous donnons le modèle.",
    },
    {
      question: "L’accompagnant doit-il payer\u00a0?",
      answer:
        "Jamais. Il est assuré par le club pendant la séance, qu’il pousse, guide, ou lise le journal à la tribune.",
    },
    {
      question: "Je suis valide, puis-je aider\u00a0?",
      answer:
        "Oui\u00a0! La section cherche des guides capables de courir 10\u00a0km en une heure, et des bras pour les joëlettes. Une matinée de formation est prévue, bandeau sur les yeux.",
    },
  ],
  eventsTitle: "Prochains rendez-vous",
});

function priceAnswer(season: Season): SectionPage["faq"] {
  const licence = licenceOf(season, "sport-adapte");
  if (!licence) return [];
  return [
    {
      question: "Combien coûte la licence\u00a0?",
      answer: `${euros(licence.amount)} pour la saison, prêt du matériel compris. Le Pass’Sport s’applique jusqu’à 30\u00a0ans pour les jeunes en situation de handicap.`,
    },
  ];
}
