import { familyWords, feesOf } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/sprint-depart.svg";
import { clubHouseOn } from "../club-house";
import type { SectionPage } from "./section-page";

export const athletisme = (season: Season, clubHouseHours: string): SectionPage => ({
  slug: "athletisme",
  lead: "Courir, sauter, lancer\u00a0: on essaie tout avant de choisir. Dès 6\u00a0ans à l’école d’athlé, et sans limite d’âge ensuite, du premier élan au championnat de France.",
  art: {
    src: picture,
    alt: "Trois sprinteuses s’élancent sur la piste devant les spectateurs",
    focusX: 40,
    focusY: 55,
  },
  facts: [
    { label: "Âge", value: "De 6 à 79\u00a0ans" },
    { label: "Par groupe", value: "12 enfants au plus" },
  ],
  intro: {
    title: "Toucher à tout, puis choisir",
    paragraphs: [
      "À l’école d’athlé, chaque séance commence par un jeu et tourne sur deux ateliers. On n’y fait pas de classement avant 9\u00a0ans\u00a0: chacun repart avec une chose réussie.",
      "À partir du collège, les groupes se forment par famille d’épreuves\u00a0: sprint et haies, sauts, lancers. Rien n’oblige à se spécialiser ni à concourir. Celles et ceux qui le veulent préparent les championnats de Gironde et de Nouvelle-Aquitaine.",
    ],
  },
  levels: [
    {
      name: "Éveil, 6 à 8\u00a0ans",
      text: "Jeux, relais, motricité. On apprend à partir, freiner, tourner.",
    },
    {
      name: "Poussins, 9 à 11\u00a0ans",
      text: "Premières marques, premières haies, triathlons du secteur.",
    },
    {
      name: "Collège et lycée",
      text: "Deux à trois séances par semaine, une famille d’épreuves au choix.",
    },
    {
      name: "Adultes et masters",
      text: "À partir de 18\u00a0ans, pour reprendre ou pour battre un vieux record.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Pendant les vacances scolaires, le samedi est maintenu et des stages sont proposés.",
  coachesTitle: "Vos entraîneurs",
  coaches: [
    {
      name: "Aminata Diallo",
      role: "École d’athlétisme, diplômée FFA",
      text: "Elle note qui n’ose pas encore, et lui confie le rôle de chef la semaine d’après.",
    },
    {
      name: "Thomas Lestage",
      role: "Sprint, haies et lancers",
      text: "Recordman du club sur 400\u00a0m. Il parle appuis, jamais chronos, jusqu’à Noël.",
    },
    {
      name: "Pierre Hourtic",
      role: "Sauts",
      text: "Il filme, montre l’image arrêtée à l’appel, et attend que vous trouviez.",
    },
  ],
  bring: [
    "Des baskets de sport, lacets noués",
    "Une gourde à votre nom",
    "Une tenue qui ne craint ni le sable ni la résine",
    "Un coupe-vent et, l’hiver, un bonnet",
  ],
  lent: ["Pointes, selon les pointures en stock", "Témoins, vortex et poids légers"],
  steps: [
    {
      title: "Venez essayer",
      text: "Deux séances offertes, sans rendez-vous le mercredi et le samedi. Un parent reste au bord de la piste la première fois.",
    },
    {
      title: "Remplissez le dossier",
      text: `Fiche, questionnaire de santé, autorisation parentale et règlement. Au ${clubHouseOn(clubHouseHours)}.`,
    },
    {
      title: "Épinglez le dossard",
      text: "La licence arrive par e-mail. Le premier petit meeting a lieu avant Noël, et personne n’est obligé d’y courir.",
    },
  ],
  registration: "/inscription/aide",
  faq: [
    {
      question: "Mon enfant a 5\u00a0ans, peut-il commencer\u00a0?",
      answer:
        "Il faut avoir 6\u00a0ans dans l’année. Avant, les consignes de sécurité autour des sautoirs et des lancers sont trop longues pour de petites jambes impatientes.",
    },
    {
      question: "Faut-il faire des compétitions\u00a0?",
      answer:
        "Non. Environ un licencié sur trois ne porte jamais de dossard. Les petits meetings sont proposés, jamais imposés, et le club paie les engagements en championnat.",
    },
    {
      question: "Faut-il un certificat médical\u00a0?",
      answer:
        "Pour un mineur, le questionnaire de santé suffit si toutes les réponses sont «\u00a0non\u00a0». Sinon, un certificat de moins de six mois. Pour un adulte, le parcours santé en ligne de la fédération.",
    },
    ...familyAnswer(season),
    {
      question: "Puis-je déposer mon enfant et repartir\u00a0?",
      answer:
        "Oui, après l’avoir confié à l’encadrant, au portail. À la fin, nous ne laissons partir un enfant de moins de 12\u00a0ans qu’avec une personne inscrite sur sa fiche.",
    },
    {
      question: "Que se passe-t-il quand il pleut\u00a0?",
      answer:
        "On court, on saute, on se sèche. S’il y a de l’orage, la séance se replie au gymnase du collège des Dunes, et vous recevez un SMS.",
    },
  ],
  eventsTitle: "Prochains rendez-vous",
});

/** What a family of two children pays, where the club has such a discount. */
function familyAnswer(season: Season): SectionPage["faq"] {
  const discount = familyWords(season, "de la famille");
  if (discount === null) return [];
  const school = feesOf(season, "athletisme").find(({ name }) => /école/i.test(name));
  const two = 2 * (school?.amount ?? 0);
  const less = two - (season.familyAmount ?? 0);
  const isForTwo = (season.familyFrom ?? 2) === 2 && less > 0;
  const example = isForTwo
    ? ` Pour deux enfants à l’école d’athlé, cela fait ${euros(less)} au lieu de ${euros(two)}.`
    : "";
  return [
    {
      question: "J’ai deux enfants, y a-t-il une réduction\u00a0?",
      answer: `Oui, ${discount}.${example}`,
    },
  ];
}
