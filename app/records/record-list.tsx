import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import {
  keptFields,
  RECORDS_PER_PAGE,
  type RecordListParams,
  recordListHref,
  useListState,
} from "~/editing/list-address";
import { ListSearch, ListTabs } from "~/editing/list-filters";
import { ListFoot, RecordRow, RecordsEmpty, RecordTable } from "~/editing/list-table";
import type { CommandFields } from "~/lib/command";
import { initialsOf } from "~/lib/person-name";
import type { ShortListPage } from "~/lib/short-list";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { LinkButton } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { ExampleMark } from "~/ui/example-mark";
import { Picture } from "~/ui/picture";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { Fields, Values } from "./fields";
import {
  type AnyKind,
  addressOf,
  editPath,
  type ListedKind,
  pictureOf,
  recordPath,
  titleOf,
} from "./kind";
import type { ListedRecord } from "./rows.server";

export type RecordListProps<F extends Fields, R extends ListedRecord<Values<F>>> = {
  kind: ListedKind<F>;
  params: RecordListParams;
  list: ShortListPage<R>;
  /** Day of Paris. */
  today: string;
  /** A line under the title: a role, a link. */
  detail: (record: R) => ReactNode;
};

/** A short list of records by name: tabs, search, lines, pages. Edited, deleted and brought back from here. */
export function RecordList<F extends Fields, R extends ListedRecord<Values<F>>>(
  props: RecordListProps<F, R>,
) {
  const { kind, params, list } = props;
  const { path } = kind;
  const { all, searchLabel, searchPlaceholder, nothingYet, create } = kind.list;
  return (
    <>
      <RecordTabs listPath={path} params={params} counts={list.counts} allLabel={all} />
      <ListSearch
        action={path}
        search={params.search}
        label={searchLabel}
        placeholder={searchPlaceholder}
        kept={keptFields(params)}
      />
      {list.items.length === 0 ? (
        <RecordsEmpty
          listPath={path}
          params={params}
          nothingYet={{ ...nothingYet, createLabel: create }}
        />
      ) : (
        <FilledList {...props} />
      )}
    </>
  );
}

function FilledList<F extends Fields, R extends ListedRecord<Values<F>>>(
  props: RecordListProps<F, R>,
) {
  const { kind, params, list, today, detail } = props;
  const navigation = useNavigation();
  const table = useRef<HTMLTableElement>(null);
  const keepFocus = useKeptFocus(table, list.items);
  const commandsPath = ({ id = "" }: CommandFields) => recordPath(kind, id);
  const { run, isPending } = useCommands(commandsPath, { keepFocus });
  return (
    <>
      <RecordTable
        ref={table}
        caption={kind.list.caption}
        pictureLabel={pictureOf(kind)?.label ?? null}
        nameLabel={kind.list.titleColumn}
        whenLabel={params.isTrash ? "Supprimé" : "Modifié"}
        isLoading={isPending || navigation.location?.pathname === kind.path}
      >
        {list.items.map((record) => {
          const name = titleOf(kind, record.values);
          return (
            <RecordRow
              key={record.id}
              name={name}
              editPath={record.isTrashed ? null : editPath(kind, record.id)}
              detail={detail(record)}
              mark={record.isExample && <ExampleMark />}
              picture={pictureOf(kind) && <RowPicture kind={kind} values={record.values} />}
              trail={record}
              today={today}
              actions={
                <RecordActions
                  id={record.id}
                  name={name}
                  editPath={editPath(kind, record.id)}
                  commandsPath={recordPath(kind, record.id)}
                  isTrashed={record.isTrashed}
                  onCommand={(fields) => void run(fields)}
                />
              }
            />
          );
        })}
      </RecordTable>
      <ListFoot
        page={params.page}
        pageSize={RECORDS_PER_PAGE}
        pageCount={list.pageCount}
        total={list.total}
        hrefFor={(page) => recordListHref(kind.path, params, { page })}
      />
    </>
  );
}

/** By the width that each look takes in a line. */
const PICTURE_SIZES = { portrait: "4rem", photo: "6rem", logo: "6rem" } as const;

function RowPicture({ kind, values }: { kind: AnyKind; values: Record<string, unknown> }) {
  const picture = pictureOf(kind);
  if (!picture) return null;
  return (
    <div className={`al-${picture.place.look}`}>
      <Picture
        src={addressOf(values[picture.name])}
        alt=""
        sizes={PICTURE_SIZES[picture.place.look]}
        widths={[160]}
        placeholder={initialsOf(titleOf(kind, values))}
      />
    </div>
  );
}

type RecordTabsProps = {
  listPath: string;
  params: RecordListParams;
  counts: { present: number; trash: number };
  /** «Tous» or «Toutes». */
  allLabel: string;
};

/** Tabs for the records and for the trash; the search stays. */
export function RecordTabs({ listPath, params, counts, allLabel }: RecordTabsProps) {
  return (
    <ListTabs
      label="Filtrer la liste"
      tabs={[
        {
          to: recordListHref(listPath, params, { isTrash: false }),
          label: allLabel,
          count: counts.present,
          isCurrent: !params.isTrash,
        },
        {
          to: recordListHref(listPath, params, { isTrash: true }),
          label: "Corbeille",
          count: counts.trash,
          isCurrent: params.isTrash,
        },
      ]}
    />
  );
}

type RecordActionsProps = {
  id: string;
  name: string;
  editPath: string;
  commandsPath: string;
  isTrashed: boolean;
  onCommand: (fields: CommandFields) => void;
};

/** The actions on a line: edit and delete, or bring back from the trash. */
export function RecordActions({ id, name, isTrashed, ...props }: RecordActionsProps) {
  const { editPath, commandsPath, onCommand } = props;
  const list = useListState();
  const quoted = `«\u00a0${name}\u00a0»`;
  if (isTrashed) {
    return (
      <div className="al-acts">
        <CommandButton
          path={commandsPath}
          fields={{ intent: "restore", id }}
          onCommand={onCommand}
          variant="soft"
          icon="undo"
          aria-label={`Rétablir ${quoted}`}
        >
          Rétablir
        </CommandButton>
      </div>
    );
  }
  const trash: MenuAction = {
    id: "trash",
    label: "Supprimer",
    icon: "trash",
    danger: true,
    onSelect: () => onCommand({ intent: "trash", id }),
  };
  return (
    <div className="al-acts">
      <LinkButton
        to={editPath}
        state={list}
        variant="soft"
        size="sm"
        aria-label={`Modifier ${quoted}`}
      >
        Modifier
      </LinkButton>
      <ActionMenu label={`Autres actions pour ${quoted}`} actions={[trash]} />
    </div>
  );
}
