import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { label } from "~/club/kinds/label";
import { menus, PAGE } from "~/club/kinds/menus";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import { SECTION } from "~/club/kinds/section-key";
import { pageAt } from "~/club/page-makers";
import { nameInLists, sectionPageKey, sitePages } from "~/club/pages";
import { loadSite, readSite } from "~/club/read-site.server";
import { registrationPathAt } from "~/club/sections/registration-paths";
import { toSectionChoices } from "~/club/sections/section-choices.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { keepNewRecord } from "~/editing/use-session";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import { FOCUS_INPUT } from "~/records/focus-input";
import type { AnyKind } from "~/records/kind";
import { LIST_INPUT } from "~/records/list-input";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import type { ReferenceChoices } from "~/records/references";
import { openSheet } from "~/records/sheets.server";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/sheet";
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

/** The sheets of the club. */
const SHEETS: readonly AnyKind[] = [club, calls, menus];
/** The screens that tell who the club is, in the order of their buttons. */
const SCREENS: readonly AnyKind[] = [...SHEETS, section, registration, label];

const kindAt = (word: string) => SCREENS.find(({ path }) => path === `/admin/club/${word}`);

/** The last part of the address of the pages of the site. */
const PAGES = "pages";

/** The last parts of the addresses where something is created: a label, a section or a page. */
const NEW = "nouveau";
const NEW_FEMININE = "nouvelle";

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (loaderData?.label) return recordMeta(label, loaderData.label);
  if (loaderData?.section) return recordMeta(section, loaderData.section.form ?? undefined);
  if (loaderData?.registration) return recordMeta(registration, loaderData.registration);
  if (params.sheet === PAGES) return adminMeta("Pages du site");
  return adminMeta((kindAt(params.sheet) ?? club).french.name);
};

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id === NEW || args.currentParams.id === NEW_FEMININE
    ? keepNewRecord({ ...args, currentParams: {} })
    : args.defaultShouldRevalidate;
}

/** The sheet of the address, a list, or one of its records: one route, for each stands in the table that every visitor gets. */
export async function loader(args: Route.LoaderArgs) {
  const { sheet, id } = args.params;
  const kind = kindAt(sheet);
  await requireUser(args.request, args.context, (kind ?? club).permission);
  const nothing = {
    opened: null,
    label: null,
    labels: null,
    section: null,
    sections: null,
    registration: null,
    registrations: null,
    pages: null,
  };
  if (sheet === PAGES && id === undefined) return { ...nothing, pages: await openPages(args) };
  if (kind === label) {
    if (id === undefined) return { ...nothing, labels: await openRecordList(args, label) };
    const params = id === NEW ? {} : { id };
    return { ...nothing, label: await openRecord({ ...args, params }, label) };
  }
  if (kind === section) {
    if (id === undefined) return { ...nothing, sections: await openSections(args) };
    const opened = id === NEW_FEMININE ? openNewSection(args) : openSection(args, id);
    return { ...nothing, section: await opened };
  }
  if (kind === registration) {
    if (id === undefined) {
      return { ...nothing, registrations: await openRecordList(args, registration) };
    }
    const opened = id === NEW_FEMININE ? openNewRegistration(args) : openRegistration(args, id);
    return { ...nothing, registration: await opened };
  }
  if (!kind || id !== undefined) throw data(null, { status: 404 });
  return { ...nothing, opened: await openSheetScreen(args, kind) };
}

/** The pages of the site; the one that `depuis` names, an address of it, is opened. */
async function openPages({ url, context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  const from = url.searchParams.get("depuis");
  const pages = sitePages(site);
  const current = from === null ? undefined : pageAt(pages, from);
  return {
    pages: inOrderOfMenus(pages, site),
    current: current?.key ?? null,
    isOther: from !== null && !current,
  };
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

/** The sections, and the pages that a menu may lead to. What is retired is named only. */
async function keyChoices(db: Queryable, now: Date): Promise<ReferenceChoices> {
  const stored = await listStoredSections(db);
  const pages = sitePages(await readSite(db, now));
  const retired = stored.filter(({ values }) => values.isRetired);
  return {
    [SECTION]: toSectionChoices(stored),
    [PAGE]: [
      ...pages.map((page) => ({ value: page.key, label: nameInLists(page) })),
      ...retired.map(({ key, values: { name } }) => ({
        value: sectionPageKey(key),
        label: `${name} (section retirée)`,
        isGone: true as const,
      })),
    ],
  };
}

const BROUGHT_INPUTS = { ...SHORT_INPUTS, ...REFERENCE_INPUTS, list: LIST_INPUT };

const SECTION_INPUTS = { ...BROUGHT_INPUTS, focus: FOCUS_INPUT };

const HOME = { to: "/admin", label: "Accueil" };

export default function ClubScreen({ params, loaderData }: Route.ComponentProps) {
  const { opened, label: oneLabel, labels, section: oneSection, sections, pages } = loaderData;
  const { registration: oneRegistration, registrations } = loaderData;
  if (pages) return <SitePages {...pages} />;
  if (sections) {
    return <SectionList sections={sections} above={<ClubScreens current={section} />} />;
  }
  if (oneSection) return <SectionScreen {...oneSection} brought={SECTION_INPUTS} />;
  if (oneRegistration) {
    const { id } = oneRegistration.record;
    return <RegistrationScreen key={id} opened={oneRegistration} brought={SECTION_INPUTS} />;
  }
  if (registrations) {
    return (
      <RecordListPage
        kind={registration}
        {...registrations}
        above={<ClubScreens current={registration} />}
        detail={({ published }) =>
          published ? registrationPathAt(published.address) : "Pas encore publiée"
        }
      />
    );
  }
  if (labels) {
    return (
      <RecordListPage
        kind={label}
        {...labels}
        above={<ClubScreens current={label} />}
        detail={({ values }) => values.level}
      />
    );
  }
  if (oneLabel) {
    return (
      <EditScreen
        kind={label}
        {...oneLabel}
        brought={BROUGHT_INPUTS}
        history={oneLabel}
        afterChange={alsoWrittenAfter(label)}
      />
    );
  }
  return opened && <SheetScreen kind={kindAt(params.sheet) ?? club} opened={opened} />;
}

type SheetScreenProps = {
  kind: AnyKind;
  opened: Awaited<ReturnType<typeof openSheetScreen>>;
};

/** One screen for every sheet: a new one is a description, and a word in the list above. */
function SheetScreen({ kind, opened }: SheetScreenProps) {
  return (
    <EditScreen
      key={kind.subject}
      kind={kind}
      {...opened}
      brought={BROUGHT_INPUTS}
      stays={{ back: HOME, titleFor: () => kind.french.name }}
      history={opened}
      afterChange={alsoWrittenAfter(kind)}
      head={() => <ClubScreens current={kind} />}
    />
  );
}

function ClubScreens({ current }: { current: AnyKind }) {
  return (
    <nav className={styles.screens} aria-label="Le club">
      {SCREENS.map(({ path, french, icon }) => (
        <LinkButton
          key={path}
          to={path}
          size="sm"
          variant={path === current.path ? "soft" : "line"}
          icon={icon}
          aria-current={path === current.path ? "page" : undefined}
        >
          {french.name}
        </LinkButton>
      ))}
    </nav>
  );
}
