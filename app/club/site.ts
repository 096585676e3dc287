import type { Weekday } from "~/lib/french-dates";
import type { LaneNumber } from "~/lib/lane";
import type { Coordinates } from "./coordinates";
import type { EventPage } from "./events/event-page";
import type { FormWords } from "./forms";
import type { PagePicture } from "./page-picture";
import { BARE_PAGES, type FixedPages } from "./page-words";
import type { RegistrationPage, SectionPage } from "./sections/section-page";

/** A social network that the site has a drawing for. */
export type SocialNetwork = "facebook" | "instagram" | "youtube";

export type NetworkPage = {
  network: SocialNetwork;
  /** Its name: `YouTube`. */
  label: string;
  href: string;
  /** In a few words, what there is to see; may be empty. */
  summary: string;
};

export type SiteLink = { label: string; href: string };

/** A phone number as pages show it, and the address that calls it. */
export type Phone = { label: string; href: string };

/** The drawing in the club’s mark: two pines, or its initials. */
export type Mark = "pins" | "initials";

/** The club, as every page may tell it. Empty and null are what the club does not say. */
export type Club = {
  name: string;
  initials: string;
  /** The version of the drawings of its logo, for their addresses; empty while the club is not known. */
  logo: string;
  /** In a sentence. */
  description: string;
  town: string;
  postcode: string;
  /** Its number: `33`. */
  department: string;
  email: string;
  /** In how much time messages are answered, to be read after «réponse». */
  replyTime: string;
  phone: Phone | null;
  /** When it is answered. */
  phoneHours: string;
  stadium: Stadium;
  networks: readonly NetworkPage[];
  /** Federation, league, other clubs. */
  otherSites: readonly SiteLink[];
  /** The makers of the site. */
  credit: SiteLink | null;
  /** Whether it has the label «Sport Santé», whose stamp stands on every page. */
  hasHealthLabel: boolean;
  /** For search engines, on every page, between commas. */
  keywords: string;
};

export type Stadium = {
  name: string;
  street: string;
  /** `1 rue du Stade, 00000 Villeneuve` */
  address: string;
  coordinates: Coordinates | null;
};

/** A duty that the software itself asks somebody for. */
export type CallUse = "president" | "registration" | "shop" | "image" | "data" | "integrity";

/** Somebody to call. Empty and null are what the club does not say. */
export type Contact = {
  name: string;
  role: string;
  email: string;
  phone: Phone | null;
  /** When the phone is answered. */
  hours: string;
};

/** The same, and what for. */
export type Call = Contact & {
  id: string;
  subject: string;
  section: string | null;
  use: CallUse | null;
  isOnContacts: boolean;
  /** The record of the coach or board member; null for a name that was typed. */
  personId: string | null;
};

/** An award of the club. */
export type Label = {
  name: string;
  /** May be empty. */
  level: string;
  /** The stored address of its logo, else the word of a drawing that the site brings; empty for none. */
  picture: string;
};

/** The pictures of the page of the stadium; `src` as in `PagePicture`. */
export type StadiumPictures = {
  photos: readonly CaptionedPicture[];
  /** The plan of the way there; null for none. */
  plan: PagePicture | null;
};

export type CaptionedPicture = PagePicture & { caption: string };

/** The facts that the law wants of who publishes the site. Empty and null are what the club does not say. */
export type Association = {
  form: string;
  seat: string;
  /** In the national register of associations. */
  rna: string;
  siret: string;
  declaredAt: string;
  /** `YYYY-MM-DD` */
  declaredOn: string | null;
  approval: string;
  federation: string;
  federationNumber: string;
  vat: string;
  insurance: string;
  host: SiteHost;
  mediator: Mediator | null;
  /** When somebody last read the pages of the law over, `YYYY-MM-DD`. */
  reviewedOn: string | null;
  /** Words of the club at the end of each page of the law. */
  addenda: { notice: string; privacy: string; terms: string; accessibility: string };
};

/** The company on whose machine the site runs; `country` is where the data stay. */
export type SiteHost = {
  name: string;
  form: string;
  address: string;
  phone: Phone | null;
  site: string;
  country: string;
};

