import type { ReactNode } from "react";
import { Link } from "react-router";
import { frenchNumber, percent } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import { DIRECT } from "../visit-sources";
import { countryName, DEVICE_NAMES, GONE_PAGE, type VisitedPage } from "../visits-report";
import type { VisitsView } from "../visits-view.server";

/** Pages that are shown at once. */
const FIRST = 10;
const PAGE_HEADINGS = ["Page", "Vues", "Arrivées"];

/** What was read, most first. */
export function PagesBox({ pages }: { pages: readonly VisitedPage[] }) {
  const lines = pages.map((page) => pageLine(page, page.views, page.visits));
  return (
    <RankedBox
      id="pages-lues"
      title="Pages les plus lues"
      caption="Pages les plus lues, avec leurs vues et leurs arrivées"
      headings={PAGE_HEADINGS}
      lines={lines.slice(0, FIRST)}
      empty="Aucune page lue sur cette période."
    >
      {lines.length > FIRST && (
        <details className="vs-details">
          <summary>
            Voir les suivantes
            <Icon name="chevron-down" size={18} />
          </summary>
          <RankedTable
            caption="Pages suivantes"
            headings={PAGE_HEADINGS}
            lines={lines.slice(FIRST)}
            most={pages[0]?.views}
          />
        </details>
      )}
      <p className="admin-note vs-foot">
        Une arrivée est une visite qui a commencé par cette page.
      </p>
    </RankedBox>
  );
}

/** The events that visits began with. */
export function EventsBox({ events }: { events: readonly VisitedPage[] }) {
  return (
    <RankedBox
      id="evenements-lus"
      title="Événements qui ont fait venir"
      caption="Événements par lesquels des visites ont commencé"
      headings={["Événement", "Arrivées", "Vues"]}
      lines={events.map((event) => pageLine(event, event.visits, event.views))}
      empty="Aucune visite n’a commencé par une page d’événement sur cette période."
    />
  );
}

function pageLine({ page, title, isGone }: VisitedPage, size: number, other: number): RankedLine {
  const goneTitle = (
    <span>
      {title}
      {title !== GONE_PAGE && <small> (page retirée)</small>}
    </span>
  );
  return {
    key: page,
    label: isGone ? goneTitle : <Link to={page}>{title}</Link>,
    size,
    cells: [frenchNumber(size), frenchNumber(other)],
  };
}

/** Where visits came from, on what they were made, and from which countries if that is known. */
export function AudienceBoxes({ view }: { view: VisitsView }) {
  const { sources, devices, countries } = view;
  return (
    <>
      <ShareBox id="sources" title="D’où viennent les visites" heading="Source" shares={sources}>
        {sources.some(({ name }) => name === DIRECT) && (
          <p className="admin-note vs-foot">
            {`«\u00a0${DIRECT}\u00a0»\u00a0: adresse tapée, favori, lien reçu dans un message ou une application.`}
          </p>
        )}
      </ShareBox>
      <ShareBox
        id="appareils"
        title="Appareils"
        heading="Appareil"
        shares={devices.map(({ device, visits }) => ({ name: DEVICE_NAMES[device], visits }))}
      />
      {countries.length > 0 && (
        <ShareBox
          id="pays"
          title="Pays"
          heading="Pays"
          shares={countries.map(({ code, visits }) => ({ name: countryName(code), visits }))}
        />
      )}
    </>
  );
}

type ShareBoxProps = {
  id: string;
  title: string;
  heading: string;
  shares: readonly { name: string; visits: number }[];
  children?: ReactNode;
};

function ShareBox({ heading, shares, ...box }: ShareBoxProps) {
  const total = shares.reduce((sum, { visits }) => sum + visits, 0);
  const lines = shares.map(({ name, visits }) => ({
    key: name,
    label: name,
    size: visits,
    cells: [frenchNumber(visits), percent(visits, total)],
  }));
  return (
    <RankedBox
      {...box}
      caption={`${box.title}, en visites`}
      headings={[heading, "Visites", "Part"]}
      lines={total === 0 ? [] : lines}
      empty="Aucune visite sur cette période."
    />
  );
}

type RankedLine = {
  key: string;
  label: ReactNode;
  /** What the bar measures. */
  size: number;
  /** The figures, in the order of the headings. */
  cells: readonly string[];
};

type RankedTableProps = {
  /** Of the table, for those who hear it. */
  caption: string;
  headings: readonly string[];
  lines: readonly RankedLine[];
  /** What the widest bar stands for, when it is not among these lines. */
  most?: number | undefined;
};

type RankedBoxProps = RankedTableProps & {
  id: string;
  title: string;
  /** Said where there are no lines. */
  empty: string;
  children?: ReactNode;
};

function RankedBox({ id, title, empty, children, ...table }: RankedBoxProps) {
  return (
    <Box id={id} title={title}>
      {table.lines.length === 0 ? (
        <p className="admin-note">{empty}</p>
      ) : (
        <RankedTable {...table} />
      )}
      {children}
    </Box>
  );
}

/** A table whose lines have a bar each: a chart that is its own table. */
function RankedTable({ caption, headings, lines, ...props }: RankedTableProps) {
  const most = Math.max(1, props.most ?? 0, ...lines.map(({ size }) => size));
  return (
    <table className="vs-table vs-ranked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, size, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {size > 0 && <i className="vs-share" style={{ width: `${(size / most) * 100}%` }} />}
            </th>
            {cells.map((cell, rank) => (
              <td key={headings[rank + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
