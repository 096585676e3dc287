import { CLUB } from "./identity";
import type { SectionSlug } from "./sections";

export type ContactKey =
  | "president"
  | "inscriptions"
  | "tresorerie"
  | "evenements"
  | "partenariats"
  | "boutique"
  | "integrite"
  | "officiels"
  | "image"
  | "donnees"
  | SectionContactKey;

type SectionContactKey = Exclude<SectionSlug, "vie-du-club">;

export type ContactPerson = {
  key: ContactKey;
  /** What one calls them for. */
  subject: string;
  name: string;
  role: string;
  email: string;
  phone: { label: string; href: string };
  /** When the phone is answered. */
  hours: string;
};

/** Numbers of the 06\u00a039\u00a098 block are never given to anybody (ARCEP): safe in a demo. */
const mobile = (last: string) => ({
  label: `06\u00a039\u00a098\u00a000\u00a0${last}`,
  href: `tel:+336399800${last}`,
});
const clubPhone = { phone: CLUB.phone, hours: CLUB.phoneHours };
const at = (name: string) => `${name}@ac-lespins.example`;

/** Who to call for what. Names are those of the board and of the coaches. */
export const CONTACT_PEOPLE: Record<ContactKey, ContactPerson> = {
  president: {
    key: "president",
    subject: "Le club, la commune, la presse",
    name: "Bernard Tauzin",
    role: "Président",
    email: at("president"),
    ...clubPhone,
  },
  inscriptions: {
    key: "inscriptions",
    subject: "Licences, inscriptions, attestations",
    name: "Sylvie Noailles",
    role: "Secrétaire",
    email: at("inscriptions"),
    ...clubPhone,
  },
  tresorerie: {
    key: "tresorerie",
    subject: "Paiements, factures, échéanciers",
    name: "Françoise Castaing",
    role: "Trésorière",
    email: at("tresorerie"),
    ...clubPhone,
  },
  evenements: {
    key: "evenements",
    subject: "Courses, stages, bénévolat",
    name: "Maëlle Dupouy",
    role: "Vice-présidente, responsable des événements",
    email: at("evenements"),
    phone: mobile("21"),
    hours: "du lundi au samedi, après 18h00",
  },
  partenariats: {
    key: "partenariats",
    subject: "Partenaires et mécénat",
    name: "Karim Haddad",
    role: "Trésorier adjoint, partenariats",
    email: at("partenariats"),
    ...clubPhone,
  },
  boutique: {
    key: "boutique",
    subject: "Commandes, tailles et retours de la boutique",
    name: "Luc Deyres",
    role: "Responsable des officiels et du matériel",
    email: at("boutique"),
    ...clubPhone,
  },
  integrite: {
    key: "integrite",
    subject: "Une inquiétude, une situation anormale, en toute confidentialité",
    name: "Claire Monteil",
    role: "Référente intégrité et protection des mineurs",
    email: at("integrite"),
    phone: mobile("24"),
    hours: "tous les jours, message écouté sous 24\u00a0heures",
  },
  officiels: {
    key: "officiels",
    subject: "Devenir juge, prêt de matériel",
    name: "Luc Deyres",
    role: "Responsable des officiels et du matériel",
    email: at("officiels"),
    ...clubPhone,
  },
  image: {
    key: "image",
    subject: "Retrait d’une photo, droit à l’image",
    name: "Maëlle Dupouy",
    role: "Vice-présidente, responsable des événements",
    email: at("photos"),
    ...clubPhone,
  },
  donnees: {
    key: "donnees",
    subject: "Vos données personnelles",
    name: "Sylvie Noailles",
    role: "Référente données personnelles",
    email: at("donnees"),
    ...clubPhone,
  },
  athletisme: {
    key: "athletisme",
    subject: "École d’athlé, jeunes et piste",
    name: "Aminata Diallo",
    role: "Responsable de la section athlétisme",
    email: at("athle"),
    phone: mobile("31"),
    hours: "en semaine, 12h00\u00a0–\u00a014h00",
  },
  "running-adulte": {
    key: "running-adulte",
    subject: "Courir, reprendre, préparer un 10\u00a0km",
    name: "Yann Moreau",
    role: "Responsable de la section running adulte",
    email: at("running"),
    phone: mobile("32"),
    hours: "en semaine, après 18h00",
  },
  "running-competition": {
    key: "running-competition",
    subject: "Route, trail et cross, plans suivis",
    name: "Nathalie Cazaux",
    role: "Responsable de la section running compétition",
    email: at("competition"),
    phone: mobile("33"),
    hours: "en semaine, après 20h00",
  },
  "marche-nordique": {
    key: "marche-nordique",
    subject: "Sorties, bâtons, groupes d’allure",
    name: "Josiane Lacoste",
    role: "Responsable de la section marche nordique",
    email: at("marche"),
    phone: mobile("34"),
    hours: "tous les jours, avant 20h00",
  },
  "sport-sante": {
    key: "sport-sante",
    subject: "Prescription, bilan, programme de 12\u00a0semaines",
    name: "Mamadou Sarr",
    role: "Responsable de la section sport santé",
    email: at("sante"),
    phone: mobile("35"),
    hours: "mardi et vendredi, 09h00\u00a0–\u00a010h00",
  },
  "sport-adapte": {
    key: "sport-adapte",
    subject: "Handicap, guides, prêt de fauteuil",
    name: "Inès Bernadet",
    role: "Responsable de la section sport adapté",
    email: at("adapte"),
    phone: mobile("36"),
    hours: "en semaine, 17h00\u00a0–\u00a019h00, SMS bienvenus",
  },
};
