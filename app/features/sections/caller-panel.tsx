import type { Contact } from "~/club/site";
import { Icon } from "~/ui/icon";

type CallerPanelProps = { id: string; title: string; call: Contact };

/** The contact of a page, and when to call. */
export function CallerPanel({ id, title, call }: CallerPanelProps) {
  const { name, role, phone, hours, email } = call;
  if (!name && !phone && !email) return null;
  return (
    <section className="panel caller" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {(name || role) && (
        <p className="caller-name">
          {name}
          {role && <small>{role}</small>}
        </p>
      )}
      {(phone || email) && (
        <ul>
          {phone && (
            <li>
              <Icon name="phone" />
              <span>
                <a href={phone.href}>{phone.label}</a>
                {hours && <small>{hours}</small>}
              </span>
            </li>
          )}
          {email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
