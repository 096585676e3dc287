import { fixedPageName } from "./fixed-pages";
import type { PagePicture, SearchWords } from "./page-picture";

/** The words of a page that every site has, as the club writes them: all but the title may be empty. */
export type PageWords = {
  title: string;
  lead: string;
  /** Its `src` is the address of a photo, or the word of one of the site’s drawings (`drawings.ts`). */
  art: PagePicture | null;
  search: SearchWords;
};

export type HomeWords = Omit<PageWords, "title"> & {
  /** One line each; the second takes the accent. Empty stands for the name of the club. */
  title: readonly string[];
};

export type TeamWords = PageWords & {
  coachesText: string;
  boardText: string;
  callsText: string;
};

export type TimetableWords = PageWords & { note: string };

export type ContactsWords = PageWords & {
  /** Proposed while the subject of a message is typed. */
  subjects: readonly string[];
  /** Details that spare everybody a second message. */
  whatToSay: readonly string[];
};

/** Something that is open at certain hours. */
export type Opening = { place: string; hours: string; note: string };

export type Facility = { name: string; detail: string };

export type StadiumWords = PageWords & {
  /** Under the hours of the club-house. */
  clubHouseNote: string;
  openings: readonly Opening[];
  closingRule: string;
  facilities: readonly Facility[];
  weekText: string;
  stepFree: readonly string[];
  ways: WaysToStadium;
};

/** The ways to the stadium; the line and the stop of the bus are the club’s. */
export type WaysToStadium = { byCar: string; busNote: string; parking: string; onFoot: string };

/** One step of the way to a licence. */
export type RegistrationStep = {
  title: string;
  /** Its duration, in words. */
  time: string;
  text: string;
  /** Things to have at hand. */
  needs: readonly string[];
  link: StepLink | null;
};

/** Where a step leads. */
export type StepLink = "trial" | "sections" | "health" | "forms" | "aids";

/** An aid that lowers the price of a licence. */
export type Aid = {
  id: string;
  /** By which registrations choose it. */
  sort: string;
  name: string;
  /** Its value, in words. */
  worth: string;
  who: string;
  how: string;
  site: { label: string; href: string } | null;
};

export type HelpWords = PageWords & {
  steps: readonly RegistrationStep[];
  /** Where and when somebody helps. */
  visit: string;
  aids: readonly Aid[];
  questions: readonly { question: string; answer: string }[];
};

/** The pages that every site has. */
export type FixedPages = {
  home: HomeWords;
  news: PageWords;
  calendar: PageWords;
  timetable: TimetableWords;
  team: TeamWords;
  gallery: PageWords;
  stadium: StadiumWords;
  help: HelpWords;
  shop: PageWords;
  contacts: ContactsWords;
};

/** The words of a page of which the club has written none. */
function barePage(key: keyof FixedPages): PageWords {
  const title = fixedPageName(key) ?? "";
  return { title, lead: "", art: null, search: { title, description: "", keywords: "" } };
}

/** The pages of a site whose database has never been reached. */
export const BARE_PAGES: FixedPages = {
  home: { ...barePage("home"), title: [] },
  news: barePage("news"),
  calendar: barePage("calendar"),
  timetable: { ...barePage("timetable"), note: "" },
  team: { ...barePage("team"), coachesText: "", boardText: "", callsText: "" },
  gallery: barePage("gallery"),
  stadium: {
    ...barePage("stadium"),
    clubHouseNote: "",
    openings: [],
    closingRule: "",
    facilities: [],
    weekText: "",
    stepFree: [],
    ways: { byCar: "", busNote: "", parking: "", onFoot: "" },
  },
  help: { ...barePage("help"), steps: [], visit: "", aids: [], questions: [] },
  shop: barePage("shop"),
  contacts: { ...barePage("contacts"), subjects: [], whatToSay: [] },
};
