import type { Contact } from "~/club/site";
import { Icon } from "~/ui/icon";

type CallerPanelProps = { title: string; call: Contact };

/** The heading of the panel, where chips lead. */
export const CALLER_ID = "titre-appeler";

/** Whether there is anybody, or anything, to call. */
export function hasCaller({ name, phone, email }: Contact): boolean {
  return Boolean(name || phone || email);
}

/** The contact of a page, and when to call. */
export function CallerPanel({ title, call }: CallerPanelProps) {
  const { name, role, phone, hours, email } = call;
  if (!hasCaller(call)) return null;
  return (
    <section className="panel caller" aria-labelledby={CALLER_ID}>
      <h2 id={CALLER_ID}>{title}</h2>
      {(name || role) && (
        <p className="caller-name">
          {name} {role && <small>{role}</small>}
        </p>
      )}
      {(phone || email) && (
        <ul>
          {phone && (
            <li>
              <Icon name="phone" />
              <span>
                <a href={phone.href}>{phone.label}</a> {hours && <small>{hours}</small>}
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
