import type { Call, CallUse } from "~/club/site";
import { Icon } from "~/ui/icon";

type WhoToCallProps = {
  /** Heading level of the subjects, below that of the section they stand in. */
  heading?: "h3" | "h4";
  calls: readonly Call[];
};

/** A line for each contact: a subject, a person, a phone number with its hours, an e-mail address. */
export function WhoToCall({ heading = "h3", calls }: WhoToCallProps) {
  return (
    <ul className="call-list">
      {calls.map((call) => (
        <li key={call.id} id={anchorOf(call)}>
          <Caller call={call} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Parts of addresses that pages and papers have given: `/contacts#image`. */
const ANCHORS: Record<CallUse, string> = {
  president: "president",
  registration: "inscriptions",
  shop: "boutique",
  image: "image",
  data: "donnees",
  integrity: "integrite",
};

function anchorOf({ use, section }: Call): string | undefined {
  return use === null ? (section ?? undefined) : ANCHORS[use];
}

function Caller({ call, heading: Heading }: { call: Call; heading: "h3" | "h4" }) {
  const { subject, name, role, phone, hours, email } = call;
  return (
    <>
      <Heading className="call-subject">{subject}</Heading>
      {(name || role) && (
        <p className="call-person">
          {name && <b>{name}</b>} {role && <small>{role}</small>}
        </p>
      )}
      {phone && (
        <p className="call-ring">
          <a className="call-phone" href={phone.href}>
            <Icon name="phone" size={18} />
            <span className="tnum">{phone.label}</span>
          </a>{" "}
          {hours && <small>{hours}</small>}
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={18} />
            <span>{email}</span>
          </a>
        </p>
      )}
    </>
  );
}