/** Every professional seller names one (consumer code, article L616-1). */
export type Mediator = { name: string; address: string; site: string };

/** The bus that stops near the stadium. */
export type Bus = { line: string; stop: string; minutesOnFoot: number | null };

export type MenuIcon =
  | "calendar"
  | "clock"
  | "shoe"
  | "people"
  | "image"
  | "flag"
  | "heart"
  | "help";

/** `path` is an address of the site, or a whole one of another. */
export type MenuLink = {
  label: string;
  path: string;
  /** Line under the label in a dropdown. */
  summary?: string;
  icon?: MenuIcon;
  /** Lane number, shown instead of an icon. */
  lane?: number;
};

export type MenuGroup = {
  label: string;
  /** Its own; those to the sections come before them, where it shows these. */
  links: readonly MenuLink[];
  showsSections?: true;
  /** A last line under the links. */
  foot?: MenuLink & { question: string };
};

export type MenuEntry = MenuLink | MenuGroup;

export type Menus = {
  /** The bar on wide screens, the drawer on the others. */
  main: readonly MenuEntry[];
  /** The call of the bar, the drawer and the hero. */
  call: MenuLink;
  /** Two columns at the foot of pages. */
  navigation: readonly MenuLink[];
  registration: readonly MenuLink[];
};

/** A section of the club; or the club’s own life, which has neither a lane nor a page. */
export type Section = {
  /** Stands in articles and in addresses of calendars: it never changes. */
  key: string;
  /** As labels and menus show it. */
  name: string;
  lane: LaneNumber | null;
  /** Line under the name on the start line of the home page. */
  audience: string;
  /** Line under the name in the menu. */
  summary: string;
  path: string | null;
};

/** Told by the server to every page, the browser included. */
export type Frame = { club: Club; menus: Menus; sections: readonly Section[] };

/** A place as pages show it. */
export type Place = {
  id: string;
  /** The name by which the first sessions meant it; null for one that the club added. */
  key: string | null;
  name: string;
  /** Where exactly one meets; empty when that goes without saying. */
  meeting: string;
  isStadium: boolean;
};

/** 1 gentle, 2 steady, 3 sporty. */
export type Effort = 1 | 2 | 3;

/** The ages of those who may come, in whole years, both included; null where the club gives no bound. */
export type Ages = { from: number | null; to: number | null };

/** A training that comes back each week, or each month. Hours are `HH:MM`, days `YYYY-MM-DD`, of Paris. */
export type Session = {
  id: string;
  section: string;
  weekday: Weekday;
  start: string;
  end: string;
  /** The people or the exercise that it is for. */
  group: string;
  ages: Ages;
  /** The name of the place, or the club's words for one that changes; empty when it is not known. */
  place: string;
  /** The small line under the place; empty for none. */
  note: string;
  isAtStadium: boolean;
  coaches: readonly string[];
  /** Null when the club does not say, and where children and adults train together. */
  effort: Effort | null;
  isMonthly: boolean;
  /** False before the first of its own days. */
  hasBegun: boolean;
  /** It begins after the season, or ends before it; null when it does not. */
  from: string | null;
  until: string | null;
};

/** A price of a season, in euros. */
export type Fee = {
  id: string;
  section: string;
  name: string;
  /** The people it is for, in a few words; empty for everybody. */
  audience: string;
  /** For the season, or for the whole programme. */
  amount: number;
  /** From `reducedFrom` on; null when the price does not change. */
  reduced: number | null;
  /** A programme of some weeks, and no licence of the year. */
  isPartial: boolean;
  /** Under the amount: `de septembre à août`. */
  period: string;
  includes: readonly string[];
};

/** Days on which no session takes place, both included. */
export type Break = { from: string; until: string; words: string };

