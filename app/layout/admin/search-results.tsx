import { Link, type LinkProps } from "react-router";
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

type ResultOptionsProps = {
  id: string;
  groups: readonly SearchGroup[];
  /** Rank of the option that Enter opens, over all groups. */
  active: number;
  onPoint: (index: number) => void;
  /** An option is opened here, and not in another tab. */
  onOpen: () => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The same as options of the field above them, which keeps the focus: the dialog. */
export function ResultOptions({ id, groups, active, onPoint, onOpen }: ResultOptionsProps) {
  const all = groups.flatMap(({ results }) => results);
  return (
    <div className="pal-list" id={id} role="listbox" aria-label="Résultats">
      {groups.map(({ heading, results }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={heading} role="group" aria-labelledby={`${id}-titre-${at}`}>
          <p className="pal-heading" id={`${id}-titre-${at}`}>
            {heading}
          </p>
          {results.map((result) => {
            const index = all.indexOf(result);
            const isActive = index === active;
            return (
              <Result
                key={keyOf(result)}
                result={result}
                id={optionId(id, index)}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                onPointerMove={isActive ? undefined : () => onPoint(index)}
                onClick={(event) => {
                  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen();
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const keyOf = ({ to, label }: SearchResult): string => `${to} ${label}`;

function Result({ result, ...props }: { result: SearchResult } & Omit<LinkProps, "to">) {
  const { to, label, icon, detail, external } = result;
  return (
    <Link className="pal-option" to={to} target={external ? "_blank" : undefined} {...props}>
      <Icon name={icon} size={20} />
      <span className="pal-label">
        {label}
        {external && <span className="sr-only"> (nouvel onglet)</span>}
      </span>
      {detail && <small className="pal-detail">{detail}</small>}
    </Link>
  );
}
