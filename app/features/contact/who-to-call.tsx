import { Icon } from "~/ui/icon";
import { CONTACT_PEOPLE, type ContactKey, type ContactPerson } from "~club/people";

type WhoToCallProps = {
  /** Heading level of the subjects, below that of the section they stand in. */
  heading?: "h3" | "h4";
  people: readonly ContactKey[];
};

/** Who to call for what: a subject, a person, a phone number with its hours, an e-mail address. */
export function WhoToCall({ heading = "h3", people }: WhoToCallProps) {
  return (
    <ul className="call-list">
      {people.map((key) => (
        <li key={key} id={key}>
          <Caller person={CONTACT_PEOPLE[key]} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Caller({ person, heading: Heading }: { person: ContactPerson; heading: "h3" | "h4" }) {
  return (
    <>
      <Heading className="call-subject">{person.subject}</Heading>
      <p className="call-person">
        <b>{person.name}</b>
        <small>{person.role}</small>
      </p>
      <p className="call-ring">
        <a className="call-phone" href={person.phone.href}>
          <Icon name="phone" size={18} />
          <span className="tnum">{person.phone.label}</span>
        </a>
        <small>{person.hours}</small>
      </p>
      <p>
        <a href={`mailto:${person.email}`}>
          <Icon name="mail" size={18} />
          <span>{person.email}</span>
        </a>
      </p>
    </>
  );
}
