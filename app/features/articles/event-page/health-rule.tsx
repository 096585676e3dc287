import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import type { EventPageText } from "~club/events/event-page.types";

/** Which document to bring, by who one is. */
export function HealthRule({ health }: Pick<EventPageText, "health">) {
  return (
    <section className="section" id="sante" aria-labelledby="titre-sante">
      <div className="wrap">
        <SectionHeading id="titre-sante">Côté santé</SectionHeading>
        <p className="event-intro">{health.introduction}</p>
        <ul className="event-cases">
          {health.cases.map(({ who, what, text }) => (
            <li key={who}>
              <p className="event-who">{who}</p>
              <h3>{what}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="event-note">
          <Icon name="info" size={22} />
          <span>{health.note}</span>
        </p>
      </div>
    </section>
  );
}
