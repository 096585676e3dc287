import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { label } from "~/club/kinds/label";
import { menus } from "~/club/kinds/menus";
import { pageAt } from "~/club/page-makers";
import { SITE_PAGES } from "~/club/pages";
import { loadSite } from "~/club/read-site.server";
import { keepNewRecord } from "~/editing/use-session";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { boardMember, coach } from "~/features/team/member";
import { adminMeta } from "~/layout/admin/admin-meta";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { EditScreen } from "~/records/edit-screen";
import type { ShortChoice } from "~/records/fields";
import type { AnyKind } from "~/records/kind";
import { LIST_INPUT } from "~/records/list-input";
import { REFERENCE_INPUTS } from "~/records/reference-inputs";
import type { ReferenceChoices } from "~/records/references";
import { listChoices } from "~/records/rows.server";
import { openSheet } from "~/records/sheets.server";
import { SHORT_INPUTS } from "~/records/short-inputs";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/sheet";
import { openRecord, openRecordList } from "./open-records.server";
import { RecordListPage, recordMeta } from "./record-list-page";
import styles from "./sheet.module.css";
import { inOrderOfMenus, SitePages } from "./site-pages";

/** The sheets of the club. */
const SHEETS: readonly AnyKind[] = [club, calls, menus];
/** The screens that tell who the club is, in the order of their buttons. */
const SCREENS: readonly AnyKind[] = [...SHEETS, label];

const kindAt = (word: string) => SCREENS.find(({ path }) => path === `/admin/club/${word}`);

/** The last part of the address of the pages of the site. */
const PAGES = "pages";

/** The last part of the address where a label is created. */
const NEW = "nouveau";

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (loaderData?.label) return recordMeta(label, loaderData.label);
  if (params.sheet === PAGES) return adminMeta("Pages du site");
  return adminMeta((kindAt(params.sheet) ?? club).french.name);
};

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id === NEW
    ? keepNewRecord({ ...args, currentParams: {} })
    : args.defaultShouldRevalidate;
}

/** The sheet of the address, the list of labels, or one of them: one route, for each stands in the table that every visitor gets. */
export async function loader(args: Route.LoaderArgs) {
  const { sheet, id } = args.params;
  const kind = kindAt(sheet);
  await requireUser(args.request, args.context, (kind ?? club).permission);
  const nothing = { opened: null, label: null, labels: null, pages: null };
  if (sheet === PAGES && id === undefined) return { ...nothing, pages: await openPages(args) };
  if (kind === label) {
    if (id === undefined) return { ...nothing, labels: await openRecordList(args, label) };
    const params = id === NEW ? {} : { id };
    return { ...nothing, label: await openRecord({ ...args, params }, label) };
  }
  if (!kind || id !== undefined) throw data(null, { status: 404 });
  return { ...nothing, opened: await openSheetScreen(args, kind) };
}

/** The pages of the site; the one that `depuis` names, an address of it, is opened. */
async function openPages({ url, context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  const from = url.searchParams.get("depuis");
  const current = from === null ? undefined : pageAt(from);
  return {
    pages: inOrderOfMenus(SITE_PAGES, site),
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
    choices: await peopleChoices(kysely),
    userId: user.id,
    userName: nameOf(user),
    now: now.toISOString(),
  };
}

/** Board and coaches; somebody who is both is told apart. */
async function peopleChoices(db: Queryable): Promise<ReferenceChoices> {
  const board = await listChoices(db, boardMember);
  const coaches = await listChoices(db, coach);
  const named = (others: readonly ShortChoice[], list: string) => (one: ShortChoice) => {
    const isDouble = others.some(({ label: name }) => name === one.label);
    return isDouble ? { ...one, label: `${one.label} (${list})` } : one;
  };
  return {
    [boardMember.subject]: board.map(named(coaches, "bureau")),
    [coach.subject]: coaches.map(named(board, "entraîneurs")),
  };
}

const BROUGHT_INPUTS = { ...SHORT_INPUTS, ...REFERENCE_INPUTS, list: LIST_INPUT };

const HOME = { to: "/admin", label: "Accueil" };

export default function ClubScreen({ params, loaderData }: Route.ComponentProps) {
  const { opened, label: oneLabel, labels, pages } = loaderData;
  if (pages) return <SitePages {...pages} />;
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
    return <EditScreen kind={label} {...oneLabel} brought={BROUGHT_INPUTS} history={oneLabel} />;
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
