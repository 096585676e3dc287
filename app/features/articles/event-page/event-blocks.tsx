import { clockTime } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import type { EventPageText } from "~club/events/event-page.types";

/** The day, hour by hour. */
export function Programme({ programme }: Pick<EventPageText, "programme">) {
  return (
    <section aria-labelledby="titre-programme">
      <SectionHeading id="titre-programme">Le programme</SectionHeading>
      <p className="event-intro">{programme.introduction}</p>
      <ol className="event-hours">
        {programme.steps.map(({ time, title, text }) => (
          <li key={time}>
            <p className="event-hour">
              <time dateTime={time}>{clockTime(time)}</time>
            </p>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How to come, what to bring, where to leave one's things. */
export function PracticalPoints({ practical }: Pick<EventPageText, "practical">) {
  return (
    <section className="section event-practical" aria-labelledby="titre-pratique">
      <div className="wrap">
        <SectionHeading id="titre-pratique">Infos pratiques</SectionHeading>
        <ul className="event-tips">
          {practical.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={28} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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

/** For those who would rather help. */
export function VolunteersCall({ volunteers }: Pick<EventPageText, "volunteers">) {
  return (
    <section className="section section-flush" aria-labelledby="titre-benevoles">
      <div className="wrap">
        <div className="event-help">
          <div>
            <h2 className="d3" id="titre-benevoles">
              {volunteers.title}
            </h2>
            <p>{volunteers.text}</p>
          </div>
          <LinkButton variant="line" to="/contacts">
            {volunteers.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
