import type { Fields, Values } from "~/records/fields";
import type { SheetKind } from "~/records/kind";
import { fixedPageName } from "./fixed-pages";
import { contactsPage } from "./kinds/pages/contacts-page";
import { helpPage } from "./kinds/pages/help-page";
import { homePage } from "./kinds/pages/home-page";
import { calendarPage, galleryPage, newsPage, shopPage } from "./kinds/pages/plain-page";
import { stadiumPage } from "./kinds/pages/stadium-page";
import { teamPage } from "./kinds/pages/team-page";
import { timetablePage } from "./kinds/pages/timetable-page";
import { chosenPicture, searchWords } from "./page-picture";
import type { Aid, FixedPages, HelpWords, PageWords, StadiumWords } from "./page-words";
import { safeAddress } from "./read-club.server";

/** The drawing of a home page for which the club has chosen no picture. */
const HOME_PICTURE = { src: "piste-aube", alt: "", focusX: 50, focusY: 50 };

type ValuesOf = <F extends Fields>(kind: SheetKind<F>) => Values<F>;

/** The words of the pages that every site has. */
export function toFixedPages(valuesOf: ValuesOf): FixedPages {
  const team = valuesOf(teamPage);
  const timetable = valuesOf(timetablePage);
  const contacts = valuesOf(contactsPage);
  const home = valuesOf(homePage);
  const headOf = (key: keyof FixedPages, values: HeadValues) => toHead(values, key);
  return {
    home: {
      ...headOf("home", { ...home, title: "" }),
      title: home.title,
      // The header is built around its picture.
      art: chosenPicture(home) ?? HOME_PICTURE,
      search: searchWords(home, { title: "", lead: home.lead }),
    },
    news: headOf("news", valuesOf(newsPage)),
    calendar: headOf("calendar", valuesOf(calendarPage)),
    timetable: {
      ...headOf("timetable", timetable),
      note: timetable.note,
    },
    team: {
      ...headOf("team", team),
      coachesText: team.coachesText,
      boardText: team.boardText,
      callsText: team.callsText,
    },
    gallery: headOf("gallery", valuesOf(galleryPage)),
    stadium: toStadiumPage(valuesOf(stadiumPage)),
    help: toHelpPage(valuesOf(helpPage)),
    shop: headOf("shop", valuesOf(shopPage)),
    contacts: {
      ...headOf("contacts", contacts),
      subjects: contacts.subjects,
      whatToSay: contacts.whatToSay,
    },
  };
}

type HeadValues = Values<typeof newsPage.fields>;

/** Without a title of its own a page has its name. */
function toHead(values: HeadValues, key: string): PageWords {
  const title = values.title || (fixedPageName(key) ?? "");
  const { lead } = values;
  return {
    title,
    lead,
    art: chosenPicture(values),
    search: searchWords(values, { title, lead }),
  };
}

function toStadiumPage(values: Values<typeof stadiumPage.fields>): StadiumWords {
  const { byCar, busNote, parking, onFoot } = values;
  return {
    ...toHead(values, "stadium"),
    clubHouseNote: values.clubHouseNote,
    openings: values.openings.map(({ place, hours, note }) => ({ place, hours, note })),
    closingRule: values.closingRule,
    facilities: values.facilities.map(({ name, detail }) => ({ name, detail })),
    weekText: values.weekText,
    stepFree: values.stepFree,
    ways: { byCar, busNote, parking, onFoot },
  };
}

type HelpValues = Values<typeof helpPage.fields>;

function toHelpPage(values: HelpValues): HelpWords {
  return {
    ...toHead(values, "help"),
    steps: values.steps.map(({ title, time, text, needs, link }) => ({
      title,
      time,
      text,
      needs,
      link: link || null,
    })),
    visit: values.visit,
    aids: values.aids.map(toAid),
    questions: values.questions.map(({ question, answer }) => ({ question, answer })),
  };
}

function toAid({ siteLabel, siteHref, ...words }: HelpValues["aids"][number]): Aid {
  const href = safeAddress(siteHref);
  return { ...words, site: href ? { label: siteLabel || href, href } : null };
}
