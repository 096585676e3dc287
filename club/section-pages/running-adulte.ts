import { licenceOf, reducedWords } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/foret-sentier.svg";
import type { SectionPage } from "./section-page";

export const runningAdulte = (season: Season): SectionPage => ({
  slug: "running-adulte",
  lead: "Reprendre après dix ans, courir plus longtemps sans se faire mal, finir un premier 10\u00a0km\u00a0: trois allures, et toujours quelqu’un derrière le dernier.",
  art: {
    src: picture,
    alt: "Deux coureurs sur un sentier de sable entre les fougères et les troncs des pins",
    focusX: 58,
    focusY: 70,
  },
  facts: [
    { label: "Niveaux", value: "De zéro au 10\u00a0km" },
    { label: "Pour débuter", value: "Savoir marcher 30\u00a0min" },
  ],
  intro: {
    title: "Courir en parlant",
    paragraphs: [
      "La règle de la section est une règle de parole\u00a0: si vous ne pouvez plus raconter votre journée à votre voisin, vous courez trop vite. Elle vaut pour le groupe reprise comme pour la sortie longue.",
      "Le mardi, tout le monde se retrouve au stade. Le jeudi, la forêt. Le dimanche, une heure et demie tranquille, et souvent un thermos. Vous venez une fois ou quatre\u00a0: la licence est la même.",
    ],
  },
  levels: [
    {
      name: "Reprise",
      text: "Trente secondes de course, une minute de marche. En douze semaines, vous courez une demi-heure.",
    },
    {
      name: "Endurance",
      text: "Vous courez 45\u00a0minutes sans vous arrêter. Footing en forêt et sortie du dimanche.",
    },
    {
      name: "Vers le 10\u00a0km",
      text: "Fractionné sur piste à votre VMA, un objectif commun par semestre.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Pendant les vacances scolaires, le mardi et le dimanche sont maintenus.",
  coachesTitle: "Vos coachs",
  coaches: [
    {
      name: "Yann Moreau",
      role: "Groupe reprise et footing en forêt",
      text: "Il a lui-même recommencé à 38\u00a0ans. Son programme tient sur une feuille.",
    },
    {
      name: "Mamadou Sarr",
      role: "Piste, renforcement et sortie longue",
      text: "Échauffement, respiration, étirements\u00a0: il veille au geste juste.",
    },
  ],
  bring: [
    "Des chaussures de course, pas forcément neuves",
    "Une montre, ou rien du tout",
    "Une frontale d’octobre à mars",
    "Une couche sèche pour après",
  ],
  lent: ["Tapis et élastiques du lundi", "Gilets réfléchissants, dix lampes frontales"],
  steps: [
    {
      title: "Venez un mardi",
      text: "Deux séances offertes. Rendez-vous au portail du stade, dix minutes avant\u00a0: demandez Yann, il a un ruban jaune.",
    },
    {
      title: "Choisissez votre groupe",
      text: "Après le premier tour, vous saurez. On en change quand on veut, dans un sens comme dans l’autre.",
    },
    {
      title: "Prenez la licence",
      text: "Parcours santé en ligne, fiche, règlement. Dix minutes en tout, et une aide le samedi au club-house.",
    },
  ],
  registration: "/inscription/aide",
  faq: [
    {
      question: "Je n’ai jamais couru, vais-je retarder tout le monde\u00a0?",
      answer:
        "Non. Le groupe reprise part de la marche, avance par boucles courtes et repasse toujours prendre le dernier. Onze débutants y ont couru leur premier 10\u00a0km en six mois.",
    },
    ...priceAnswer(season),
    {
      question: "Quelle différence avec le running compétition\u00a0?",
      answer:
        "Ici, pas de plan ni d’obligation de dossard. Le running compétition demande trois séances par semaine, un plan suivi et une base de 10\u00a0km en moins d’une heure. On peut passer de l’un à l’autre en cours d’année.",
    },
    {
      question: "Faut-il un certificat médical\u00a0?",
      answer:
        "Non, sauf si le parcours santé de la fédération, à suivre en ligne, vous conseille de voir votre médecin. Après une longue pause ou passé 50\u00a0ans, un avis médical reste une bonne idée.",
    },
    {
      question: "Puis-je courir avec une poussette ou un chien\u00a0?",
      answer:
        "Le jeudi et le dimanche, oui, en laisse ventrale pour le chien. Pas sur la piste, où l’on tourne à plusieurs allures.",
    },
  ],
  eventsTitle: "Prochains rendez-vous",
});

function priceAnswer(season: Season): SectionPage["faq"] {
  const licence = licenceOf(season, "running-adulte");
  if (!licence) return [];
  const words = reducedWords(season);
  const later =
    licence.reduced !== null && words !== null
      ? ` À partir ${words.from}, ${euros(licence.reduced)}.`
      : "";
  return [
    {
      question: "Combien coûte la licence\u00a0?",
      answer: `${euros(licence.amount)} pour la saison, toutes séances comprises.${later} Plusieurs versements si vous préférez.`,
    },
  ];
}
