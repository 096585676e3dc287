import { useRef } from "react";
import { Link, useNavigation } from "react-router";
import { ListSearch, ListTabs } from "~/editing/list-filters";
import { ListEmptyBox, ListFoot } from "~/editing/list-table";
import type { CommandFields } from "~/lib/command";
import { shortMoment } from "~/lib/french-moments";
import { classNames } from "~/ui/class-names";
import { CommandForm, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { useKeptFocus } from "~/ui/use-kept-focus";
import type { InboxCounts, InboxFilter, InboxLine, InboxPage } from "../inbox.server";
import {
  BLOCKED_PATH,
  COMMANDS_PATH,
  INBOX_PATH,
  type InboxParams,
  inboxHref,
  keptFields,
  messagePath,
} from "./inbox-paths";

type InboxListProps = { params: InboxParams; list: InboxPage; pageSize: number; today: string };

/** The messages of visitors: parts, search, lines, pages. */
export function InboxList({ params, list, pageSize, today }: InboxListProps) {
  return (
    <>
      <InboxTabs current={params.filter} search={params.search} counts={list.counts} />
      <ListSearch
        action={INBOX_PATH}
        search={params.search}
        label="Rechercher dans les messages"
        placeholder="Rechercher un nom, un mot…"
        kept={keptFields(params)}
      />
      {list.items.length === 0 ? (
        <InboxEmpty params={params} />
      ) : (
        <>
          <Lines items={list.items} today={today} />
          <ListFoot
            page={params.page}
            pageSize={pageSize}
            pageCount={list.pageCount}
            total={list.total}
            hrefFor={(page) => inboxHref(params, { page })}
          />
        </>
      )}
    </>
  );
}

function Lines({ items, today }: { items: readonly InboxLine[]; today: string }) {
  const container = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(container, items);
  const { run, isPending } = useCommands(COMMANDS_PATH, { keepFocus });
  const navigation = useNavigation();
  const isLoading = isPending || navigation.location?.pathname === INBOX_PATH;
  return (
    <ul
      ref={container}
      className={classNames("ms-list", isLoading && "is-loading")}
      aria-busy={isLoading}
      aria-label="Messages, les plus récents d’abord"
    >
      {items.map((line) => (
        <li key={line.id}>
          <InboxEntry line={line} today={today} />
          <ArchiveButton line={line} onCommand={(fields) => void run(fields)} />
        </li>
      ))}
    </ul>
  );
}

type ArchiveButtonProps = { line: InboxLine; onCommand: (fields: CommandFields) => void };

function ArchiveButton({ line, onCommand }: ArchiveButtonProps) {
  const isArchived = line.archivedAt !== null;
  const intent = isArchived ? "unarchived" : "archived";
  const act = isArchived ? "Remettre dans la boîte" : "Archiver";
  return (
    <CommandForm path={COMMANDS_PATH} fields={{ intent, id: line.id }} onCommand={onCommand}>
      <IconButton
        type="submit"
        icon={isArchived ? "undo" : "archive"}
        label={`${act} le message\u00a0: ${line.name}`}
        title={act}
      />
    </CommandForm>
  );
}

function InboxEmpty({ params }: { params: InboxParams }) {
  if (params.search) {
    return (
      <ListEmptyBox
        icon="search"
        title={`Aucun résultat pour «\u00a0${params.search}\u00a0»`}
        link={{ to: inboxHref(params, { search: "" }), label: "Effacer la recherche" }}
      >
        Vérifiez l’orthographe, ou cherchez un mot plus court.
      </ListEmptyBox>
    );
  }
  const { icon, title, text, to, label } = EMPTY[params.filter];
  return (
    <ListEmptyBox icon={icon} title={title} link={{ to, label }}>
      {text}
    </ListEmptyBox>
  );
}

const EMPTY = {
  unread: {
    icon: "check-circle",
    title: "Tout est lu",
    text: "Aucun message ne vous attend.",
    to: INBOX_PATH,
    label: "Voir tous les messages",
  },
  all: {
    icon: "message",
    title: "Aucun message pour l’instant",
    text: "Ce que les visiteurs écrivent depuis la page Contact arrive ici.",
    to: "/contacts",
    label: "Voir la page Contact",
  },
  archived: {
    icon: "archive",
    title: "Aucun message archivé",
    text: "Archivez un message traité\u00a0: il quitte la boîte et se retrouve ici.",
    to: INBOX_PATH,
    label: "Voir tous les messages",
  },
} as const;

const TABS: readonly { filter: InboxFilter; label: string }[] = [
  { filter: "unread", label: "Non lus" },
  { filter: "all", label: "Tous" },
  { filter: "archived", label: "Archivés" },
];

type InboxTabsProps = {
  /** Which part is shown. */
  current: InboxFilter | "blocked";
  search?: string;
  counts: InboxCounts;
};

/** The parts of the inbox; the search stays from one to the next. */
export function InboxTabs({ current, search = "", counts }: InboxTabsProps) {
  const parts = TABS.map(({ filter, label }) => ({
    to: inboxHref({ search }, { filter }),
    label,
    count: counts[filter],
    isCurrent: current === filter,
  }));
  const blocked = {
    to: BLOCKED_PATH,
    label: "Expéditeurs bloqués",
    count: counts.blocked,
    isCurrent: current === "blocked",
  };
  return <ListTabs label="Parties de la boîte" tabs={[...parts, blocked]} />;
}

type InboxEntryProps = { line: InboxLine; today: string };

/** A message in a line, with the way to it: of the inbox, and of the dashboard. */
export function InboxEntry({ line, today }: InboxEntryProps) {
  return (
    <Link to={messagePath(line.id)} className={classNames("ms-entry", line.isRead && "is-read")}>
      <span className="ms-dot">
        {!line.isRead && <span className="sr-only">Non lu{"\u00a0"}: </span>}
      </span>
      <b>{line.name}</b>
      <time dateTime={line.receivedAt}>{shortMoment(line.receivedAt, today)}</time>
      <span className="ms-what">
        <span className="ms-title">{line.title}</span>
        <span>
          {"\u00a0: "}
          {line.excerpt}
        </span>
      </span>
      <EntryState line={line} />
    </Link>
  );
}

function EntryState({ line }: { line: InboxLine }) {
  if (!line.isUnsent && !line.answeredAt) return null;
  return (
    <span className="ms-state">
      {line.answeredAt && (
        <span className="ms-answered">
          <Icon name="check" size={16} />
          Répondu
        </span>
      )}
      {line.isUnsent && (
        <span className="ms-unsent">
          <Icon name="warning" size={16} />
          Non envoyé au club
        </span>
      )}
    </span>
  );
}
