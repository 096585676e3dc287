import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import type { CommandFields } from "~/lib/command";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { Button, LinkButton } from "~/ui/button";
import type { IconName } from "~/ui/icon";
import { CommandForm, useCommands } from "~/ui/use-commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { RecordsEmpty } from "./empty-list";
import {
  keptFields,
  RECORDS_PER_PAGE,
  type RecordListParams,
  recordListHref,
  useListState,
} from "./list-address";
import { ListSearch, ListTabs } from "./list-filters";
import { ListFoot, RecordRow, RecordTable, type RecordTrail } from "./list-table";

/** A line as the list shows it. */
export type RecordLine = RecordTrail & {
  id: string;
  name: string;
  detail: ReactNode;
  picture: ReactNode;
};

/** The words of one list. */
export type RecordListWords = {
  allLabel: string;
  caption: string;
  pictureLabel: string;
  searchLabel: string;
  searchPlaceholder: string;
  nothingYet: { icon: IconName; title: string; text: string; createLabel: string };
};

export type RecordListProps = {
  listPath: string;
  words: RecordListWords;
  params: RecordListParams;
  counts: { present: number; trash: number };
  total: number;
  pageCount: number;
  lines: readonly RecordLine[];
  /** Day of Paris. */
  today: string;
};

/** A short list of records by name: tabs, search, lines, pages. Edited, deleted and brought back from here. */
export function RecordList(props: RecordListProps) {
  const { listPath, words, params, counts, lines } = props;
  return (
    <>
      <RecordTabs listPath={listPath} params={params} counts={counts} allLabel={words.allLabel} />
      <ListSearch
        action={listPath}
        search={params.search}
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        kept={keptFields(params)}
      />
      {lines.length === 0 ? (
        <RecordsEmpty listPath={listPath} params={params} nothingYet={words.nothingYet} />
      ) : (
        <FilledList {...props} />
      )}
    </>
  );
}

function FilledList(props: RecordListProps) {
  const { listPath, words, params, lines, total, pageCount, today } = props;
  const commandsPath = `${listPath}/commandes`;
  const navigation = useNavigation();
  const table = useRef<HTMLTableElement>(null);
  const keepFocus = useKeptFocus(table, lines);
  const { run, isPending } = useCommands(commandsPath, { keepFocus });
  return (
    <>
      <RecordTable
        ref={table}
        caption={words.caption}
        pictureLabel={words.pictureLabel}
        nameLabel="Nom"
        whenLabel={params.isTrash ? "Supprimé" : "Modifié"}
        isLoading={isPending || navigation.location?.pathname === listPath}
      >
        {lines.map((line) => {
          const editPath = `${listPath}/edit/${line.id}`;
          const isTrashed = line.deletedAt !== null;
          return (
            <RecordRow
              key={line.id}
              name={line.name}
              editPath={isTrashed ? null : editPath}
              detail={line.detail}
              picture={line.picture}
              trail={line}
              today={today}
              actions={
                <RecordActions
                  id={line.id}
                  name={line.name}
                  editPath={editPath}
                  commandsPath={commandsPath}
                  isTrashed={isTrashed}
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
        pageCount={pageCount}
        total={total}
        hrefFor={(page) => recordListHref(listPath, params, { page })}
      />
    </>
  );
}

type RecordTabsProps = {
  listPath: string;
  params: RecordListParams;
  counts: { present: number; trash: number };
  /** «Tous» or «Toutes». */
  allLabel: string;
};

/** What there is, and what was thrown away; the search stays. */
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

/** What can be done with a line: edit and delete it, or bring it back from the trash. */
export function RecordActions({ id, name, isTrashed, ...props }: RecordActionsProps) {
  const { editPath, commandsPath, onCommand } = props;
  const list = useListState();
  const quoted = `«\u00a0${name}\u00a0»`;
  if (isTrashed) {
    return (
      <div className="al-acts">
        <CommandForm path={commandsPath} fields={{ intent: "restore", id }} onCommand={onCommand}>
          <Button
            type="submit"
            variant="soft"
            size="sm"
            icon="undo"
            aria-label={`Rétablir ${quoted}`}
          >
            Rétablir
          </Button>
        </CommandForm>
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