/** A sporting year. Days are `YYYY-MM-DD`; null and empty are what the club does not say. */
export type Season = {
  id: string;
  /** `2026-2027` */
  label: string;
  firstDay: string | null;
  /** The last day that a licence covers. */
  lastDay: string | null;
  /** Members of last season renew from this day on. */
  renewalOpens: string | null;
  renewalNote: string;
  /** Everybody else may register from this day on. */
  registrationOpens: string | null;
  registrationNote: string;
  /** Until this day the places of last season's members are kept. */
  placesKeptUntil: string | null;
  placesNote: string;
  /** From this day on the price is the reduced one. */
  reducedFrom: string | null;
  reducedNote: string;
  /** The last day for a licence of this season. */
  registrationCloses: string | null;
  closingNote: string;
  fees: readonly Fee[];
  /** Days without sessions, in order. */
  breaks: readonly Break[];
  /** Sessions that one may try for nothing. */
  trialSessions: number | null;
  trialIncludes: readonly string[];
  /** Euros off per person, from `familyFrom`, a number of a member of the family, on. */
  familyAmount: number | null;
  familyFrom: number | null;
  /** Euros a year for a second section, whichever it is. */
  secondSection: number | null;
  paymentMeans: readonly string[];
  /** One sentence each. */
  notes: readonly string[];
};

/** Hours of a day of the week at which somebody hands out orders. */
export type PickupEvening = {
  weekday: Weekday;
  /** `18h30 – 19h30` */
  hours: string;
};

/** When orders can be fetched. Days are `YYYY-MM-DD`, of Paris. */
export type PickupRules = {
  /** In the order of the week; no two of them at the same hours of one day. */
  evenings: readonly PickupEvening[];
  /** Days that the club needs to make an order ready, the day of the order not counted. */
  leadDays: number;
  /** The number of weeks ahead that can be chosen. */
  weeks: number;
  /** First and last days without anybody there. */
  closures: readonly { from: string; to: string }[];
};

/** Where and when orders are handed out, and how they are paid for, in words. Empty is what the club does not say. */
export type Counter = {
  /** `Club-house du Stade municipal` */
  place: string;
  address: string;
  /** `Mardi et vendredi 18h30 – 19h30, samedi 10h00 – 12h00` */
  hours: string;
  /** After «au retrait»: `par chèque ou en espèces`. */
  payment: string;
};

export type Shop = { pickup: PickupRules; counter: Counter };

/** The club’s content, ready to be shown. */
export type Site = {
  club: Club;
  mark: Mark;
  association: Association;
  foundedIn: number | null;
  /** The name of its department; may be empty. */
  region: string;
  /** When a volunteer is at the club-house, to be read after «le»; may be empty. */
  clubHouseHours: string;
  bus: Bus | null;
  /** Volunteers write to them when something is wrong with the site. */
  support: { name: string; email: string } | null;
  /** In the order of the club. */
  calls: readonly Call[];
  /** Above the labels; may be empty. */
  labelsIntroduction: string;
  labels: readonly Label[];
  menus: Menus;
  /** In the order of their lanes; those without one come last. */
  sections: readonly Section[];
  /** The words of the pages that every site has. */
  pages: FixedPages;
  sectionPages: readonly SectionPage[];
  registrationPages: readonly RegistrationPage[];
  /** The pages of races and outings: those in the site first, then by name. */
  events: readonly EventPage[];
  stadiumPictures: StadiumPictures;
  /** Those that the club shows, in its order. */
  forms: readonly FormWords[];
  places: readonly Place[];
  shop: Shop;
  /** The season whose hours hold, and the one that one may join by now. */
  season: { now: Season; joining: Season };
  /** The sessions of the season whose hours hold, in the order of the week; those that have ended are left out. */
  sessions: readonly Session[];
  /** The next season whose hours are prepared, and the day from which they hold; null for none. */
  nextHours: { label: string; firstDay: string } | null;
  /** That season with its sessions, in the order of the week. */
  coming: { season: Season; sessions: readonly Session[] } | null;
};

/** A season of which nothing is known. */
const NO_SEASON: Season = {
  id: "",
  label: "",
  firstDay: null,
  lastDay: null,
  renewalOpens: null,
  renewalNote: "",
  registrationOpens: null,
  registrationNote: "",
  placesKeptUntil: null,
  placesNote: "",
  reducedFrom: null,
  reducedNote: "",
  registrationCloses: null,
  closingNote: "",
  fees: [],
  breaks: [],
  trialSessions: null,
  trialIncludes: [],
  familyAmount: null,
  familyFrom: null,
  secondSection: null,
  paymentMeans: [],
  notes: [],
};

