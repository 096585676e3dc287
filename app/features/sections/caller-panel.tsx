import { Icon } from "~/ui/icon";
import type { ContactPerson } from "~club/people";

type CallerPanelProps = { id: string; title: string; person: ContactPerson };

/** Who to call, and when. */
export function CallerPanel({ id, title, person }: CallerPanelProps) {
  return (
    <section className="panel caller" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="caller-name">
        {person.name}
        <small>{person.role}</small>
      </p>
      <ul>
        <li>
          <Icon name="phone" />
          <span>
            <a href={person.phone.href}>{person.phone.label}</a>
            <small>{person.hours}</small>
          </span>
        </li>
        <li>
          <Icon name="mail" />
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </li>
      </ul>
    </section>
  );
}
