/** Four facts in the lanes, under the header. */
export function FactBar({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <section className="factbar" aria-label="En bref">
      <div className="wrap">
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
