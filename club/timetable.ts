import type { Weekday } from "~/lib/french-dates";
import type { SectionSlug } from "./sections";

/** 1 gentle, 2 steady, 3 sporty. */
export type Effort = 1 | 2 | 3;

/** Who may come: from one age to another, both included. */
export type Ages = { from: number; to?: number };

export type Slot = {
  section: SectionSlug;
  weekday: Weekday;
  /** `HH:MM`, Paris time. */
  start: string;
  end: string;
  /** Who or what the session is for. */
  group: string;
  /** Whole years; without `to`, all ages above. */
  ages: Ages;
  /** The key of a place, or its name as volunteers wrote it. */
  place: string;
  /** Instead of the name of the place, when the session moves. */
  placeName?: string;
  /** Small line under the place; the place's meeting point by default. */
  note?: string;
  /** Full name, as in the club's list of coaches. */
  coach: string;
  effort: Effort;
  /** Not every week. */
  rhythm?: "monthly";
};

export const WEEKDAYS: Record<Weekday, string> = {
  1: "Lundi",
  2: "Mardi",
  3: "Mercredi",
  4: "Jeudi",
  5: "Vendredi",
  6: "Samedi",
  7: "Dimanche",
};

export const EFFORTS: Record<Effort, string> = { 1: "Doux", 2: "Soutenu", 3: "Sportif" };

