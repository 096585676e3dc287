import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { FORMS_PATH, SITE_PAGES_PATH } from "~/club/club-paths";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { eventPageKey } from "~/club/events/event-paths";
import { FIXED_PAGES, type SitePage } from "~/club/fixed-pages";
import { association } from "~/club/kinds/association";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { event } from "~/club/kinds/event";
import { forms } from "~/club/kinds/forms";
import { label } from "~/club/kinds/label";
import { menus, PAGE } from "~/club/kinds/menus";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import { SECTION } from "~/club/kinds/section-key";
import { shop } from "~/club/kinds/shop";
import { stadiumPicture } from "~/club/kinds/stadium-picture";
import { LEGAL_LINKS } from "~/club/legal-links";
import { PAGE_KEYS, PAGE_KINDS } from "~/club/page-kinds";
import { makersOf, pageAt } from "~/club/page-makers";
import { nameInLists, sectionPageKey, sitePages } from "~/club/pages";
import { loadSite, readSite } from "~/club/read-site.server";
import { registrationPathAt } from "~/club/sections/registration-paths";
import { toSectionChoices } from "~/club/sections/section-choices.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { listClubExamples } from "~/demo/count-examples";
import { keepNewRecord } from "~/editing/use-session";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { ShopParts } from "~/features/shop/admin/shop-parts";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import type { Fields } from "~/records/fields";
import { FOCUS_INPUT } from "~/records/focus-input";
import type { AnyKind, ListedKind } from "~/records/kind";
import { LIST_INPUT } from "~/records/list-input";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import type { ReferenceChoices } from "~/records/references";
import { openSheet } from "~/records/sheets.server";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/sheet";
import { EventScreen, publicPathOf } from "./event-screen";
import { listTrashedEvents, openEvent } from "./open-events.server";
import { openRecord, openRecordList } from "./open-records.server";
import { openNewRegistration, openRegistration } from "./open-registrations.server";
import { openNewSection, openSection, openSections } from "./open-sections.server";
import { peopleChoices } from "./people-choices.server";
import { RecordListPage, recordMeta } from "./record-list-page";
import { RegistrationScreen } from "./registration-screen";
import { SectionList } from "./section-list";
import { SectionScreen } from "./section-screen";
import styles from "./sheet.module.css";
import { inOrderOfMenus, SitePages } from "./site-pages";

/** The sheets that tell who the club is. */
const CLUB_SHEETS: readonly AnyKind[] = [club, calls, menus, association];
/** The screens that tell who the club is, in the order of their buttons. */
const SCREENS: readonly AnyKind[] = [...CLUB_SHEETS, section, registration, event, label];

const PAGE_SHEETS: readonly AnyKind[] = PAGE_KEYS.map((key) => PAGE_KINDS[key]);

type PlainList = {
  kind: ListedKind<Fields>;
  /** The page that it makes a part of; the screens of the club stand beside it where it is left out. */
  page?: string;
  /** Beside the title of each. */
  detailOf: (values: Record<string, unknown>) => string;
};

/** Lists whose records are edited in a form like any other. */
const PLAIN_LISTS: readonly PlainList[] = [
  {
    kind: label,
    detailOf: ({ level }) => String(level),
  },
  {
    kind: stadiumPicture,
    page: "stadium",
    detailOf: ({ use }) => (use === "plan" ? "Plan d’accès" : ""),
  },
];

/** The last parts of the addresses where something is created: a label, a section or a page. */
const NEW = "nouveau";
const NEW_FEMININE = "nouvelle";

/** The screen of an address; null where there is none. */
function screenAt({ sheet, id }: { sheet: string; id?: string }) {
  const path = `/admin/club/${sheet}`;
  const isNew = id === NEW || id === NEW_FEMININE;
  if (path === SITE_PAGES_PATH && id === undefined) return { shows: "pages" } as const;
  if (path === section.path) return { shows: id === undefined ? "sections" : "section" } as const;
  if (path === registration.path) {
    return { shows: id === undefined ? "registrations" : "registration" } as const;
  }
  if (path === event.path) return { shows: id === undefined ? "events" : "event" } as const;
  const list = PLAIN_LISTS.find(({ kind }) => kind.path === path);
  if (list && id === undefined) return { shows: "list", list } as const;
  if (list) return { shows: "record", list, params: isNew ? {} : { id } } as const;
  const address = id === undefined ? path : `${path}/${id}`;
  const kind = [...CLUB_SHEETS, shop, forms, ...PAGE_SHEETS].find((one) => one.path === address);
  return kind ? ({ shows: "sheet", kind } as const) : null;
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const screen = screenAt(params);
  if (loaderData?.shows === "section") return recordMeta(section, loaderData.form ?? undefined);
  if (loaderData?.shows === "registration") return recordMeta(registration, loaderData);
  if (loaderData?.shows === "event") return recordMeta(event, loaderData);
  if (loaderData?.shows === "record" && screen?.shows === "record") {
    return recordMeta(screen.list.kind, loaderData);
  }
  return adminMeta(titleOfScreen(screen));
};

