import type { NewsArticle, Place, SportsEvent, WithContext } from "schema-dts";
import { clubReference } from "~/club/club-reference";
import type { Club } from "~/club/site";
import { useSection, useSite } from "~/club/use-site";
import { parisTimestamp } from "~/lib/paris-instants";
import { truncate } from "~/lib/truncate";
import { useSiteOrigin } from "~/ui/site-origin";
import { StructuredData } from "~/ui/structured-data";
import type { ArticleDetail, EventDetails, EventState } from "./article.types";
import { isAtHome } from "./event-place";
import { shareImagePath } from "./share-image-path";

/** Longer headlines are cut by search engines. */
const HEADLINE = 110;

const STATUSES = {
  confirmed: "https://schema.org/EventScheduled",
  postponed: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
} as const satisfies Record<EventState, string>;

/** What an article says to search engines; an event says when and where too. */
export function ArticleData({ article }: { article: ArticleDetail }) {
  const origin = useSiteOrigin();
  const { club } = useSite();
  const section = useSection(article.section)?.name;
  const path = `/actualites/${article.id}`;
  const image = article.cover && shareImagePath(article.id, article.cover);
  return (
    <>
      <StructuredData
        data={import.meta.env.SSR ? newsArticle(article, { origin, club, section }) : null}
      />
      {article.event && (
        <EventData
          name={article.title}
          description={article.excerpt || article.title}
          event={article.event}
          path={path}
          image={image ?? undefined}
        />
      )}
    </>
  );
}

/** Whose site it is, and where. */
type Publisher = { origin: string; club: Club };

function newsArticle(
  article: ArticleDetail,
  { origin, club: publisher, section }: Publisher & { section: string | undefined },
): WithContext<NewsArticle> {
  const url = `${origin}/actualites/${article.id}`;
  const image = article.cover && shareImagePath(article.id, article.cover);
  const club = clubReference(origin, publisher);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: truncate(article.title, HEADLINE),
    description: article.excerpt || article.title,
    inLanguage: "fr-FR",
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    image: `${origin}${image ?? "/partage.png"}`,
    author: article.author ? { "@type": "Person", name: article.author.name } : club,
    publisher: club,
    ...(section && { articleSection: section }),
  };
}

type EventDataProps = {
  name: string;
  description: string;
  event: EventDetails;
  /** Of the page about it, and of its picture (the club's own when there is none). */
  path: string;
  image?: string;
};

/** An event for search engines: its start with the offset of Paris, the whole day when it has no time. */
export function EventData(props: EventDataProps) {
  const origin = useSiteOrigin();
  const { club } = useSite();
  return (
    <StructuredData data={import.meta.env.SSR ? sportsEvent(props, { origin, club }) : null} />
  );
}

function sportsEvent(
  { name, description, event, path, image }: EventDataProps,
  { origin, club }: Publisher,
): WithContext<SportsEvent> {
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name,
    description,
    url: `${origin}${path}`,
    image: `${origin}${image ?? "/partage.png"}`,
    ...eventSpan(event),
    eventStatus: STATUSES[event.state],
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    organizer: clubReference(origin, club),
    location: eventPlace(event.location, club),
  };
}

/** Of a place elsewhere only what the article says is known; of one at home the town too. */
function eventPlace(location: string | null, club: Club): Place {
  if (location && !isAtHome(location, club)) {
    return {
      "@type": "Place",
      name: location,
      address: location,
    };
  }
  const { town, postcode } = club;
  const name = location ?? town;
  return {
    "@type": "Place",
    ...(name && { name }),
    address: {
      "@type": "PostalAddress",
      ...(town && { addressLocality: town }),
      ...(postcode && { postalCode: postcode }),
      addressCountry: "FR",
    },
  };
}

/** From when to when, as search engines read it: with the offset of Paris, whole days without a time; no end when nobody says. */
export function eventSpan({ date, time, endDate, endTime }: EventDetails): {
  startDate: string;
  endDate?: string;
} {
  const startDate = time ? parisTimestamp(date, time) : date;
  if (endTime) return { startDate, endDate: parisTimestamp(endDate ?? date, endTime) };
  return endDate ? { startDate, endDate } : { startDate };
}
