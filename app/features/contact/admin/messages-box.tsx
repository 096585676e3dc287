import { CLUB_SHEET_PATH } from "~/club/club-paths";
import { addDays, longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import { MoreLink } from "~/ui/section-heading";
import { TodoLine } from "~/ui/todo-line";
import type { InboxLine } from "../inbox.server";
import { InboxEntry } from "./inbox-list";
import { INBOX_PATH, inboxHref, messagePath } from "./inbox-paths";

type MessagesBoxProps = { latest: readonly InboxLine[]; today: string };

/** On the dashboard: the latest messages of visitors. */
export function MessagesBox({ latest, today }: MessagesBoxProps) {
  return (
    <Box
      id="messages"
      title="Messages reçus"
      action={<MoreLink to={INBOX_PATH}>Tous les messages</MoreLink>}
    >
      {latest.length === 0 && <p className="admin-note">Aucun message pour l’instant.</p>}
      <ul className="ms-entries">
        {latest.map((line) => (
          <li key={line.id}>
            <InboxEntry line={line} today={today} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

type WaitingMessagesProps = {
  /** One at least. */
  count: number;
  oldest: { id: string; title: string; receivedAt: string };
  today: string;
};

/** On the dashboard: unread messages, as a thing to do. */
export function WaitingMessages({ count, oldest, today }: WaitingMessagesProps) {
  const { id, title, receivedAt } = oldest;
  const quoted = `«\u00a0${title}\u00a0»`;
  if (count === 1) {
    return (
      <TodoLine
        icon="message"
        tone="is-urgent"
        what="Un message attend une réponse"
        how={`Il date ${ofDay(receivedAt, today)}\u00a0: ${quoted}.`}
        to={messagePath(id)}
        act="Lire le message"
        actLabel="Lire le message"
        isMain
      />
    );
  }
  return (
    <TodoLine
      icon="message"
      tone="is-urgent"
      what={`${messagesInWords(count)} attendent une réponse`}
      how={`Le plus ancien date ${ofDay(receivedAt, today)}\u00a0: ${quoted}.`}
      to={inboxHref({ filter: "unread" })}
      act="Lire les messages"
      actLabel="Lire les messages"
      isMain
    />
  );
}

/** On the dashboard of those who may change it: no address of the club is known. */
export function UnaddressedMessages() {
  return (
    <TodoLine
      icon="mail"
      tone="is-urgent"
      what={
        "Les messages des visiteurs ne sont envoyés à personne\u00a0: aucune adresse du club n’est connue."
      }
      how="Ils ne se lisent que dans les messages reçus."
      to={CLUB_SHEET_PATH}
      act="Compléter"
      actLabel="Compléter la fiche du club"
    />
  );
}

const NUMBERS = "Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf Dix".split(" ");

/** `Deux messages`; beyond ten in figures. */
export function messagesInWords(count: number): string {
  return `${NUMBERS[count] ?? count.toLocaleString("fr-FR")} messages`;
}

/** `d’aujourd’hui`, `d’hier`, `de lundi` within the week, `du 3 mars`, with the year when it is another. */
export function ofDay(instant: string, today: string): string {
  const day = parisDay(instant);
  if (day === today) return "d’aujourd’hui";
  if (day === addDays(today, -1)) return "d’hier";
  const [weekday = "", ...date] = longDate(day).split(" ");
  if (day > addDays(today, -7)) return `de ${weekday}`;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `du ${(isThisYear ? date.slice(0, -1) : date).join(" ")}`;
}