function titleOfScreen(screen: ReturnType<typeof screenAt>): string {
  if (screen?.shows === "pages") return "Pages du site";
  if (screen?.shows === "sections") return section.french.name;
  if (screen?.shows === "registrations") return registration.french.name;
  if (screen?.shows === "events") return event.french.name;
  if (screen?.shows === "list") return screen.list.kind.french.name;
  return screen?.shows === "sheet" ? screen.kind.french.name : club.french.name;
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id === NEW || args.currentParams.id === NEW_FEMININE
    ? keepNewRecord({ ...args, currentParams: {} })
    : args.defaultShouldRevalidate;
}

/** The sheet of the address, a list, or one of its records: one route, for each stands in the table that every visitor gets. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args.request, args.context, club.permission);
  const { id } = args.params;
  const screen = screenAt(args.params);
  const isNew = id === NEW_FEMININE;
  switch (screen?.shows) {
    case "pages":
      return { shows: "pages", ...(await openPages(args)) } as const;
    case "sections":
      return { shows: "sections", sections: await openSections(args) } as const;
    case "section": {
      const opened = isNew ? openNewSection(args) : openSection(args, String(id));
      return { shows: "section", ...(await opened) } as const;
    }
    case "registrations":
      return { shows: "registrations", ...(await openRecordList(args, registration)) } as const;
    case "registration": {
      const opened = isNew ? openNewRegistration(args) : openRegistration(args, String(id));
      return { shows: "registration", ...(await opened) } as const;
    }
    case "events":
      return { shows: "events", ...(await openRecordList(args, event)) } as const;
    case "event": {
      const opened = await openEvent(args, isNew ? undefined : id);
      return { shows: "event", ...opened } as const;
    }
    case "list":
      return { shows: "list", ...(await openRecordList(args, screen.list.kind)) } as const;
    case "record": {
      const { kind } = screen.list;
      const opened = await openRecord({ ...args, params: screen.params }, kind);
      return { shows: "record", ...opened } as const;
    }
    case "sheet":
      return { shows: "sheet", opened: await openSheetScreen(args, screen.kind) } as const;
    default:
      throw data(null, { status: 404 });
  }
}

/** The pages of the site; the one that `depuis` names, an address of it, is opened. */
async function openPages({ url, context }: Route.LoaderArgs) {
  const asked = services(context);
  const site = await loadSite(asked);
  const examples = (await listClubExamples(asked.database.kysely)).map(pageKeyOf);
  const from = url.searchParams.get("depuis");
  const pages = sitePages(site);
  const current = from === null ? undefined : pageAt(pages, from);
  const isLegal = LEGAL_LINKS.some(({ path }) => path === from);
  return {
    pages: inOrderOfMenus(pages, site).map((page) => ({
      ...page,
      isExample: examples.includes(page.key),
    })),
    current: isLegal ? null : (current?.key ?? null),
    isOther: from !== null && !current && !isLegal,
    isLegal,
  };
}

/** The key of the page whose words a piece of the club's content holds. */
function pageKeyOf({ kind, key }: { kind: string; key: string | null }): string {
  return PAGE_KEYS.find((one) => PAGE_KINDS[one].subject === kind) ?? `${kind}:${key}`;
}

async function openSheetScreen({ request, context }: Route.LoaderArgs, kind: AnyKind) {
  const user = await requireUser(request, context, kind.permission);
  const { database, now } = services(context);
  const { kysely } = database;
  return {
    record: await openSheet(kysely, kind),
    choices: { ...(await peopleChoices(kysely)), ...(await keyChoices(kysely, now)) },
    userId: user.id,
    userName: nameOf(user),
    now: now.toISOString(),
  };
}

/** The sections, and the pages that a menu may lead to. What is retired, or in the trash, is named only. */
async function keyChoices(db: Queryable, now: Date): Promise<ReferenceChoices> {
  const stored = await listStoredSections(db);
  const pages = sitePages(await readSite(db, now));
  const retired = stored.filter(({ values }) => values.isRetired);
  const trashed = await listTrashedEvents(db);
  return {
    [SECTION]: toSectionChoices(stored),
    [PAGE]: [
      ...pages.map((page) => ({ value: page.key, label: nameInLists(page) })),
      ...retired.map(({ key, values: { name } }) => ({
        value: sectionPageKey(key),
        label: `${name} (section retirée)`,
        isGone: true as const,
      })),
      ...trashed.map(({ key, name }) => ({
        value: eventPageKey(key),
        label: `${name} (dans la corbeille)`,
        isGone: true as const,
      })),
    ],
  };
}

