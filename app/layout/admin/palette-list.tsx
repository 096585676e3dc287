import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import type { PaletteGroup, PaletteOption } from "./palette-options";

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  /** Rank of the option that Enter opens, over all groups. */
  active: number;
  onPoint: (index: number) => void;
  /** An option is opened here, and not in another tab. */
  onOpen: () => void;
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options under the field, by kind. The focus stays in the field. */
export function PaletteList({ id, groups, active, onPoint, onOpen }: PaletteListProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div className="pal-list" id={id} role="listbox" aria-label="Résultats">
      {groups.map(({ heading, options }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={heading} role="group" aria-labelledby={`${id}-titre-${at}`}>
          <p className="pal-heading" id={`${id}-titre-${at}`}>
            {heading}
          </p>
          {options.map((option, rank) => {
            const index = (starts[at] ?? 0) + rank;
            return (
              <Option
                key={`${option.to} ${option.label}`}
                id={optionId(id, index)}
                option={option}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Option({ id, option, isActive, onPoint, onOpen }: OptionProps) {
  const { to, label, detail, icon, external } = option;
  return (
    <Link
      id={id}
      className="pal-option"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      target={external ? "_blank" : undefined}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen();
      }}
    >
      <Icon name={icon} size={20} />
      <span className="pal-label">
        {label}
        {external && <span className="sr-only"> (nouvel onglet)</span>}
      </span>
      {detail && <small className="pal-detail">{detail}</small>}
    </Link>
  );
}
