import type { SectionCoach } from "~/club/sections/section-page";
import { initialsOf } from "~/lib/person-name";
import { Picture } from "~/ui/picture";

/** The coaches of a section, with the club's own words about them. */
export function CoachGrid({ coaches }: { coaches: readonly SectionCoach[] }) {
  return (
    <ul className="coach-grid rows">
      {coaches.map(({ name, role, text, photo }) => (
        <li key={name}>
          <Picture
            src={photo}
            alt=""
            sizes="7rem"
            widths={[160, 320]}
            className="coach-photo"
            placeholder={initialsOf(name)}
          />
          <div>
            <h3>{name}</h3>
            {role && <small>{role}</small>}
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
