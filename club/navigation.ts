import { SECTIONS } from "./sections";

export type MenuLink = {
  label: string;
  path: string;
  /** Line under the label in a dropdown. */
  summary?: string;
  icon?: "calendar" | "clock" | "shoe" | "people" | "image" | "flag" | "heart" | "help";
  /** Lane number, shown instead of an icon. */
  lane?: number;
};

export type MenuGroup = {
  label: string;
  /** Names the dropdown in the page: letters and hyphens. */
  key: string;
  links: readonly MenuLink[];
  /** A last line under the links. */
  foot?: { question: string; label: string; path: string };
};

export type MenuEntry = MenuLink | MenuGroup;

const TO_CONTACT = "/contacts";

/** The call of the bar, the drawer and the hero. */
export const TRIAL_LINK: MenuLink = { label: "Essayer une séance", path: TO_CONTACT };

const TO_TIMETABLE = "/horaires";

/** Beside it in the hero. */
export const TIMETABLE_LINK: MenuLink = { label: "Voir les horaires", path: TO_TIMETABLE };

const REGISTRATION_LINKS: readonly MenuLink[] = [
  {
    label: "Running compétition",
    path: "/inscription/running-competition",
    summary: "Licence, santé, tarif",
    icon: "shoe",
  },
  {
    label: "Sport santé",
    path: "/inscription/sport-sante",
    summary: "Prescription et aides",
    icon: "heart",
  },
  {
    label: "Aide à l’inscription",
    path: "/inscription/aide",
    summary: "Pas à pas, formulaires, aides",
    icon: "help",
  },
];

/** The bar on wide screens, the drawer on the others. */
export const MAIN_MENU: readonly MenuEntry[] = [
  { label: "Actualités", path: "/actualites" },
  {
    label: "Événements",
    key: "evenements",
    links: [
      {
        label: "Calendrier",
        path: "/evenements",
        summary: "Courses, stages, vie du club",
        icon: "calendar",
      },
      {
        label: "Run 2K",
        path: "/evenements/run-2k",
        summary: "La course du village",
        icon: "flag",
      },
    ],
  },
  {
    label: "Sections",
    key: "sections",
    links: [
      ...SECTIONS.flatMap(({ name, path, lane, summary }) =>
        path && lane ? [{ label: name, path, lane, summary }] : [],
      ),
      {
        label: "Horaires",
        path: TO_TIMETABLE,
        summary: "Toutes les séances de la semaine",
        icon: "clock",
      },
    ],
    foot: {
      question: "Vous hésitez\u00a0?",
      label: "Dites-nous ce que vous cherchez",
      path: TO_CONTACT,
    },
  },
  {
    label: "Le club",
    key: "club",
    links: [
      {
        label: "Organigramme",
        path: "/club/trombinoscope",
        summary: "Le bureau et les entraîneurs",
        icon: "people",
      },
      {
        label: "Galerie",
        path: "/club/galerie",
        summary: "Les photos des adhérents",
        icon: "image",
      },
      {
        label: "Le stade",
        path: "/club/le-stade",
        summary: "Piste, horaires, accès",
        icon: "flag",
      },
    ],
  },
  { label: "Inscription", key: "inscription", links: REGISTRATION_LINKS },
  { label: "Boutique", path: "/boutique" },
  { label: "Contact", path: TO_CONTACT },
];

export const FOOTER_LINKS = {
  navigation: [
    { label: "Accueil", path: "/" },
    { label: "Actualités", path: "/actualites" },
    { label: "Événements", path: "/evenements" },
    { label: "Horaires", path: TO_TIMETABLE },
    { label: "Galerie", path: "/club/galerie" },
    { label: "Boutique", path: "/boutique" },
    { label: "Contact", path: TO_CONTACT },
  ],
  registration: REGISTRATION_LINKS,
  legal: [
    { label: "Mentions légales", path: "/mentions-legales" },
    { label: "Politique de confidentialité", path: "/politique-confidentialite" },
    { label: "Conditions de vente", path: "/boutique/cgv" },
    { label: "Accessibilité", path: "/accessibilite" },
  ],
} as const satisfies Record<string, readonly MenuLink[]>;
