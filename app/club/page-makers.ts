import {
  CALLS_PATH,
  CLUB_SHEET_PATH,
  REGISTRATIONS_PATH,
  SECTIONS_PATH,
  SESSIONS_PATH,
} from "./club-paths";
import type { SitePage } from "./pages";

/** A screen that makes a part of a page. */
export type PageMaker = {
  to: string;
  /** The part, as visitors see it: «Ses horaires». */
  label: string;
};

const maker = (label: string, to: string): PageMaker => ({ label, to });

const NEWS = maker("Actualités et événements", "/admin/actualites");
const EVENTS = maker("Événements à venir", "/admin/actualites?type=evenements");
const WARNING = maker("Information importante", "/admin/information-importante");
const SESSIONS = maker("Horaires", SESSIONS_PATH);
const PLACES = maker("Lieux et points de rendez-vous", "/admin/lieux");
const FEES = maker("Tarifs, dates et essais", "/admin/saisons");
const CALLS = maker("Personnes à appeler", CALLS_PATH);
const CLUB = maker("Nom, adresse, téléphone, réseaux", CLUB_SHEET_PATH);
const COACHES = maker("Entraîneurs", "/admin/coaches");
/** A text that no screen changes yet. */
const TEXT = maker("Texte de la page, par le support technique", "/admin/contact-admin");

/** The texts of one section and of its registration: the address is completed with its key. */
const SECTION_TEXT = maker("Texte de la page, image, questions", SECTIONS_PATH);
const REGISTRATION_TEXT = maker("Texte de la page, dossier, aides", REGISTRATIONS_PATH);

const JOINING = [FEES, SESSIONS, COACHES, CALLS];

/** By key of page; of a section, a registration or an event by what stands before the colon. */
const MAKERS: Readonly<Record<string, readonly PageMaker[]>> = {
  home: [
    WARNING,
    NEWS,
    maker("Labels", "/admin/club/labels"),
    maker("Partenaires", "/admin/partners"),
    CLUB,
    TEXT,
  ],
  news: [NEWS],
  calendar: [EVENTS],
  event: [EVENTS, TEXT],
  timetable: [WARNING, SESSIONS, PLACES, maker("Jours sans séance", "/admin/saisons")],
  team: [COACHES, maker("Membres du bureau", "/admin/board-members"), CALLS],
  gallery: [maker("Photos", "/admin/gallery")],
  stadium: [WARNING, SESSIONS, maker("Adresse, bus, permanence", CLUB_SHEET_PATH), PLACES, TEXT],
  help: [FEES, CALLS, TEXT],
  section: [SECTION_TEXT, WARNING, ...JOINING],
  registration: [REGISTRATION_TEXT, ...JOINING],
  shop: [
    maker("Produits, prix et stock", "/admin/boutique/produits"),
    maker("Commandes", "/admin/boutique"),
  ],
  trial: [SESSIONS, maker("Jours sans séance", "/admin/saisons"), CLUB],
  contacts: [CALLS, maker("Adresse, téléphone, e-mail, carte", CLUB_SHEET_PATH), TEXT],
};

/** The screens that make a page, in the order of the page. */
export function makersOf({ key }: SitePage): readonly PageMaker[] {
  const [kind = "", section = ""] = key.split(":");
  const makers = MAKERS[kind] ?? [];
  if (kind !== "section" && kind !== "registration") return makers;
  const own = new Map([
    [SESSIONS, `${SESSIONS_PATH}?section=${section}`],
    [SECTION_TEXT, `${SECTIONS_PATH}/${section}`],
    [REGISTRATION_TEXT, `${REGISTRATIONS_PATH}/${section}`],
  ]);
  return makers.map((one) => ({ ...one, to: own.get(one) ?? one.to }));
}

/** The page of an address, or the one that it belongs to: an article belongs to the news. */
export function pageAt(pages: readonly SitePage[], path: string): SitePage | undefined {
  const inside = pages.filter(
    (page) => page.path === path || (page.path !== "/" && path.startsWith(`${page.path}/`)),
  );
  return inside.toSorted((a, b) => b.path.length - a.path.length)[0];
}
