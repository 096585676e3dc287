import { Link } from "react-router";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import type { SearchGroup, SearchResult } from "./search-entries";

/** What a search found, a box for each kind: the page of results. */
export function ResultBoxes({ groups }: { groups: readonly SearchGroup[] }) {
  return (
    <div className="pal-results">
      {groups.map(({ heading, results }) => (
        <Box key={heading} title={heading}>
          <ul className="pal-links">
            {results.map((result) => (
              <li key={keyOf(result)}>
                <Result result={result} />
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </div>
  );
}

export const keyOf = ({ to, label }: SearchResult): string => `${to} ${label}`;

function Result({ result }: { result: SearchResult }) {
  const { to, external } = result;
  return (
    <Link className="pal-option" to={to} target={external ? "_blank" : undefined}>
      <ResultContent result={result} />
    </Link>
  );
}

/** A result inside its link, on the page and in the palette. */
export function ResultContent({ result }: { result: SearchResult }) {
  const { label, icon, detail, external } = result;
  return (
    <>
      <Icon name={icon} size={20} />
      <span className="pal-label">
        {label}
        {external && <span className="sr-only"> (nouvel onglet)</span>}
      </span>
      {detail && <small className="pal-detail">{detail}</small>}
    </>
  );
}
