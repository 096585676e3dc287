import { clockTime } from "~/lib/french-dates";
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
