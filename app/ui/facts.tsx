type FactsProps = {
  facts: readonly { label: string; value: string }[];
  className?: string;
};

/** What is known of a thing, each fact under its name. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
