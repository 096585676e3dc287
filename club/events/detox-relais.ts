import { clubHouseWithHours } from "~/club/club-house";
import { euros } from "~/lib/euros";
import map from "../art/detox-relais-parcours.svg";
import picture from "../art/relais.svg";
import type { EventPageText } from "./event-page.types";
import { HEALTH_PASS } from "./health-pass";

/** Euros for a team of three. */
const TEAM = 12;
const START = "10h00";

/** The morning by the lake. */
export const DETOX_RELAIS: EventPageText = {
  name: "Détox relais",
  articleWords: "Détox relais",
  path: "/detox-relais",
  lead: "Trois personnes, trois boucles autour du lac, un bracelet que l’on se passe de poignet en poignet. Ni chrono, ni classement, ni téléphone\u00a0: une matinée pour respirer.",
  teaser:
    "Trois personnes, trois boucles autour du lac, un bracelet de poignet en poignet. Ni chrono ni classement.",
  season: "Un dimanche de mai",
  place: "Kiosque du lac",
  picture,
  pictureAlt: "Deux relayeuses en maillot orange se passent le témoin, face aux pins",
  facts: [
    { label: "Équipe", value: "3 personnes" },
    { label: "Relais", value: "3 × 2,5\u00a0km" },
    { label: "Départ", value: START },
    { label: "Par équipe", value: euros(TEAM) },
  ],
  programme: {
    introduction: "Rien ne presse. On arrive, on pose son téléphone, on respire.",
    steps: [
      {
        time: "09h15",
        title: "Accueil au kiosque",
        text: "Bracelets, tisane, et une boîte pour les téléphones qui veulent dormir.",
      },
      {
        time: "09h45",
        title: "Réveil musculaire",
        text: "Un quart d’heure avec Mamadou Sarr, debout, sans tapis, à la portée de tous.",
      },
      {
        time: START,
        title: "Premier relais",
        text: "Une boucle, puis le bracelet change de poignet. Les deux autres attendent au bord de l’eau.",
      },
      {
        time: "11h30",
        title: "Étirements et silence",
        text: "Respiration, puis dix minutes sans un mot, face au lac.",
      },
      {
        time: "12h00",
        title: "La soupe",
        text: "Soupe, fruits et pain de la boulangerie Lacaze, sur les grandes tables.",
      },
    ],
  },
  course: {
    introduction:
      "Une boucle de 2,5 km, à faire une fois chacun\u00a0: le sous-bois d’abord, puis le sentier le long de l’eau. En courant, en marchant, avec des bâtons ou en fauteuil tout-terrain.",
    map,
    mapAlt:
      "Plan de la boucle de 2,5 km\u00a0: départ du kiosque au sud, sous-bois à l’ouest, ponton des pêcheurs au nord, retour par le sentier de la rive, le lac à l’est",
    points: [
      { letter: "1", title: "Le kiosque", text: "Départ, arrivée, passage du bracelet." },
      { letter: "2", title: "Le sous-bois", text: "900 m d’aiguilles de pin, souples et plats." },
      { letter: "3", title: "Le ponton", text: "Mi-parcours, un banc, de l’eau fraîche." },
      { letter: "4", title: "La rive", text: "1,2 km de sentier stabilisé au ras du lac." },
    ],
    facts: [
      { label: "Sol", value: "Sentier stabilisé" },
      { label: "Dénivelé", value: "11 m" },
      { label: "En courant", value: "12 à 20 minutes" },
      { label: "En marchant", value: "30 minutes" },
    ],
  },
  practical: [
    {
      icon: "pin",
      title: "Le lieu",
      text: "Kiosque du lac, à l’entrée de la base nautique de Castelnau-les-Pins. Fléché depuis le bourg.",
    },
    {
      icon: "car",
      title: "Venir",
      text: "Parking de la base nautique, gratuit. À vélo, douze minutes par la piste cyclable depuis le bourg.",
    },
    {
      icon: "shoe",
      title: "Apporter",
      text: "Des chaussures qui ne craignent pas le sable, un coupe-vent, votre tasse et votre bol.",
    },
    {
      icon: "heart",
      title: "Fauteuils tout-terrain",
      text: "Le club en prête deux, avec un accompagnateur. Réservez-les une semaine avant.",
    },
  ],
  registration: (clubHouseHours) => ({
    introduction: `Soixante équipes au plus, pour que la rive reste calme. Les ${euros(TEAM)} vont au fonds qui finance les licences de sport santé.`,
    prices: [
      {
        title: "Équipe de trois",
        amount: TEAM,
        per: "pour toute l’équipe",
        points: ["Trois bracelets", "Tisane et soupe", "Reversés au fonds sport santé"],
      },
    ],
    steps: [
      {
        title: "Formez l’équipe",
        text: "À trois, sans condition d’âge ni d’allure. Vous venez seul\u00a0? Nous complétons les équipes sur place.",
      },
      {
        title: "Écrivez-nous",
        text: `Un message avec les trois prénoms, ou une visite au ${clubHouseWithHours(clubHouseHours)}.`,
      },
      {
        title: "Venez au kiosque",
        text: "Dès 09h15. Vous réglez sur place, en espèces ou par chèque.",
      },
    ],
    label: "Inscrire mon équipe",
  }),
  health: {
    introduction:
      "Ni chronométrage ni classement, mais la règle est celle des courses\u00a0: un seul document par personne, à montrer à l’accueil.",
    cases: [
      {
        who: "Adulte licencié",
        what: "Votre licence",
        text: "Une licence de la Fédération française d’athlétisme en cours de validité suffit, de notre club ou d’un autre.",
      },
      {
        who: "Adulte sans licence",
        what: HEALTH_PASS.name,
        text: `Il se prend en ligne auprès de la fédération, coûte ${euros(HEALTH_PASS.price)} et vaut ${HEALTH_PASS.validity}\u00a0: celui du Run 2K convient aussi. Montrez-le imprimé ou sur votre téléphone.`,
      },
      {
        who: "Mineur",
        what: "Questionnaire de santé",
        text: "Un parent le remplit à l’accueil, en deux minutes. Avant 12 ans, l’un des deux équipiers est un adulte de la famille.",
      },
    ],
    note: "Si un effort vous inquiète, parlez-en à votre médecin, puis à Mamadou Sarr\u00a0: il adapte la boucle avec vous.",
  },
  faq: [
    {
      question: "Je viens seul, est-ce possible\u00a0?",
      answer:
        "Oui, et vous ne serez pas le seul. Nous formons des équipes à l’accueil, par allure et par envie de parler. C’est souvent là que naissent les groupes du mardi.",
    },
    {
      question: "Faut-il savoir courir\u00a0?",
      answer:
        "Non. La moitié des participants marchent. Une boucle prend trente minutes en marchant, et personne n’attend personne avec une montre.",
    },
    {
      question: "Pourquoi «\u00a0détox\u00a0»\u00a0?",
      answer:
        "Parce que l’on pose le téléphone, le chrono et les soucis dans la boîte du kiosque. Il n’y a ni jus ni régime, seulement de l’air, des jambes et une soupe.",
    },
    {
      question: "Mon chien peut-il venir\u00a0?",
      answer:
        "Oui, en laisse, sauf sur les cinq cents mètres de roselière protégée\u00a0: un bénévole vous le garde au ponton le temps de finir.",
    },
    {
      question: "Et s’il pleut\u00a0?",
      answer:
        "Le kiosque est grand et la pluie sur le lac est belle. En cas d’orage annoncé, la matinée est reportée au dimanche suivant, et les inscrits sont prévenus la veille.",
    },
  ],
  volunteers: {
    title: "Donner un coup de main",
    text: "Trois éplucheurs de légumes la veille au club-house, deux personnes au ponton le matin. On chante, en général.",
    label: "Proposer mon aide",
  },
};

/** The page for search engines and shared links. */
export const DETOX_RELAIS_TEXT = {
  title: "Détox relais, à trois autour du lac",
  description:
    "Une matinée dehors, à trois et sans chrono\u00a0: trois boucles de 2,5 km au bord du lac, à courir, à marcher ou à rouler. Programme et inscription.",
  keywords: "Détox relais, relais à trois, lac, sport santé, sans classement",
};
