import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type NextEventsProps = {
  title: string;
  /** Slug of the section, for its calendar. */
  section: string;
  /** Event cards; none shows a word instead. */
  children: ReactNode[];
};

/** The next events of a section, beside its timetable. */
export function NextEvents({ title, section, children }: NextEventsProps) {
  return (
    <section className="panel" aria-labelledby="titre-prochains">
      <h2 id="titre-prochains">{title}</h2>
      {children.length > 0 ? (
        <ul className="events">{children}</ul>
      ) : (
        <p className="panel-note">
          Pas de date annoncée pour le moment{"\u00a0"}: les séances de la semaine continuent.
        </p>
      )}
      <LinkButton variant="line" block to={`/evenements?section=${section}`}>
        Voir le calendrier
      </LinkButton>
      <p className="next-events-feed">
        <a href={`/sections/${section}.ics`}>
          <Icon name="calendar" size={18} />
          Suivre dans votre agenda
        </a>
      </p>
    </section>
  );
}