/**
 * The seasons of a day of Paris. The first day of a season turns the hours, the day on which its renewal
 * opens turns fees and dates; before all of them it is the earliest.
 */
export function seasonsAt(seasons: readonly Season[], today: string): Site["season"] {
  const begun = (from: (season: Season) => string | null) => {
    const dated = seasons
      .map((season) => ({ season, day: from(season) ?? "" }))
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    return dated.findLast(({ day }) => day <= today)?.season ?? dated[0]?.season ?? NO_SEASON;
  };
  return {
    now: begun(({ firstDay }) => firstDay),
    joining: begun(({ firstDay, renewalOpens }) => renewalOpens ?? firstDay),
  };
}

/** A club of which nothing is known. */
const NO_CLUB: Club = {
  name: "",
  initials: "",
  logo: "",
  description: "",
  town: "",
  postcode: "",
  department: "",
  email: "",
  replyTime: "",
  phone: null,
  phoneHours: "",
  stadium: {
    name: "",
    street: "",
    address: "",
    coordinates: null,
  },
  networks: [],
  otherSites: [],
  credit: null,
  hasHealthLabel: false,
  keywords: "",
};

/** The call of a site that has no other. */
export const WRITE_TO_US: MenuLink = { label: "Nous écrire", path: "/contacts" };

/** The ways that every site has, whatever its club. */
const BARE_MENUS: Menus = {
  main: [
    { label: "Actualités", path: "/actualites" },
    { label: "Événements", path: "/evenements" },
    { label: "Horaires", path: "/horaires" },
    { label: "Contact", path: "/contacts" },
  ],
  call: WRITE_TO_US,
  navigation: [{ label: "Accueil", path: "/" }],
  registration: [],
};

/** The frame of a site that knows nothing of its club: an error page is drawn with it. */
export const BARE_FRAME: Frame = { club: NO_CLUB, menus: BARE_MENUS, sections: [] };

/** A shop from which nothing can be fetched. */
const NO_SHOP: Shop = {
  pickup: { evenings: [], leadDays: 1, weeks: 1, closures: [] },
  counter: { place: "", address: "", hours: "", payment: "" },
};

/** An association of which nothing is known. */
const NO_ASSOCIATION: Association = {
  form: "",
  seat: "",
  rna: "",
  siret: "",
  declaredAt: "",
  declaredOn: null,
  approval: "",
  federation: "",
  federationNumber: "",
  vat: "",
  insurance: "",
  host: { name: "", form: "", address: "", phone: null, site: "", country: "" },
  mediator: null,
  reviewedOn: null,
  addenda: { notice: "", privacy: "", terms: "", accessibility: "" },
};

/** A site whose database has never been reached. */
export const BARE_SITE: Site = {
  club: NO_CLUB,
  mark: "initials",
  association: NO_ASSOCIATION,
  foundedIn: null,
  region: "",
  clubHouseHours: "",
  bus: null,
  support: null,
  calls: [],
  labelsIntroduction: "",
  labels: [],
  menus: BARE_MENUS,
  sections: [],
  pages: BARE_PAGES,
  sectionPages: [],
  registrationPages: [],
  events: [],
  stadiumPictures: { photos: [], plan: null },
  forms: [],
  places: [],
  shop: NO_SHOP,
  season: { now: NO_SEASON, joining: NO_SEASON },
  sessions: [],
  nextHours: null,
  coming: null,
};

/** The association for one page of the law: the words that the club adds to the others stay on the server. */
export function associationFor(
  association: Association,
  page: keyof Association["addenda"],
): Association {
  const addenda = { ...NO_ASSOCIATION.addenda };
  addenda[page] = association.addenda[page];
  return { ...association, addenda };
}

/** The part of the site that every page gets. */
export function frameOf({ club, menus, sections }: Site): Frame {
  return { club, menus, sections };
}
