import { lowerFirst } from "~/lib/lower-first";
import { LinkButton } from "~/ui/button";
import { MoreLink } from "~/ui/section-heading";
import type { EventPageText } from "~club/events/event-page.types";
import type { EventDetails } from "../article.types";
import { EventTicket } from "../event-ticket";

type NextDateProps = {
  page: Pick<EventPageText, "name" | "season" | "place">;
  next: { id: string; event: EventDetails } | null;
  today: string;
};

/** The date of the next edition, how far it is, and a way to keep it; words as long as there is none. */
export function NextDate({ page, next, today }: NextDateProps) {
  if (!next) return <DateToCome page={page} />;
  return (
    <div className="event-date">
      <EventTicket
        title={page.name}
        event={next.event}
        today={today}
        icsHref={`/actualites/${next.id}.ics`}
      />
      <MoreLink to={`/actualites/${next.id}`}>Lire l’annonce</MoreLink>
    </div>
  );
}

function DateToCome({ page }: Pick<NextDateProps, "page">) {
  return (
    <section className="event-date panel" aria-labelledby="titre-date">
      <h2 id="titre-date">Prochaine date</h2>
      <p>
        {`${page.season}, ${lowerFirst(page.place)}. La date paraîtra ici et dans le calendrier dès qu’elle sera fixée.`}
      </p>
      <LinkButton variant="line" block to="/evenements">
        Voir le calendrier
      </LinkButton>
    </section>
  );
}
