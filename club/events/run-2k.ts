import { clubHouseWithHours } from "~/club/club-house";
import { euros } from "~/lib/euros";
import picture from "../art/run-2k.svg";
import map from "../art/run-2k-parcours.svg";
import type { EventPageText } from "./event-page.types";
import { HEALTH_PASS } from "./health-pass";

/** Euros for a bib, whatever the distance. */
const BIB = 5;
const START = "10h00";
const BIBS = "de 08h30 à 09h45";

/** The village race. */
export const RUN_2K: EventPageText = {
  name: "Run 2K",
  articleWords: "Run 2K",
  path: "/evenements/run-2k",
  lead: "Deux kilomètres dans le village, une boucle plate et une seule consigne\u00a0: arriver avec le sourire. En solo, en relais familial, en fauteuil ou derrière une poussette.",
  teaser:
    "Deux kilomètres dans le village, en solo ou en relais familial. Parcours plat, accessible aux fauteuils et aux poussettes.",
  season: "Un dimanche de printemps",
  place: "Place de l’Église",
  picture,
  pictureAlt:
    "Des adultes et un enfant courent vers l’arche orange du Run 2K, devant le clocher du village et les spectateurs",
  facts: [
    { label: "Distance", value: "2\u00a0km, une boucle" },
    { label: "Premier départ", value: START },
    { label: "Dossard", value: euros(BIB) },
    { label: "Moins de 12 ans", value: "Gratuit" },
  ],
  programme: {
    introduction:
      "Trois départs, pour que chacun coure avec les siens et applaudisse les autres. La fanfare joue dès 09h00.",
    steps: [
      {
        time: "08h30",
        title: "Retrait des dossards",
        text: "Sur la place, jusqu’à 09h45, avec une pièce d’identité. Épingles et café offerts.",
      },
      {
        time: "09h40",
        title: "Échauffement en musique",
        text: "Aminata Diallo monte sur l’estrade. Tout le monde suit, les spectateurs aussi.",
      },
      {
        time: START,
        title: "Run 2K",
        text: "2 km, tout le monde. Les plus rapides devant, les poussettes et les marcheurs derrière.",
      },
      {
        time: "10h40",
        title: "Relais des familles",
        text: "4 × 500 m, par équipes de quatre, deux générations au moins. Un témoin en pin des Landes.",
      },
      {
        time: "11h15",
        title: "Petits Pins",
        text: "600 m pour les moins de 8 ans. Pas de classement\u00a0: un badge pour chacun à l’arrivée.",
      },
      {
        time: "12h00",
        title: "Remise des prix",
        text: "Au club-house, à dix minutes à pied, avec la soupe et le pain de la boulangerie Lacaze.",
      },
    ],
  },
  course: {
    introduction:
      "La boucle part de la place, suit la rue des Écoles, longe la forêt communale et revient par les halles. Aucune marche, aucun trottoir à franchir, et de l’ombre sur la moitié du chemin.",
    map,
    mapAlt:
      "Plan de la boucle de 2 km\u00a0: départ place de l’Église, rue des Écoles vers le nord, lisière de la forêt communale à l’est, puis retour au sud par les halles",
    points: [
      { letter: "A", title: "Place de l’Église", text: "Départ et arrivée sous l’arche." },
      {
        letter: "B",
        title: "Rue des Écoles",
        text: "400 m de ligne droite, les fenêtres décorées par les écoliers.",
      },
      {
        letter: "C",
        title: "Forêt communale",
        text: "700 m à l’ombre, sur la piste cyclable en enrobé. Point d’eau à mi-parcours.",
      },
      { letter: "D", title: "Les halles", text: "Dernier virage, puis 350 m jusqu’à l’arche." },
    ],
    facts: [
      { label: "Sol", value: "Enrobé partout" },
      { label: "Dénivelé", value: "8 m" },
      { label: "Largeur minimale", value: "2,40 m" },
      { label: "Point d’eau", value: "À 1 km et à l’arrivée" },
    ],
  },
  practical: [
    {
      icon: "car",
      title: "Se garer",
      text: "Le centre est fermé aux voitures de 09h00 à 12h30. Le parking du stade des Résiniers reste libre et gratuit, à dix minutes à pied.",
    },
    {
      icon: "bus",
      title: "Venir en bus",
      text: "Ligne 38, arrêt Les Résiniers, puis la rue des Écoles jusqu’à la place.",
    },
    {
      icon: "heart",
      title: "Fauteuils et joëlettes",
      text: "Ils courent avec tout le monde et partent une minute avant. Le club en prête trois\u00a0: demandez-les à Inès Bernadet une semaine avant.",
    },
    {
      icon: "people",
      title: "Vestiaire et consigne",
      text: "Sacs gardés sous les halles de 08h30 à 12h00. Douches au stade, ouvertes jusqu’à 13h00.",
    },
  ],
  registration: (clubHouseHours) => ({
    introduction:
      "Cinq cents dossards, dont cent gardés pour le matin même. Le règlement se fait au retrait, en espèces, par chèque ou par carte.",
    prices: [
      {
        title: "12 ans et plus",
        amount: BIB,
        per: "par coureur, toutes les courses",
        points: ["Dossard et épingles", "Ravitaillement d’arrivée", "Le relais sans supplément"],
      },
      {
        title: "Moins de 12 ans",
        amount: 0,
        per: "gratuit, accord d’un parent",
        points: ["Dossard à son prénom", "Badge des Petits Pins", "Goûter à l’arrivée"],
      },
    ],
    steps: [
      {
        title: "Écrivez-nous",
        text: `Nom, année de naissance et course de chacun, par message ou au ${clubHouseWithHours(clubHouseHours)}.`,
      },
      {
        title: "Préparez votre document",
        text: "Licence, Pass ou questionnaire selon votre âge. C’est dit juste en dessous.",
      },
      {
        title: "Retirez votre dossard",
        text: `Sur la place, ${BIBS}, avec une pièce d’identité. Vous réglez à ce moment-là.`,
      },
    ],
    label: "S’inscrire au Run 2K",
  }),
  health: {
    introduction: "Un seul document par coureur, à montrer au retrait du dossard.",
    cases: [
      {
        who: "Adulte licencié",
        what: "Votre licence",
        text: "Une licence de la Fédération française d’athlétisme en cours de validité suffit\u00a0: son numéro est vérifié sur place.",
      },
      {
        who: "Adulte sans licence",
        what: HEALTH_PASS.name,
        text: `Il se prend en ligne auprès de la fédération, coûte ${euros(HEALTH_PASS.price)} et vaut ${HEALTH_PASS.validity} pour toutes les courses. Montrez-le imprimé ou sur votre téléphone.`,
      },
      {
        who: "Mineur",
        what: "Questionnaire de santé",
        text: "Un parent le remplit et signe l’accord de participation. Les deux feuilles vous attendent aussi sur la place, cinq minutes suffisent.",
      },
    ],
    note: "Une réponse «\u00a0oui\u00a0» au questionnaire d’un mineur\u00a0? L’avis d’un médecin est alors nécessaire avant la course. Les marcheurs et les spectateurs n’ont rien à fournir.",
  },
  faq: [
    {
      question: "Peut-on marcher\u00a0?",
      answer:
        "Oui. La boucle reste fermée aux voitures jusqu’à 12h30\u00a0: personne ne vous pressera. Partez derrière, avec les poussettes.",
    },
    {
      question: "Puis-je courir deux fois\u00a0?",
      answer:
        "Le même dossard sert au Run 2K puis au relais des familles, sans rien payer de plus. Il reste quarante minutes entre les deux pour souffler.",
    },
    {
      question: "Comment se compose une équipe de relais\u00a0?",
      answer:
        "Quatre personnes et deux générations au moins\u00a0: une grand-mère, deux cousins et un voisin font une équipe. L’équipe gagnante garde son témoin, tourné par la scierie Darriet.",
    },
    {
      question: "Y a-t-il un chronométrage\u00a0?",
      answer:
        "Oui pour le Run 2K et le relais, à la main, par les officiels du club. Les temps sont affichés à midi au club-house et publiés le soir dans les actualités.",
    },
    {
      question: "Et s’il pleut\u00a0?",
      answer:
        "On court. Seule une vigilance orange ferait reporter la course\u00a0: le bandeau de la page d’accueil l’annoncerait la veille avant 18h00.",
    },
    {
      question: "Puis-je m’inscrire le matin même\u00a0?",
      answer:
        "Oui, dans la limite de cent dossards, jusqu’à 09h30. Venez avec votre document\u00a0: sans lui, nous ne pouvons pas vous donner de dossard.",
    },
  ],
  volunteers: {
    title: "Plutôt encourager que courir\u00a0?",
    text: "Il nous manque douze signaleurs, de 09h00 à midi. Le gilet est fourni, le café aussi, et l’on voit passer tout le village deux fois.",
    label: "Proposer mon aide",
  },
};

/** The page for search engines and shared links. */
export const RUN_2K_TEXT = {
  title: "Run 2K, la course du village",
  description:
    "Deux kilomètres dans Castelnau-les-Pins, une boucle plate, un relais des familles\u00a0: parcours, horaires, dossards et règles de santé du Run 2K.",
  keywords: "Run 2K, course du village, course enfants, relais des familles",
};
