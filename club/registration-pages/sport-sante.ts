import { licenceOf, programmeOf, reducedWords } from "~/club/season-words";
import type { Season } from "~/club/site";
import { euros } from "~/lib/euros";
import picture from "../art/sport-sante.svg";
import { COMMON_DOCUMENTS } from "../registration";
import type { RegistrationPage } from "./registration-page";

/** How one joins the section, and for a section without page what it is. */
export const sportSanteRegistration = (season: Season): RegistrationPage => ({
  slug: "sport-sante",
  title: "S’inscrire en sport santé",
  lead: "Un appel, un bilan, et vous commencez. Avec une ordonnance ou sans, à votre rythme, et avec les aides qui allègent la note.",
  art: {
    src: picture,
    alt: "Quatre adultes s’étirent sur des tapis de couleur, dans l’herbe, entre deux pins",
    focusX: 50,
    focusY: 60,
  },
  facts: [
    { label: "Ordonnance", value: "Utile, pas obligatoire" },
    { label: "Premier pas", value: "Un appel" },
  ],
  intro: {
    title: "Avec ou sans ordonnance",
    paragraphs: [
      "Votre médecin peut prescrire une activité physique adaptée si vous vivez avec une maladie chronique, une affection de longue durée ou un facteur de risque. L’ordonnance précise ce qui vous convient, tient lieu de certificat et ouvre certaines prises en charge. La Sécurité sociale ne rembourse pas la séance elle-même\u00a0: ce sont les mutuelles et les collectivités qui aident.",
      "Sans ordonnance, vous êtes tout aussi bienvenu. Le parcours santé de la fédération et le bilan d’entrée suffisent. Vos informations de santé restent chez l’encadrant, sous clé, et sont détruites à la fin de la saison.",
    ],
  },
  levels: [
    {
      name: "Vous avez une ordonnance",
      text: "Apportez-la au bilan. Nous écrivons à votre médecin, si vous l’acceptez, après le premier et le dernier.",
    },
    {
      name: "Vous n’en avez pas",
      text: "Parlez-en à votre médecin à l’occasion\u00a0: le modèle de prescription est à imprimer plus bas.",
    },
    {
      name: "Vous êtes aidant",
      text: "Vous accompagnez un proche sans rien payer. Et si vous bougiez aussi\u00a0? Les essais valent pour vous.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Le programme de douze semaines suit les séances du mardi et du vendredi\u00a0; un groupe démarre chaque trimestre.",
  coachesTitle: "Vos encadrants",
  coaches: [
    {
      name: "Mamadou Sarr",
      role: "Coach athlé santé, activité physique adaptée",
      text: "C’est lui qui répond au premier appel, et qui mène votre bilan.",
    },
    {
      name: "Josiane Lacoste",
      role: "Marche santé",
      text: "Elle vous attend au kiosque du lac, même quand il pleut un peu.",
    },
  ],
  stepsTitle: "Du premier appel à la première séance",
  steps: [
    {
      title: "Appelez, ou faites appeler",
      text: "Un quart d’heure avec Mamadou Sarr. Il vous dit quel groupe, quel jour, et s’il vaut mieux voir votre médecin avant.",
    },
    {
      title: "Venez au bilan",
      text: "Vingt minutes\u00a0: marche, équilibre, souplesse, lever de chaise. Les séances d’essai suivent, offertes.",
    },
    {
      title: "Remettez le dossier",
      text: "Fiche, ordonnance ou parcours santé, règlement. Sylvie Noailles prépare l’attestation pour votre mutuelle.",
    },
  ],
  documents: [
    COMMON_DOCUMENTS.form,
    "Ordonnance d’activité physique, si vous en avez une",
    "Ou parcours santé de la fédération, suivi en ligne ou au club-house",
    "Nom et numéro d’une personne à prévenir",
    COMMON_DOCUMENTS.photo,
    COMMON_DOCUMENTS.payment,
  ],
  health: ["prescription", "adult"],
  aids: ["mutuelle", "fonds", "ce", "coupons"],
  forms: ["fiche-inscription", "prescription", "echeancier"],
  faq: [
    {
      question: "Mon médecin ne connaît pas le club, que lui dire\u00a0?",
      answer:
        "Imprimez le modèle de prescription et la fiche de la section. Mamadou Sarr l’appelle volontiers\u00a0: donnez-nous simplement votre accord et son numéro.",
    },
    ...insurerAnswer(season),
    {
      question: "Puis-je commencer en cours d’année\u00a0?",
      answer: `Oui, n’importe quelle semaine pour la licence annuelle${cheaperWords(season)}. Le programme de douze semaines démarre chaque trimestre, à dix personnes.`,
    },
    {
      question: "Je ne peux pas me déplacer seul.",
      answer:
        "Deux bénévoles font le tour du bourg avant les séances du mardi et du vendredi. Dites-le en appelant\u00a0: nous passons vous prendre.",
    },
    {
      question: "Qui voit mes informations de santé\u00a0?",
      answer:
        "L’encadrant de votre groupe, et lui seul. Rien n’est saisi dans un fichier informatique\u00a0; les feuilles sont rendues ou détruites à la fin de la saison.",
    },
  ],
  eventsTitle: "Prochains rendez-vous",
});

/** `, dont le prix baisse en mars`; empty when it does not. */
function cheaperWords(season: Season): string {
  const licence = licenceOf(season, "sport-sante");
  const words = reducedWords(season);
  return words && licence?.reduced != null ? `, dont le prix baisse ${words.on}` : "";
}

function insurerAnswer(season: Season): RegistrationPage["faq"] {
  const programme = programmeOf(season, "sport-sante");
  const price = programme ? ` à ${euros(programme.amount)}` : "";
  return [
    {
      question: "Ma mutuelle rembourse-t-elle\u00a0?",
      answer: `Souvent la moitié du programme${price}, parfois plus si la séance est labellisée\u00a0: les nôtres le sont au niveau or. Demandez-lui «\u00a0la prise en charge de l’activité physique adaptée\u00a0», nous fournissons facture et attestation.`,
    },
  ];
}
