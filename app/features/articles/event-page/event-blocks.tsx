import type {
  EventHealth,
  EventProgramme,
  EventWords,
  PracticalPoint,
} from "~/club/events/event-page";
import { clockTime } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";

/** The day, hour by hour. */
export function Programme({ programme }: { programme: EventProgramme }) {
  const { introduction, steps } = programme;
  return (
    <section aria-labelledby="titre-programme">
      <SectionHeading id="titre-programme">Le programme</SectionHeading>
      {introduction && <p className="event-intro">{introduction}</p>}
      {steps.length > 0 && (
        <ol className="event-hours">
          {steps.map(({ time, title, text }) => (
            <li key={`${time} ${title}`}>
              <p className="event-hour">{time && <time dateTime={time}>{clockTime(time)}</time>}</p>
              <div>
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** How to come, what to bring, where to leave one's things. */
export function PracticalPoints({ practical }: { practical: readonly PracticalPoint[] }) {
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
                {text && <p>{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Which document to bring, by who one is. */
export function HealthRule({ health }: { health: EventHealth }) {
  const { introduction, cases, note } = health;
  return (
    <section className="section" id="sante" aria-labelledby="titre-sante">
      <div className="wrap">
        <SectionHeading id="titre-sante">Côté santé</SectionHeading>
        {introduction && <p className="event-intro">{introduction}</p>}
        {cases.length > 0 && (
          <ul className="event-cases">
            {cases.map(({ who, what, text }) => (
              <li key={who}>
                <p className="event-who">{who}</p>
                <h3>{what}</h3>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        )}
        {note && (
          <p className="event-note">
            <Icon name="info" size={22} />
            <span>{note}</span>
          </p>
        )}
      </div>
    </section>
  );
}

/** For those who would rather help. */
export function VolunteersCall({ volunteers }: Pick<EventWords, "volunteers">) {
  const { title, text, label } = volunteers;
  return (
    <section className="section section-flush" aria-labelledby="titre-benevoles">
      <div className="wrap">
        <div className="event-help">
          <div>
            <h2 className="d3" id="titre-benevoles">
              {title || "Donner un coup de main"}
            </h2>
            {text && <p>{text}</p>}
          </div>
          <LinkButton variant="line" to="/contacts">
            {label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
