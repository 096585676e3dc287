import { toEvents } from "~/club/events/read-events.server";
import { association } from "~/club/kinds/association";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { event } from "~/club/kinds/event";
import { forms } from "~/club/kinds/forms";
import { menus } from "~/club/kinds/menus";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import { shop } from "~/club/kinds/shop";
import { toAssociation } from "~/club/read-association.server";
import { toCalls } from "~/club/read-calls.server";
import { toClub } from "~/club/read-club.server";
import { toForms } from "~/club/read-forms";
import { toMenus } from "~/club/read-menus.server";
import { toFixedPages } from "~/club/read-pages.server";
import { toShop } from "~/club/read-shop.server";
import {
  toRegistrationPages,
  toSectionPages,
  toSections,
} from "~/club/sections/read-sections.server";
import { shownValues } from "~/club/shown-values";
import { BARE_SITE, frameOf, type Place, type Site } from "~/club/site";
import { readBody } from "~/records/stored-values.server";
import demoAssociation from "~content/demo/club/association.json" with { type: "json" };
import demoCalls from "~content/demo/club/calls.json" with { type: "json" };
import demoClub from "~content/demo/club/club.json" with { type: "json" };
import demoEvents from "~content/demo/club/events.json" with { type: "json" };
import demoForms from "~content/demo/club/forms.json" with { type: "json" };
import demoMenus from "~content/demo/club/menus.json" with { type: "json" };
import demoPages from "~content/demo/club/pages.json" with { type: "json" };
import demoPlaces from "~content/demo/club/places.json" with { type: "json" };
import demoRegistrations from "~content/demo/club/registrations.json" with { type: "json" };
import demoSections from "~content/demo/club/sections.json" with { type: "json" };
import demoShop from "~content/demo/club/shop.json" with { type: "json" };

const places: Place[] = demoPlaces.map(({ key, values }) => ({
  id: key,
  key,
  name: values.name,
  meeting: "",
  isStadium: "isStadium" in values,
}));

type NamedCoach = { person: string };
type FirstPage = { coaches: readonly NamedCoach[]; values: object };

/** The body of a page as the database has it; the people that it names have no records. */
function bodyOf({ coaches, values }: FirstPage): string {
  const named = coaches.map(({ person, ...words }) => ({ ...words, person: [{ name: person }] }));
  return JSON.stringify({ ...values, coaches: named });
}

const storedSections = demoSections.map((one) => ({
  key: one.key,
  values: shownValues(section, readBody(section, bodyOf(one))),
}));
const registrations = demoRegistrations.map((one) =>
  shownValues(registration, readBody(registration, bodyOf(one))),
);
const sections = toSections(storedSections, registrations);
const people = new Map();
const registrationPages = toRegistrationPages(registrations, { sections, people });
const events = toEvents(
  demoEvents.map(({ key, values }) => ({
    key,
    values: shownValues(event, readBody(event, JSON.stringify(values))),
  })),
);

const clubParts = toClub(shownValues(club, readBody(club, JSON.stringify(demoClub))), places);

const callsBody = {
  calls: demoCalls.map(({ person, values }) => ({ ...values, person: [{ name: person }] })),
};

const demoPageBodies: Readonly<Record<string, object>> = demoPages;

function bodyOfPage(subject: string): object | undefined {
  return demoPageBodies[subject.replace(/^page-/, "")];
}

/** The club of the demo and those to call, as pages have them; nobody of them has a record. */
export const DEMO_SITE: Site = {
  ...BARE_SITE,
  ...clubParts,
  association: toAssociation(
    shownValues(association, readBody(association, JSON.stringify(demoAssociation))),
    clubParts.club,
  ),
  menus: toMenus(shownValues(menus, readBody(menus, JSON.stringify(demoMenus))), {
    sections,
    registrationPages,
    events,
  }),
  sections,
  forms: toForms(shownValues(forms, readBody(forms, JSON.stringify(demoForms)))),
  pages: toFixedPages((kind) =>
    shownValues(kind, readBody(kind, JSON.stringify(bodyOfPage(kind.subject)))),
  ),
  sectionPages: toSectionPages(storedSections, { registrations, people }),
  registrationPages,
  events,
  places,
  shop: toShop(shownValues(shop, readBody(shop, JSON.stringify(demoShop))), clubParts.club),
  calls: toCalls(shownValues(calls, readBody(calls, JSON.stringify(callsBody))), {
    people,
    club: clubParts.club,
    sections,
  }),
};

/** The same of every page. */
export const DEMO_FRAME = frameOf(DEMO_SITE);

export const DEMO_CLUB = DEMO_SITE.club;

export const DEMO_SECTIONS = DEMO_SITE.sections;
