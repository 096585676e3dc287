import { useSite } from "~/club/use-site";
import { shortDate } from "~/lib/french-dates";
import { classNames } from "~/ui/class-names";
import { CutText } from "~/ui/cut-text";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import type { ArticleSummary, EventDetails } from "./article.types";
import { EventStateWord } from "./event-state";
import { clockWords, isOfSeveralDays, shortDays } from "./event-times";
import { SectionTag } from "./section-tag";

type ArticleCardProps = {
  article: ArticleSummary;
  /** Day in Paris, `YYYY-MM-DD`. */
  today: string;
  /** Heading level of the title, below that of the section it stands in. */
  heading?: "h2" | "h3";
  /** The first of the home page: wide, with the first words of the text. */
  lead?: boolean;
  /** For a picture of the first screen. */
  priority?: boolean;
  sizes?: string | undefined;
};

const CARD_SIZES = "(width < 40rem) calc(100vw - 2.25rem), (width < 72rem) 45vw, 18rem";
/** A phone of the finest screen still gets two points and a half for each of its own. */
const CARD_WIDTHS = [320, 480, 640, 960] as const;
/** Of a picture as wide as the news of the home page. */
export const LEAD_SIZES = "(width < 72rem) calc(100vw - 2.25rem), 53rem";

/** Specification §2: cover or initials, badge of an event, title; the whole card leads to the article. */
export function ArticleCard({ article, today, lead = false, ...options }: ArticleCardProps) {
  const { club } = useSite();
  const { heading: Heading = "h3", priority = false, sizes } = options;
  const { title, cutTitle } = article;
  return (
    <article className={classNames("card", lead && "card-lead", cutTitle && "has-long-title")}>
      <div className="card-img">
        <Picture
          src={article.cover?.url}
          alt={article.cover?.alt ?? ""}
          focusX={article.cover?.focusX}
          focusY={article.cover?.focusY}
          sizes={sizes ?? (lead ? LEAD_SIZES : CARD_SIZES)}
          widths={lead ? undefined : CARD_WIDTHS}
          priority={priority}
          placeholder={club.initials}
        />
        {article.event && <EventBadge event={article.event} today={today} />}
      </div>
      <div className="card-body">
        <p className="card-meta">
          <SectionTag section={article.section} />{" "}
          <PublicationDate day={article.publishedDay} today={today} />
        </p>
        <Heading className="card-title">
          <Link to={`/actualites/${article.id}`} title={cutTitle ? title : undefined}>
            <CutText cut={cutTitle} whole={title} />
          </Link>
        </Heading>
        {lead && article.excerpt && <p className="card-excerpt">{article.excerpt}</p>}
      </div>
    </article>
  );
}

/** The mimosa tab on the picture of a card: date, time, place. */
function EventBadge({ event, today }: { event: EventDetails; today: string }) {
  // The days of an event of several take the place that its clocks would need.
  const clock = isOfSeveralDays(event) ? null : clockWords(event);
  return (
    <p className="event-badge" data-state={event.state}>
      <Icon name="calendar" size={18} />
      <span>
        <EventStateWord state={event.state} />{" "}
        <span className="event-when">
          <time dateTime={event.date}>{shortDays(event, today)}</time>
          {clock && (
            <>
              <span className="event-sep">·</span>
              {clock}
            </>
          )}
        </span>
        {event.location && (
          <>
            <span className="event-sep event-sep-place">·</span>
            <span className="event-place">{event.location}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** The day an article came out, short; both are `YYYY-MM-DD`. */
function PublicationDate({ day, today }: { day: string; today: string }) {
  return <time dateTime={day}>{shortDate(day, today)}</time>;
}
