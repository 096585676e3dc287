import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import type { UpcomingEvent } from "./event-card";
import { EventList } from "./event-list";

/** The next events, in the side column of the home page. Nothing at all when there are none. */
export function UpcomingEvents({ events }: { events: readonly UpcomingEvent[] }) {
  if (events.length === 0) return null;
  return (
    <AgendaPanel>
      <EventList events={events} />
      <LinkButton variant="line" block to="/evenements">
        Voir le calendrier
      </LinkButton>
    </AgendaPanel>
  );
}

/** The same panel while the events are loading. */
export function UpcomingEventsSkeleton({ count = 3 }: { count?: number }) {
  const rows = Array.from({ length: count }, (_, row) => row);
  return (
    <AgendaPanel busy>
      <p className="sr-only">Chargement des prochains rendez-vous…</p>
      <ul className="events" aria-hidden="true">
        {rows.map((row) => (
          <li key={row} className="event">
            <Skeleton shape="bib" />
            <span className="skeleton-lines">
              <Skeleton shape="title" width="long" />
              <Skeleton width="short" />
              <Skeleton width="medium" />
            </span>
          </li>
        ))}
      </ul>
    </AgendaPanel>
  );
}

function AgendaPanel({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <section className="panel" aria-labelledby="titre-agenda" aria-busy={busy}>
      <h2 id="titre-agenda">Prochains rendez-vous</h2>
      {children}
    </section>
  );
}
