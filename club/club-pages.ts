import type { Bus, Season } from "~/club/site";
import clubHouse from "./art/club-house.svg";
import nocturne from "./art/nocturne.svg";
import planAcces from "./art/plan-acces.svg";
import sautLongueur from "./art/saut-longueur.svg";
import stadeAube from "./art/stade-aube.svg";

/** A drawing or photo of `art/`: sizes in pixels. */
export type ClubPicture = { src: string; alt: string; width: number; height: number };

const scene = (src: string, alt: string): ClubPicture => ({ src, alt, width: 1200, height: 800 });

/** `/club/trombinoscope` */
export const TEAM_PAGE = {
  title: "Organigramme",
  lead: "Ceux qui ouvrent le portail, posent les plots, tiennent les comptes et répondent au téléphone.",
  board: {
    title: "Le bureau",
    text: "Des bénévoles élus chaque année par l’assemblée générale. Une réunion par mois, ouverte à tout adhérent qui prévient la veille.",
  },
  coaches: {
    title: "Les entraîneurs",
    text: "Diplômés de la fédération, ou en cours de formation auprès de ceux qui le sont. Venez les voir avant la séance\u00a0: ils arrivent toujours un quart d’heure en avance.",
  },
  call: {
    title: "Qui appeler pour quoi",
    text: "Personne ne vous fera changer trois fois d’interlocuteur. Si vous ne trouvez pas, appelez le club\u00a0: nous transmettons.",
  },
} as const;

/** `/club/galerie` */
export const GALLERY_PAGE = {
  title: "Galerie",
  lead: "Les photos des adhérents\u00a0: les séances, les sorties, les courses, et ce qui se passe entre les deux.",
} as const;

/** `/club/le-stade` */
export const STADIUM_PAGE = {
  title: "Le stade",
  lead: "Six couloirs sous les pins, deux sautoirs et une petite tribune\u00a0: le stade est le point de départ de presque toutes les séances, même celles qui se courent en forêt.",
  picture: scene(
    stadeAube,
    "Quatre coureurs dans le virage du stade au lever du soleil, la petite tribune et les pins derrière eux",
  ),
  week: {
    title: "La semaine au stade",
    text: "Les séances qui ont lieu ici. Celles de la forêt, du lac et de la dune sont sur la page des horaires, avec toutes les autres.",
  },
  photos: [
    {
      ...scene(
        nocturne,
        "Quatre coureurs sur la piste de nuit, sous les projecteurs, devant le public de la Nocturne des Résiniers",
      ),
      caption: "La Nocturne des Résiniers, sous les nouveaux projecteurs.",
    },
    {
      ...scene(
        sautLongueur,
        "Une sauteuse en longueur en plein vol au-dessus du sable, un officiel attend près du repère des 6 mètres",
      ),
      caption: "Le sautoir de longueur, côté ligne opposée.",
    },
    {
      ...scene(
        clubHouse,
        "Quatre personnes discutent devant le club-house éclairé, sous une guirlande d’ampoules, à la tombée du soir",
      ),
      caption: "Le club-house, un soir d’entraînement.",
    },
  ],
} as const;

/** The drawn map of the way to the stadium. */
export const accessPlan = (bus: Bus | null): ClubPicture => ({
  src: planAcces,
  alt: `Plan du bourg\u00a0: le stade au nord-ouest, le parking gratuit à côté${stopOnPlan(bus)}`,
  width: 1200,
  height: 720,
});

function stopOnPlan(bus: Bus | null): string {
  if (bus === null) return "";
  const stop = ["l’arrêt de bus", bus.stop].filter(Boolean).join(" ");
  return `, ${stop} de la ligne ${bus.line} sur la route principale`;
}

/** `/contacts` */
export const CONTACT_PAGE = {
  title: "Écrivez-nous",
  lead: "Une question, une envie d’essayer, un coup de main à proposer\u00a0? Un bénévole vous répond sous deux jours.",
  replyTime: "réponse sous deux jours",
  facebookSummary: "Les infos de dernière minute",
  /** Details that spare everybody a second message. */
  whatToSay: [
    "Votre prénom, et un numéro si vous préférez être rappelé.",
    "La section qui vous attire, ou l’âge de l’enfant que vous inscrivez.",
    "Où vous en êtes\u00a0: jamais couru, de retour après une blessure, déjà licencié ailleurs.",
    "Ce qui vous aiderait\u00a0: un matériel à prêter, un accès de plain-pied, une aide au paiement.",
  ],
  /** Proposed while the subject is typed. */
  subjects: ["Essayer une séance", "S’inscrire", "Proposer un coup de main", "Devenir partenaire"],
  /** Refuses browsers that a program drives (status 451 of specification §8). Off: some helpers for the blind look like one. */
  refusesHeadless: false,
} as const;

/** `/contacts`, for somebody who comes to try a session. */
export const TRIAL_PAGE = {
  title: "Essayer une séance",
  lead: "Choisissez une séance et dites-nous l’âge. Ce n’est qu’une demande\u00a0: un bénévole vous la confirme par e-mail.",
} as const;

/** `/horaires` */
export const TIMETABLE_PAGE = {
  title: "Les horaires",
  lead: ({ label }: Pick<Season, "label">) =>
    `Toutes les séances de la semaine${label && `, saison ${label}`}. Dites-nous une section, un jour ou un âge\u00a0: il ne reste que ce qui vous concerne.`,
  /** When nothing is found. */
  none: "Essayez un autre jour ou une autre section, ou écrivez-nous\u00a0: nous vous dirons quel groupe vous attend.",
  /** Before the club has written a session. */
  noSession:
    "Les horaires de la saison ne sont pas encore connus. Écrivez-nous\u00a0: nous vous répondrons.",
  /** When no group of the club takes that age. */
  noneForAge:
    "Aucun groupe du club n’accueille cet âge, quels que soient le jour et la section. Écrivez-nous\u00a0: nous vous dirons ce qui est possible.",
  note: "Pas de séance les jours fériés. Pendant les vacances scolaires, la page de chaque section dit ce qui est maintenu.",
} as const;
