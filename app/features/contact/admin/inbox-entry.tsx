import { Link } from "react-router";
import { shortMoment } from "~/lib/french-moments";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import type { InboxLine } from "../inbox.types";
import { messagePath } from "./inbox-paths";

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
