/** Who this club is. Another club makes the site its own by editing this folder. */
export const CLUB = {
  name: "Athlétic Club Les Pins",
  initials: "ACLP",
  /** Under the mark in the footer, and for search engines. */
  description:
    "Club d’athlétisme, de running et de marche nordique à Castelnau-les-Pins (33), depuis 1974.",
  foundedIn: 1974,
  town: "Castelnau-les-Pins",
  postcode: "33480",
  department: "33",
  departmentName: "Gironde",
  stadium: "Stade des Résiniers",
  street: "12 rue des Écoles",
  phone: { label: "05\u00a056\u00a000\u00a000\u00a033", href: "tel:+33556000033" },
  phoneHours: "mardi et jeudi, 17h30\u00a0–\u00a019h30",
  email: "contact@ac-lespins.example",
  coordinates: { latitude: 45.0217, longitude: -1.0542 },
} as const;

/** The header of the home page. */
export const HERO = {
  /** One line each; the second takes the accent. */
  title: ["La piste,", "la forêt,", "la dune."],
  lead: "Un club, six couloirs\u00a0: athlétisme, running, marche nordique, sport santé et sport adapté. De 6 à 86\u00a0ans, à votre allure.",
  pictureAlt: "Coureurs sur la piste du stade au lever du soleil, les pins maritimes en fond",
  /** Around the stamp of the health sport label: about 36 characters, capitals. */
  stampMotto: "BOUGER POUR SA SANTÉ • À SON RYTHME •",
  stampWords: ["SPORT", "SANTÉ"],
  stampAlt: "Label Sport Santé",
} as const;

export type SocialNetwork = "facebook" | "instagram" | "youtube";

export const SOCIAL_LINKS: readonly {
  network: SocialNetwork;
  label: string;
  href: string;
  /** What one finds there. */
  summary: string;
}[] = [
  {
    network: "facebook",
    label: "Facebook",
    href: "https://www.facebook.com/ac.lespins.example",
    summary: "Infos et résultats",
  },
  {
    network: "instagram",
    label: "Instagram",
    href: "https://www.instagram.com/ac.lespins.example",
    summary: "Photos des sorties",
  },
  {
    network: "youtube",
    label: "YouTube",
    href: "https://www.youtube.com/@ac.lespins.example",
    summary: "Courses et conseils",
  },
];

/** « Sites Divers » of the footer: federation, regional league, committee, two other clubs. */
export const OTHER_SITES: readonly { label: string; href: string }[] = [
  { label: "Fédération française d’athlétisme", href: "https://www.athle.fr" },
  { label: "Ligue Nouvelle-Aquitaine", href: "https://athle-nouvelle-aquitaine.fr" },
  { label: "Comité de Gironde", href: "https://gironde.athle.fr" },
  { label: "A.C. du Médoc", href: "https://ac-medoc.example" },
  { label: "Les Foulées de l’Estuaire", href: "https://foulees-estuaire.example" },
];

export const DEVELOPER_CREDIT = {
  label: "Atelier Lagune",
  href: "https://atelier-lagune.example",
} as const;

/** Whom the volunteers write to when something is wrong with the site (`/admin/contact-admin`). */
export const TECHNICAL_CONTACT = {
  name: "Atelier Lagune",
  email: "support@atelier-lagune.example",
} as const;