/** The week of training: every page that tells an hour reads it here. */
export const TIMETABLE: readonly Slot[] = [
  {
    section: "athletisme",
    weekday: 1,
    start: "17:30",
    end: "19:00",
    group: "Sprint et haies",
    ages: { from: 12 },
    place: "stade",
    note: "Pointes prêtées les premières semaines",
    coach: "Thomas Lestage",
    effort: 3,
  },
  {
    section: "athletisme",
    weekday: 3,
    start: "17:00",
    end: "18:15",
    group: "École d’athlétisme",
    ages: { from: 6, to: 11 },
    place: "stade",
    note: "Douze enfants au plus par groupe",
    coach: "Aminata Diallo",
    effort: 1,
  },
  {
    section: "athletisme",
    weekday: 3,
    start: "17:30",
    end: "19:00",
    group: "Sauts",
    ages: { from: 12 },
    place: "stade",
    note: "Longueur et triple saut, au sautoir nord",
    coach: "Pierre Hourtic",
    effort: 2,
  },
  {
    section: "athletisme",
    weekday: 5,
    start: "18:00",
    end: "19:30",
    group: "Lancers, relais et préparation",
    ages: { from: 12 },
    place: "stade",
    note: "Gymnase du collège des Dunes s’il pleut",
    coach: "Thomas Lestage",
    effort: 2,
  },
  {
    section: "athletisme",
    weekday: 6,
    start: "10:30",
    end: "12:00",
    group: "Toutes catégories",
    ages: { from: 6 },
    place: "stade",
    note: "École d’athlé, jeunes, adultes et parents curieux",
    coach: "Pierre Hourtic",
    effort: 2,
  },
  {
    section: "running-adulte",
    weekday: 1,
    start: "19:00",
    end: "20:00",
    group: "Renforcement",
    ages: { from: 18 },
    place: "salle-des-pins",
    note: "Tapis fournis",
    coach: "Mamadou Sarr",
    effort: 2,
  },
  {
    section: "running-adulte",
    weekday: 2,
    start: "18:30",
    end: "19:45",
    group: "Piste, vers le 10 km",
    ages: { from: 18 },
    place: "stade",
    note: "Trois groupes d’allure, plots à votre VMA",
    coach: "Mamadou Sarr",
    effort: 2,
  },
  {
    section: "running-adulte",
    weekday: 2,
    start: "19:00",
    end: "20:15",
    group: "Reprise",
    ages: { from: 18 },
    place: "stade",
    note: "Rendez-vous au portail dix minutes avant",
    coach: "Yann Moreau",
    effort: 1,
  },
  {
    section: "running-adulte",
    weekday: 4,
    start: "19:00",
    end: "20:15",
    group: "Footing en forêt",
    ages: { from: 18 },
    place: "foret",
    note: "Frontale conseillée d’octobre à mars",
    coach: "Yann Moreau",
    effort: 1,
  },
  {
    section: "running-adulte",
    weekday: 7,
    start: "09:00",
    end: "10:45",
    group: "Sortie longue, 10 à 14 km",
    ages: { from: 18 },
    place: "foret",
    coach: "Mamadou Sarr",
    effort: 2,
  },
  {
    section: "running-competition",
    weekday: 1,
    start: "18:30",
    end: "20:00",
    group: "Piste, allures spécifiques",
    ages: { from: 16 },
    place: "stade",
    note: "Forêt communale quand la piste est fermée",
    coach: "Nathalie Cazaux",
    effort: 3,
  },
  {
    section: "running-competition",
    weekday: 4,
    start: "18:30",
    end: "20:00",
    group: "Côtes sur la dune boisée",
    ages: { from: 16 },
    place: "foret",
    note: "Frontale obligatoire d’octobre à mars",
    coach: "Nathalie Cazaux",
    effort: 3,
  },
  {
    section: "running-competition",
    weekday: 7,
    start: "09:00",
    end: "11:00",
    group: "Sortie longue, 16 à 24 km",
    ages: { from: 16 },
    place: "foret",
    note: "Plage sud une fois par saison, à marée basse",
    coach: "Nathalie Cazaux",
    effort: 2,
  },
  {
    section: "marche-nordique",
    weekday: 2,
    start: "09:00",
    end: "10:30",
    group: "Découverte et technique",
    ages: { from: 16 },
    place: "foret",
    coach: "Josiane Lacoste",
    effort: 1,
  },
  {
    section: "marche-nordique",
    weekday: 4,
    start: "18:30",
    end: "20:00",
    group: "Rythme et renforcement",
    ages: { from: 16 },
    place: "stade",
    placeName: "Stade et sentiers",
    note: "Frontale conseillée d’octobre à mars",
    coach: "Inès Bernadet",
    effort: 2,
  },
  {
    section: "marche-nordique",
    weekday: 6,
    start: "09:30",
    end: "11:30",
    group: "Sortie du samedi, deux allures",
    ages: { from: 16 },
    place: "lac",
    placeName: "Lac ou dune",
    note: "Lieu annoncé le mercredi par e-mail",
    coach: "Josiane Lacoste",
    effort: 2,
  },
  {
    section: "marche-nordique",
    weekday: 7,
    start: "09:30",
    end: "12:00",
    group: "Grande sortie, 12 à 16 km",
    ages: { from: 16 },
    place: "dune",
    placeName: "Lac, dune ou estuaire",
    note: "Une fois par mois, voir le calendrier",
    coach: "Inès Bernadet",
    effort: 3,
    rhythm: "monthly",
  },
  {
    section: "sport-sante",
    weekday: 2,
    start: "10:30",
    end: "11:30",
    group: "Bouger en douceur, et programme de 12 semaines",
    ages: { from: 18 },
    place: "stade",
    note: "Sous les pins, ou à la tribune s’il pleut",
    coach: "Mamadou Sarr",
    effort: 1,
  },
  {
    section: "sport-sante",
    weekday: 4,
    start: "10:00",
    end: "11:00",
    group: "Marche santé",
    ages: { from: 18 },
    place: "lac",
    note: "Kiosque du lac, bancs tous les 200 mètres",
    coach: "Josiane Lacoste",
    effort: 1,
  },
  {
    section: "sport-sante",
    weekday: 5,
    start: "10:30",
    end: "11:30",
    group: "Équilibre et renforcement",
    ages: { from: 18 },
    place: "salle-des-pins",
    coach: "Mamadou Sarr",
    effort: 1,
  },
  {
    section: "sport-adapte",
    weekday: 2,
    start: "18:30",
    end: "19:45",
    group: "Course guidée, avec les coureurs du mardi",
    ages: { from: 16 },
    place: "stade",
    note: "Un guide par personne, prévenez la veille",
    coach: "Inès Bernadet",
    effort: 2,
  },
  {
    section: "sport-adapte",
    weekday: 3,
    start: "14:30",
    end: "15:45",
    group: "Enfants et adolescents",
    ages: { from: 8, to: 17 },
    place: "stade",
    note: "Six jeunes par encadrant, accompagnant bienvenu",
    coach: "Inès Bernadet",
    effort: 1,
  },
  {
    section: "sport-adapte",
    weekday: 6,
    start: "10:00",
    end: "12:00",
    group: "Fauteuil, course guidée, lancers assis",
    ages: { from: 8 },
    place: "stade",
    note: "Accueil au portail dix minutes avant",
    coach: "Inès Bernadet",
    effort: 2,
  },
];

/** All sessions, in the order of the week. */
export const WEEK: readonly Slot[] = [...TIMETABLE].sort(
  (a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start),
);

/** The sessions of a section, in the order of the week. */
export function slotsOf(section: SectionSlug): Slot[] {
  return WEEK.filter((slot) => slot.section === section);
}

/** `dès 12 ans`, `6 à 11 ans`. */
export function agesWords({ from, to }: Ages): string {
  return to === undefined ? `dès ${from}\u00a0ans` : `${from} à ${to}\u00a0ans`;
}
