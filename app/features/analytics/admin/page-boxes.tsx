import { Link } from "react-router";
import { frenchNumber } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import { GONE_PAGE, type VisitedPage } from "../visited-page";
import { RankedTable } from "./ranked-table";

/** Pages that are shown at once. */
const FIRST = 10;

/** What was read, most first. */
export function PagesBox({ pages }: { pages: readonly VisitedPage[] }) {
  const most = pages[0]?.views ?? 0;
  return (
    <Box id="pages-lues" title="Pages les plus lues">
      {pages.length === 0 ? (
        <p className="admin-note">Aucune page lue sur cette période.</p>
      ) : (
        <PagesTable
          caption="Pages les plus lues, avec leurs vues et leurs arrivées"
          pages={pages.slice(0, FIRST)}
          most={most}
        />
      )}
      {pages.length > FIRST && (
        <details className="vs-details">
          <summary>
            Voir les suivantes
            <Icon name="chevron-down" size={18} />
          </summary>
          <PagesTable caption="Pages suivantes" pages={pages.slice(FIRST)} most={most} />
        </details>
      )}
      <p className="admin-note vs-foot">
        Une arrivée est une visite qui a commencé par cette page.
      </p>
    </Box>
  );
}

type PagesTableProps = { caption: string; pages: readonly VisitedPage[]; most: number };

function PagesTable({ caption, pages, most }: PagesTableProps) {
  return (
    <RankedTable
      caption={caption}
      headings={["Page", "Vues", "Arrivées"]}
      most={most}
      lines={pages.map((page) => ({
        key: page.page,
        label: <PageName {...page} />,
        size: page.views,
        cells: [frenchNumber(page.views), frenchNumber(page.visits)],
      }))}
    />
  );
}

/** The events that visits began with. */
export function EventsBox({ events }: { events: readonly VisitedPage[] }) {
  return (
    <Box id="evenements-lus" title="Événements qui ont fait venir">
      {events.length === 0 ? (
        <p className="admin-note">
          Aucune visite n’a commencé par une page d’événement sur cette période.
        </p>
      ) : (
        <RankedTable
          caption="Événements par lesquels des visites ont commencé"
          headings={["Événement", "Arrivées", "Vues"]}
          lines={events.map((event) => ({
            key: event.page,
            label: <PageName {...event} />,
            size: event.visits,
            cells: [frenchNumber(event.visits), frenchNumber(event.views)],
          }))}
        />
      )}
    </Box>
  );
}

function PageName({ page, title, isGone }: VisitedPage) {
  if (!isGone) return <Link to={page}>{title}</Link>;
  return (
    <span>
      {title}
      {title !== GONE_PAGE && <small> (page retirée)</small>}
    </span>
  );
}
