import { LinkButton } from "~/ui/button";
import type { EventPageText } from "~club/events/event-page.types";

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
