import { useSite } from "~/club/use-site";
import { bibParts, clockTime } from "~/lib/french-dates";
import { Bib } from "~/ui/bib";
import { Icon } from "~/ui/icon";
import type { EventDetails } from "./article.types";
import { googleCalendarUrl, mapUrl } from "./calendar-links";
import { EventStateWord } from "./event-state";
import {
  clockWords,
  dayAndMonth,
  isOfSeveralDays,
  lastEventDay,
  longDays,
  timeAhead,
} from "./event-times";

type EventTicketProps = {
  title: string;
  event: EventDetails;
  /** Day in Paris, `YYYY-MM-DD`. */
  today: string;
  /** Address of the event's calendar file; without it only Google's calendar is offered. */
  icsHref?: string;
};

/** When and where, on a ticket beside the article. */
export function EventTicket({ title, event, today, icsHref }: EventTicketProps) {
  const ahead = timeAhead(event, today);
  const { club } = useSite();
  return (
    <section
      className="ticket"
      data-state={event.state}
      aria-label="Infos pratiques de l’événement"
    >
      <div className="ticket-top">
        <Bib {...bibParts(event.date)} size="md" />
        <p>
          <EventStateWord state={event.state} />{" "}
          <strong className="ticket-title event-when">
            <span className="sr-only">{`${longDays(event)}, `}</span>
            {ticketWords(event)}
          </strong>{" "}
          {event.state === "confirmed" && (ahead ?? "Événement passé")}
        </p>
      </div>
      <div className="ticket-body">
        <TicketFacts event={event} />
        {event.state !== "cancelled" && ahead && (
          <AddToCalendar href={googleCalendarUrl(title, event, club)} icsHref={icsHref} />
        )}
      </div>
    </section>
  );
}

/** `À 18h30`, `De 18h30 à 20h00`, `Jusqu’au lun. 6 juil.`, `Toute la journée` */
function ticketWords(event: EventDetails): string {
  if (isOfSeveralDays(event)) return `Jusqu’au ${dayAndMonth(lastEventDay(event))}`;
  if (!event.time) return "Toute la journée";
  return event.endTime ? `De ${clockWords(event)}` : `À ${clockTime(event.time)}`;
}

function TicketFacts({ event }: { event: EventDetails }) {
  const { club } = useSite();
  return (
    <dl className="facts">
      <div>
        <Icon name="calendar" size={22} />
        <dt className="sr-only">Date</dt>
        <dd>
          {longDays(event)} {event.time && <small>{clockWords(event)}</small>}
        </dd>
      </div>
      {event.location && (
        <div>
          <Icon name="pin" size={22} />
          <dt className="sr-only">Lieu</dt>
          <dd>
            {event.location}{" "}
            <small>
              <a href={mapUrl(event.location, club)} rel="external">
                Voir sur la carte
              </a>
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}

function AddToCalendar({ href, icsHref }: { href: string; icsHref: string | undefined }) {
  return (
    <details className="drop">
      <summary className="btn btn-line btn-block">
        <Icon name="calendar" />
        Ajouter à mon agenda
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="drop-list">
        <a href={href} rel="external">
          <Icon name="external" size={18} />
          Google Agenda
        </a>{" "}
        {icsHref && (
          <a href={icsHref}>
            <Icon name="download" size={18} />
            Apple, Outlook (fichier .ics)
          </a>
        )}
      </div>
    </details>
  );
}
