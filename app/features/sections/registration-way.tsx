import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { RegistrationStep } from "~club/registration";

type RegistrationWayProps = { steps: readonly RegistrationStep[] };

/** The whole way of a registration, step by step: how long, what one needs, where to go. */
export function RegistrationWay({ steps }: RegistrationWayProps) {
  return (
    <ol className="way">
      {steps.map(({ title, text, time, needs, link }) => (
        <li key={title}>
          <div className="way-head">
            <h3>{title}</h3>
            <p className="way-time">
              <Icon name="clock" size={16} />
              {time}
            </p>
          </div>
          <p>{text}</p>
          {needs && (
            <p className="way-needs">
              <b>À prévoir{"\u00a0"}:</b> {needs.join(" · ")}
            </p>
          )}
          {link && (
            <Link className="more-link" to={link.to}>
              {link.label}
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
