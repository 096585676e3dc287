import type { EventCourse } from "~/club/events/event-page";
import { parseMediaUrl } from "~/lib/media-url";
import { Facts } from "~/ui/facts";
import { Picture } from "~/ui/picture";
import { SectionHeading } from "~/ui/section-heading";

/** The way on a map, its points in order, and what the ground is like. */
export function Course({ course }: { course: EventCourse }) {
  const { introduction, map, points, facts } = course;
  return (
    <section className="section event-course" aria-labelledby="titre-parcours">
      <div className="wrap">
        <SectionHeading id="titre-parcours">Le parcours</SectionHeading>
        {introduction && <p className="event-intro">{introduction}</p>}
        {(map || points.length > 0) && (
          <div className="event-course-in">
            {map && <CourseMap {...map} />}
            {points.length > 0 && <Points points={points} />}
          </div>
        )}
        {facts.length > 0 && <Facts facts={facts} className="event-ground" />}
      </div>
    </section>
  );
}

/** A drawing of the site, or a picture of the club's, which is shown whole. */
function CourseMap({ src, alt }: { src: string; alt: string }) {
  if (parseMediaUrl(src) !== null) {
    return (
      <Picture className="event-map" src={src} alt={alt} sizes="(min-width: 64rem) 55vw, 100vw" />
    );
  }
  return <img className="event-map" src={src} alt={alt} width="800" height="560" loading="lazy" />;
}

function Points({ points }: Pick<EventCourse, "points">) {
  return (
    <ol className="event-points">
      {points.map(({ letter, title, text }) => (
        <li key={`${letter} ${title}`}>
          <span className="event-letter" aria-hidden="true">
            {letter}
          </span>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
