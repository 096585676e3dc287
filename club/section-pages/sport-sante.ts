import { licenceOf, programmeOf } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/sport-sante.svg";
import type { SectionPage } from "./section-page";

export const sportSante = (season: Season): SectionPage => ({
  slug: "sport-sante",
  lead: "Une maladie, une douleur, une longue pause, ou l’envie de se sentir mieux\u00a0: des séances douces, des groupes de douze, et un encadrant formé qui vous connaît par votre prénom.",
  art: {
    src: picture,
    alt: "Quatre adultes s’étirent sur des tapis de couleur, dans l’herbe, entre deux pins",
    focusX: 50,
    focusY: 60,
  },
  facts: [
    { label: "Groupes", value: "12 personnes au plus" },
    { label: "Label", value: "Forme\u00a0& Santé, or" },
  ],
  intro: {
    title: "À partir d’où vous êtes",
    paragraphs: [
      "Diabète, hypertension, suites de cancer, mal de dos, essoufflement dans l’escalier\u00a0: la section s’adresse aux adultes, avec ou sans prescription. L’effort se règle sur une échelle de 1 à 10, que l’on apprend dès la première séance.",
      "Un bilan ouvre votre parcours\u00a0: six minutes de marche, lever de chaise, souplesse, équilibre. On le refait tous les trois mois. Vous gardez la feuille, et nous l’adressons à votre médecin si vous le souhaitez.",
    ],
  },
  levels: [
    {
      name: "Assis ou debout",
      text: "Chaque exercice a sa version sur chaise. On passe de l’une à l’autre quand on veut.",
    },
    {
      name: "Programme de 12\u00a0semaines",
      text: "Deux séances par semaine, dix personnes, un bilan au début et à la fin.",
    },
    {
      name: "Toute l’année",
      text: "Marche santé, équilibre, renforcement\u00a0: une à trois séances par semaine.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Pendant les vacances scolaires, le mardi est maintenu. Besoin d’un transport\u00a0? Deux bénévoles font le tour du bourg.",
  coachesTitle: "Vos encadrants",
  coaches: [
    {
      name: "Mamadou Sarr",
      role: "Coach athlé santé, activité physique adaptée",
      text: "Il a mené le dossier du label. Il remarque une épaule qui monte à vingt mètres.",
    },
    {
      name: "Josiane Lacoste",
      role: "Marche santé",
      text: "Elle sait où sont les bancs, l’ombre et les fontaines, dans cet ordre.",
    },
  ],
  bring: [
    "Des chaussures fermées qui tiennent le pied",
    "Lunettes et appareil auditif, si vous en portez",
    "Vos médicaments d’urgence, s’il y en a",
    "Une bouteille d’eau",
  ],
  lent: ["Tapis, élastiques, chaises", "Bâtons de marche"],
  steps: [
    {
      title: "Appelez Mamadou",
      text: "Un quart d’heure au téléphone pour dire où vous en êtes. Ce que vous racontez reste entre vous et lui.",
    },
    {
      title: "Venez essayer",
      text: "Deux séances offertes, accompagné si vous voulez. Apportez l’ordonnance si votre médecin vous en a fait une.",
    },
    {
      title: "Faites le bilan",
      text: "Vingt minutes, sans chrono qui compte. Il sert à choisir le groupe et à mesurer le chemin.",
    },
  ],
  registration: "/inscription/sport-sante",
  faq: [
    {
      question: "Faut-il une ordonnance\u00a0?",
      answer:
        "Non, mais elle aide. Elle précise ce qui vous convient, remplace le certificat médical et ouvre droit à certaines prises en charge. Tout médecin peut prescrire une activité physique adaptée à une personne en affection de longue durée ou atteinte d’une maladie chronique.",
    },
    ...priceAnswer(season),
    {
      question: "J’ai peur de me faire mal.",
      answer:
        "C’est la crainte la plus fréquente, et la première chose dont on parle. Rien n’est obligatoire, chaque geste a une version plus douce, et l’encadrant est formé aux premiers secours.",
    },
    {
      question: "Puis-je venir avec un proche\u00a0?",
      answer:
        "Oui. Les aidants sont les bienvenus et s’assoient où ils veulent. S’ils ont envie de bouger aussi, les séances d’essai valent pour eux.",
    },
    {
      question: "Et après les douze semaines\u00a0?",
      answer:
        "Vous choisissez\u00a0: rester à l’année, passer en marche nordique douce, ou continuer seul avec votre feuille. Ce que vous avez réglé pour le programme est déduit de la licence.",
    },
  ],
  eventsTitle: "Prochains rendez-vous",
});

function priceAnswer(season: Season): SectionPage["faq"] {
  const licence = licenceOf(season, "sport-sante");
  const programme = programmeOf(season, "sport-sante");
  if (!licence || !programme) return [];
  return [
    {
      question: "Combien cela coûte-t-il\u00a0?",
      answer: `${euros(programme.amount)} le programme de douze semaines, assurance comprise, ou ${euros(licence.amount)} la licence à l’année. Certaines mutuelles remboursent la moitié du programme\u00a0; le fonds du club peut régler le reste.`,
    },
  ];
}
