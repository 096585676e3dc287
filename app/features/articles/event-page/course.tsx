import { Facts } from "~/ui/facts";
import { SectionHeading } from "~/ui/section-heading";
import type { EventPageText } from "~club/events/event-page.types";

/** The way on a drawn map, its points in order, and what the ground is like. */
export function Course({ course }: Pick<EventPageText, "course">) {
  return (
    <section className="section event-course" aria-labelledby="titre-parcours">
      <div className="wrap">
        <SectionHeading id="titre-parcours">Le parcours</SectionHeading>
        <p className="event-intro">{course.introduction}</p>
        <div className="event-course-in">
          <img
            className="event-map"
            src={course.map}
            alt={course.mapAlt}
            width="800"
            height="560"
            loading="lazy"
          />
          <ol className="event-points">
            {course.points.map(({ letter, title, text }) => (
              <li key={letter}>
                <span className="event-letter" aria-hidden="true">
                  {letter}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Facts facts={course.facts} className="event-ground" />
      </div>
    </section>
  );
}
