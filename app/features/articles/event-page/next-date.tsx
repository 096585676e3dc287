import type { EventPage } from "~/club/events/event-page";
import { lowerFirst } from "~/lib/lower-first";
import { LinkButton } from "~/ui/button";
import { MoreLink } from "~/ui/section-heading";
import type { EventDetails } from "../article.types";
import { EventTicket } from "../event-ticket";

type NextDateProps = {
  page: Pick<EventPage, "name" | "season" | "place">;
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
  const usually = usualDate(page);
  return (
    <section className="event-date panel" aria-labelledby="titre-date">
      <h2 id="titre-date">Prochaine date</h2>
      <p>{`${usually}La date paraîtra ici et dans le calendrier dès qu’elle sera fixée.`}</p>
      <LinkButton variant="line" block to="/evenements">
        Voir le calendrier
      </LinkButton>
    </section>
  );
}

/** `Un dimanche de mai, kiosque du lac. `: a sentence, or nothing where the club does not say. */
function usualDate({ season, place }: NextDateProps["page"]): string {
  if (season === "" && place === "") return "";
  if (season === "" || place === "") return `${season || place}. `;
  return `${season}, ${lowerFirst(place)}. `;
}
