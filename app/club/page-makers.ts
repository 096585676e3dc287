import {
  CALLS_PATH,
  CLUB_SHEET_PATH,
  EVENT_PAGES_PATH,
  FORMS_PATH,
  REGISTRATIONS_PATH,
  SECTIONS_PATH,
  SESSIONS_PATH,
  SHOP_SHEET_PATH,
  SITE_PAGES_PATH,
  STADIUM_PICTURES_PATH,
} from "./club-paths";
import type { SitePage } from "./fixed-pages";

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
/** The words of a page that every site has. */
const wordsOf = (key: string) => maker("Titre, texte et image", `${SITE_PAGES_PATH}/${key}`);
/** The texts of one section, of its registration, of an event: the address is completed with its key. */
const SECTION_TEXT = maker("Texte de la page, image, questions", SECTIONS_PATH);
const REGISTRATION_TEXT = maker("Texte de la page, dossier, aides", REGISTRATIONS_PATH);
const EVENT_TEXT = maker("Texte de la page, programme, prix", EVENT_PAGES_PATH);

const JOINING = [FEES, SESSIONS, COACHES, CALLS];

/** By key of page; of a section, a registration or an event by what stands before the colon. */
const MAKERS: Readonly<Record<string, readonly PageMaker[]>> = {
  home: [
    wordsOf("home"),
    WARNING,
    NEWS,
    maker("Labels", "/admin/club/labels"),
    maker("Partenaires", "/admin/partners"),
    CLUB,
  ],
  news: [NEWS, wordsOf("news")],
  calendar: [EVENTS, wordsOf("calendar")],
  event: [EVENT_TEXT, EVENTS],
  timetable: [
    SESSIONS,
    WARNING,
    PLACES,
    maker("Jours sans séance", "/admin/saisons"),
    wordsOf("timetable"),
  ],
  team: [COACHES, maker("Membres du bureau", "/admin/board-members"), CALLS, wordsOf("team")],
  gallery: [maker("Photos", "/admin/gallery"), wordsOf("gallery")],
  stadium: [
    maker("Texte, installations, accès", `${SITE_PAGES_PATH}/stadium`),
    maker("Images et plan", STADIUM_PICTURES_PATH),
    WARNING,
    SESSIONS,
    maker("Adresse, bus, permanence", CLUB_SHEET_PATH),
    PLACES,
  ],
  help: [
    maker("Étapes, aides, questions", `${SITE_PAGES_PATH}/help`),
    maker("Formulaires à imprimer", FORMS_PATH),
    FEES,
    CALLS,
  ],
  section: [SECTION_TEXT, WARNING, ...JOINING],
  registration: [REGISTRATION_TEXT, ...JOINING],
  shop: [
    maker("Produits, prix et stock", "/admin/boutique/produits"),
    maker("Retrait et paiement", SHOP_SHEET_PATH),
    maker("Commandes", "/admin/boutique"),
    wordsOf("shop"),
  ],
  trial: [SESSIONS, maker("Jours sans séance", "/admin/saisons"), CLUB],
  contacts: [
    maker("Titre, texte, objets proposés", `${SITE_PAGES_PATH}/contacts`),
    CALLS,
    maker("Adresse, téléphone, e-mail, carte", CLUB_SHEET_PATH),
  ],
};

/** The screens that make a page, in the order of the page. */
export function makersOf({ key }: SitePage): readonly PageMaker[] {
  const [kind = "", named = ""] = key.split(":");
  const makers = MAKERS[kind] ?? [];
  if (named === "") return makers;
  const own = new Map([
    [SESSIONS, `${SESSIONS_PATH}?section=${named}`],
    [SECTION_TEXT, `${SECTIONS_PATH}/${named}`],
    [REGISTRATION_TEXT, `${REGISTRATIONS_PATH}/${named}`],
    [EVENT_TEXT, `${EVENT_PAGES_PATH}/${named}`],
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
