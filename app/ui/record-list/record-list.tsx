import { type ReactNode, useRef } from "react";
import { useNavigation } from "react-router";
import { useCommands } from "~/ui/editing/use-commands";
import type { IconName } from "~/ui/icon";
import { useKeptFocus } from "~/ui/use-kept-focus";
import {
  keptFields,
  RECORDS_PER_PAGE,
  type RecordListParams,
  recordListHref,
} from "./list-address";
import { RecordsEmpty } from "./list-empty-box";
import { ListFoot } from "./list-foot";
import { ListSearch } from "./list-search";
import { RecordActions } from "./record-actions";
import { RecordRow, type RecordTrail } from "./record-row";
import { RecordTable } from "./record-table";
import { RecordTabs } from "./record-tabs";

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
