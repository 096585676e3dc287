import { counted } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { classNames } from "~/ui/class-names";
import { DEVICE_NAMES } from "../visits-report";
import type { VisitsView } from "../visits-view.server";
import { METRICS, VITALS, type VitalFigure, vitalText, vitalVerdict } from "../vitals";

/** How fast the site is for those who read it, in figures and in words. */
export function SpeedBox({ speed }: Pick<VisitsView, "speed">) {
  const { overall, devices, pages, days } = speed;
  const isMeasured = overall.some(({ samples }) => samples > 0);
  return (
    <Box id="vitesse" title="Vitesse chez les visiteurs">
      <p className="admin-note vs-lead">{isMeasured ? measuredInWords(days) : NOT_MEASURED}</p>
      {isMeasured && (
        <>
          <ul className="vs-vitals">
            {overall.map((figure) => (
              <Vital key={figure.metric} figure={figure} />
            ))}
          </ul>
          <VitalsTable
            caption="Vitesse par appareil"
            heading="Appareil"
            lines={devices.map(({ device, figures }) => ({
              key: device,
              name: DEVICE_NAMES[device],
              figures,
            }))}
          />
          {pages.length > 0 && (
            <VitalsTable
              caption="Vitesse par page"
              heading="Page"
              lines={pages.map(({ page, title, figures }) => ({ key: page, name: title, figures }))}
            />
          )}
        </>
      )}
    </Box>
  );
}

const NOT_MEASURED =
  "Rien n’a encore été mesuré sur cette période. La mesure se fait dans le navigateur d’un visiteur sur deux, quand il quitte la page.";

function measuredInWords(days: number): string {
  return `Mesurée dans le navigateur d’un visiteur sur deux, sur les ${days}\u00a0derniers jours. Trois lectures sur quatre ont fait aussi bien que ces chiffres, ou mieux.`;
}

function Vital({ figure }: { figure: VitalFigure }) {
  const { name, explanation } = VITALS[figure.metric];
  const judged = vitalVerdict(figure);
  return (
    <li>
      <h3>
        {`${name} `}
        <small>{figure.metric}</small>
      </h3>
      <p className="vs-vital-value">{vitalText(figure)}</p>
      <p className={classNames("vs-verdict", judged ? `is-${judged.verdict}` : "is-unknown")}>
        {judged?.words ?? "trop peu de mesures"}
      </p>
      <p className="admin-note">{explanation}</p>
      <p className="admin-note">{counted(figure.samples, "mesure", "mesures")}</p>
    </li>
  );
}

type VitalsTableProps = {
  caption: string;
  heading: string;
  lines: readonly { key: string; name: string; figures: readonly VitalFigure[] }[];
};

function VitalsTable({ caption, heading, lines }: VitalsTableProps) {
  return (
    <table className="vs-table vs-speed">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {METRICS.map((metric) => (
            <th key={metric} scope="col">
              {VITALS[metric].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure) => (
              <td key={figure.metric} data-label={VITALS[figure.metric].name}>
                <VitalCell figure={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VitalCell({ figure }: { figure: VitalFigure }) {
  const judged = vitalVerdict(figure);
  return (
    <>
      {vitalText(figure)}
      {judged && <small className={`vs-word is-${judged.verdict}`}>{judged.words}</small>}
    </>
  );
}
