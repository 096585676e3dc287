import { Facts } from "~/ui/facts";

/** Four facts in the lanes, under the header. */
export function FactBar({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <section className="factbar" aria-label="En bref">
      <div className="wrap">
        <Facts facts={facts} />
      </div>
    </section>
  );
}
