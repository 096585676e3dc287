import type { Contact } from "~/club/site";
import { Icon } from "~/ui/icon";
import { CallerPanel, hasCaller } from "./caller-panel";

type SectionGearProps = {
  bring: readonly string[];
  lent: readonly string[];
  contact: Contact;
};

/** Things to bring, things that the club lends, and whom to call. */
export function SectionGear({ bring, lent, contact }: SectionGearProps) {
  if (bring.length === 0 && lent.length === 0 && !hasCaller(contact)) return null;
  return (
    <section className="section section-flush" id="pratique" aria-label="Pratique">
      <div className="wrap bring">
        {bring.length > 0 && (
          <div>
            <h2 className="d3">À apporter</h2>
            <TickList lines={bring} />
          </div>
        )}
        {lent.length > 0 && (
          <div>
            <h2 className="d3">Prêté par le club</h2>
            <TickList lines={lent} />
          </div>
        )}
        <CallerPanel title="Qui appeler" call={contact} />
      </div>
    </section>
  );
}

/** A list with ticks. */
export function TickList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ticked">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </ul>
  );
}
