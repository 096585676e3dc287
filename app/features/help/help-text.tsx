const LABEL = /(\[[^\]]+\])/;

/** A text of the help: what stands in brackets is shown as the button or field that it names. */
export function HelpText({ children }: { children: string }) {
  const parts = children.split(LABEL).map((part, rank) => ({ part, key: `${rank} ${part}` }));
  return parts.map(({ part, key }) =>
    part.startsWith("[") ? (
      <b key={key} className="hp-label">
        {part.slice(1, -1)}
      </b>
    ) : (
      part
    ),
  );
}
