import { frenchNumber, percent } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { DIRECT } from "../source-names";
import { countryName, DEVICE_NAMES } from "../visit-words";
import type { VisitsView } from "../visits-view";
import { RankedTable } from "./ranked-table";

type Line = { name: string; visits: number };

/** Where visits came from, on what they were made, and from which countries if that is known. */
export function AudienceBoxes({ view }: { view: VisitsView }) {
  const { sources, countries } = view;
  const devices = view.devices.map(({ device, visits }) => ({
    name: DEVICE_NAMES[device],
    visits,
  }));
  return (
    <>
      <ShareBox
        id="sources"
        title="D’où viennent les visites"
        heading="Source"
        lines={sources}
        note={
          sources.some(({ name }) => name === DIRECT)
            ? `«\u00a0${DIRECT}\u00a0»\u00a0: adresse tapée, favori, lien reçu dans un message ou une application.`
            : undefined
        }
      />
      <ShareBox id="appareils" title="Appareils" heading="Appareil" lines={devices} />
      {countries.length > 0 && (
        <ShareBox
          id="pays"
          title="Pays"
          heading="Pays"
          lines={countries.map(({ code, visits }) => ({ name: countryName(code), visits }))}
        />
      )}
    </>
  );
}

type ShareBoxProps = {
  id: string;
  title: string;
  heading: string;
  lines: readonly Line[];
  note?: string | undefined;
};

function ShareBox({ id, title, heading, lines, note }: ShareBoxProps) {
  const total = lines.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <Box id={id} title={title}>
      {total === 0 ? (
        <p className="admin-note">Aucune visite sur cette période.</p>
      ) : (
        <RankedTable
          caption={`${title}, en visites`}
          headings={[heading, "Visites", "Part"]}
          lines={lines.map(({ name, visits }) => ({
            key: name,
            label: name,
            size: visits,
            cells: [frenchNumber(visits), percent(visits, total)],
          }))}
        />
      )}
      {note && <p className="admin-note vs-foot">{note}</p>}
    </Box>
  );
}