const BROUGHT_INPUTS = { ...SHORT_INPUTS, ...REFERENCE_INPUTS, list: LIST_INPUT };

const SECTION_INPUTS = { ...BROUGHT_INPUTS, focus: FOCUS_INPUT };

const HOME = { to: "/admin", label: "Accueil" };
const PAGES = { to: SITE_PAGES_PATH, label: "Pages du site" };

export default function ClubScreen({ params, loaderData }: Route.ComponentProps) {
  const screen = screenAt(params);
  switch (loaderData.shows) {
    case "pages":
      return <SitePages {...loaderData} />;
    case "sections":
      return (
        <SectionList
          sections={loaderData.sections}
          above={<ClubScreens current={section.path} />}
        />
      );
    case "section":
      return <SectionScreen {...loaderData} brought={SECTION_INPUTS} />;
    case "registrations":
      return (
        <RecordListPage
          kind={registration}
          {...loaderData}
          above={<ClubScreens current={registration.path} />}
          detail={({ published }) =>
            published ? registrationPathAt(published.address) : "Pas encore publiée"
          }
        />
      );
    case "registration":
      return (
        <RegistrationScreen
          key={loaderData.record.id}
          opened={loaderData}
          brought={SECTION_INPUTS}
        />
      );
    case "events":
      return (
        <RecordListPage
          kind={event}
          {...loaderData}
          above={<ClubScreens current={event.path} />}
          detail={({ published }) => (published ? publicPathOf(published) : "Pas encore publiée")}
        />
      );
    case "event":
      return (
        <EventScreen key={loaderData.record.id} opened={loaderData} brought={SECTION_INPUTS} />
      );
    case "list":
      if (screen?.shows !== "list") return null;
      return (
        <RecordListPage
          kind={screen.list.kind}
          {...loaderData}
          above={<ScreensBeside list={screen.list} />}
          detail={({ values }) => screen.list.detailOf(values)}
        />
      );
    case "record":
      if (screen?.shows !== "record") return null;
      return (
        <EditScreen
          kind={screen.list.kind}
          {...loaderData}
          brought={SECTION_INPUTS}
          history={loaderData}
          afterChange={alsoWrittenAfter(screen.list.kind)}
        />
      );
    case "sheet":
      return screen?.shows === "sheet" ? (
        <SheetScreen kind={screen.kind} opened={loaderData.opened} />
      ) : null;
  }
}

type SheetScreenProps = {
  kind: AnyKind;
  opened: Awaited<ReturnType<typeof openSheetScreen>>;
};

/** One screen for every sheet: a new one is a description, and a word in the lists above. */
function SheetScreen({ kind, opened }: SheetScreenProps) {
  const page = pageOf(kind);
  return (
    <EditScreen
      key={kind.subject}
      kind={kind}
      {...opened}
      brought={SECTION_INPUTS}
      stays={{ back: page ? PAGES : HOME, titleFor: () => kind.french.name }}
      history={opened}
      afterChange={alsoWrittenAfter(kind)}
      head={() => {
        if (page) return <PageScreens page={page} current={kind.path} />;
        return kind === shop ? <ShopParts /> : <ClubScreens current={kind.path} />;
      }}
    />
  );
}

/** The page that a sheet makes; undefined for the other sheets. */
function pageOf({ path }: AnyKind): SitePage | undefined {
  const ofPage = path === FORMS_PATH ? `${SITE_PAGES_PATH}/help` : path;
  return FIXED_PAGES.find(({ key }) => ofPage === `${SITE_PAGES_PATH}/${key}`);
}

type PageScreensProps = { page: SitePage; current: string };

/** The other screens that make a page, and the page itself. */
function PageScreens({ page, current }: PageScreensProps) {
  return (
    <nav className={styles.screens} aria-label={page.label}>
      {makersOf(page)
        .filter(({ to }) => to !== current)
        .map(({ to, label: name }) => (
          <LinkButton key={to} to={to} size="sm" variant="line">
            {name}
          </LinkButton>
        ))}
      <LinkButton to={page.path} size="sm" variant="line" icon="external" target="_blank">
        Voir la page
      </LinkButton>
    </nav>
  );
}

function ScreensBeside({ list: { kind, page } }: { list: PlainList }) {
  const made = FIXED_PAGES.find(({ key }) => key === page);
  if (made) return <PageScreens page={made} current={kind.path} />;
  return <ClubScreens current={kind.path} />;
}

/** The screens of the club, the one at the path `current` marked. */
function ClubScreens({ current }: { current: string }) {
  return (
    <nav className={styles.screens} aria-label="Le club">
      {SCREENS.map(({ path, french, icon }) => (
        <LinkButton
          key={path}
          to={path}
          size="sm"
          variant={path === current ? "soft" : "line"}
          icon={icon}
          aria-current={path === current ? "page" : undefined}
        >
          {french.name}
        </LinkButton>
      ))}
    </nav>
  );
}
