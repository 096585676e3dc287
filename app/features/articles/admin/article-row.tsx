import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "~/club/use-site";
import { useListState } from "~/editing/list-address";
import type { CommandFields } from "~/lib/command";
import { shortDate } from "~/lib/french-dates";
import { shortMoment } from "~/lib/french-moments";
import { thumbnailOf } from "~/lib/media-url";
import { parisDay } from "~/lib/paris-instants";
import { shortName } from "~/lib/person-name";
import { useNames } from "~/records/references";
import { ActionMenu, type MenuAction } from "~/ui/action-menu";
import { LinkButton } from "~/ui/button";
import { CommandButton } from "~/ui/commands";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { AdminArticleRow, EventState } from "../article.types";
import { displayTitle } from "../article-text";
import { articleActPath, editPath, previewPath, publicPath } from "./article-paths";
import { dayAndClock, describeRow } from "./article-words";
import { StatusPill } from "./status-pill";

export type RowProps = {
  row: AdminArticleRow;
  today: string;
  canReorder: boolean;
  className?: string;
  /** Handle, rank and arrows, when the list can be reordered. */
  order: ReactNode;
  onCommand: (fields: CommandFields) => void;
  onSwap: () => void;
  onRepeat: () => void;
};

/** A line of the list; on small screens the same cells become a card. */
export function ArticleRowView({ row, today, order, className, ...acts }: RowProps) {
  const { club } = useSite();
  const nameOf = useNames();
  const title = displayTitle(row.title);
  const list = useListState();
  return (
    <tr data-reorder-id={row.id} className={className || undefined}>
      <td className="al-order">{order}</td>
      <td className="al-image">
        <div className="al-thumb">
          <Picture
            src={row.coverUrl && (thumbnailOf(row.coverUrl) ?? row.coverUrl)}
            alt=""
            sizes="5.25rem"
            widths={[160]}
            focusX={row.coverFocusX}
            focusY={row.coverFocusY}
            placeholder={club.initials}
          />
        </div>
      </td>
      <td className="al-title">
        {row.state === "trash" ? (
          <b>{title}</b>
        ) : (
          <Link to={editPath(row.id)} state={list}>
            {title}
          </Link>
        )}
        <small>
          {row.isEvent && <Icon name="calendar" size={16} />}
          <span>{describeRow(row, today, nameOf)}</span>
        </small>
      </td>
      <td className="al-state">
        <RowState row={row} today={today} />
      </td>
      <td className="al-when al-mod">
        {shortMoment(row.updatedAt, today)}
        {row.updatedByName && (
          <>
            <br />
            {shortName(row.updatedByName)}
          </>
        )}
      </td>
      <td className="al-do">
        <RowActions row={row} title={title} {...acts} />
      </td>
    </tr>
  );
}

function RowState({ row, today }: Pick<RowProps, "row" | "today">) {
  return (
    <>
      <StatusPill state={row.state} /> {row.isExample && <ExampleMark />}
      {row.state === "scheduled" && row.publishedFrom && (
        <small>{dayAndClock(row.publishedFrom, today)}</small>
      )}
      {row.hasWorkingCopy && row.state !== "trash" && <small>modifications non publiées</small>}
      {row.state === "trash" && row.deletedAt && (
        <small>depuis le {shortDate(parisDay(row.deletedAt), today)}</small>
      )}
    </>
  );
}

type RowActionsProps = Pick<
  RowProps,
  "row" | "canReorder" | "onCommand" | "onSwap" | "onRepeat"
> & {
  title: string;
};

function RowActions({ title, ...acts }: RowActionsProps) {
  const { row, onCommand } = acts;
  const list = useListState();
  if (row.state === "trash") {
    return (
      <div className="al-acts">
        <CommandButton
          path={articleActPath(row.id)}
          fields={{ intent: "restore", id: row.id }}
          onCommand={onCommand}
          variant="soft"
          icon="undo"
          aria-label={`Rétablir «\u00a0${title}\u00a0»`}
        >
          Rétablir
        </CommandButton>
      </div>
    );
  }
  return (
    <div className="al-acts">
      <LinkButton
        to={editPath(row.id)}
        state={list}
        variant="soft"
        size="sm"
        aria-label={`Modifier «\u00a0${title}\u00a0»`}
      >
        Modifier
      </LinkButton>
      <ActionMenu label={`Autres actions pour «\u00a0${title}\u00a0»`} actions={rowActions(acts)} />
    </div>
  );
}

function rowActions(props: Omit<RowActionsProps, "title">): MenuAction[] {
  const { row, canReorder, onCommand, onSwap, onRepeat } = props;
  const { id, state } = row;
  const command = (intent: string) => () => onCommand({ intent, id });
  const actions: MenuAction[] = [];
  const event = row.event;
  const eventState = (next: EventState) => () =>
    onCommand({ intent: "event-state", id, state: next });
  if (state === "published") {
    actions.push({
      id: "site",
      label: "Voir sur le site",
      icon: "external",
      href: publicPath(id),
    });
  }
  actions.push({ id: "preview", label: "Aperçu", icon: "eye", href: previewPath(id) });
  if (row.position !== 1) {
    actions.push({
      id: "top",
      label: "Mettre en premier",
      icon: "move-top",
      onSelect: command("move-first"),
    });
  }
  if (canReorder) {
    actions.push({ id: "swap", label: "Échanger avec…", icon: "sort", onSelect: onSwap });
  }
  actions.push({ id: "copy", label: "Dupliquer", icon: "plus", onSelect: command("copy") });
  if (event) {
    actions.push({ id: "repeat", label: "Répéter…", icon: "calendar", onSelect: onRepeat });
  }
  if (event && event.state !== "cancelled") {
    actions.push({
      id: "cancel",
      label: "Annuler l’événement",
      icon: "close",
      onSelect: eventState("cancelled"),
    });
  }
  if (event && event.state !== "confirmed") {
    actions.push({
      id: "confirm",
      label: "Maintenir l’événement",
      icon: "check",
      onSelect: eventState("confirmed"),
    });
  }
  if (state === "published" || state === "scheduled") {
    actions.push({
      id: "unpublish",
      label: "Repasser en brouillon",
      icon: "pencil",
      onSelect: command("unpublish"),
    });
  }
  actions.push({
    id: "trash",
    label: "Supprimer",
    icon: "trash",
    danger: true,
    onSelect: command("trash"),
  });
  return actions;
}
