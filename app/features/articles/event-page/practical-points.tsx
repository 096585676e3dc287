import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import type { EventPageText } from "~club/events/event-page.types";

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
