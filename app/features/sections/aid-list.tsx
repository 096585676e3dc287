import { Icon } from "~/ui/icon";
import type { AidScheme } from "~club/registration";

/** The aids that lower a price: worth, who, how. */
export function AidList({ schemes }: { schemes: readonly AidScheme[] }) {
  return (
    <ul className="aids">
      {schemes.map(({ key, name, who, how, worth, site }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p className="aid-worth">{worth}</p>
          <dl>
            <dt>Pour qui</dt>
            <dd>{who}</dd>
            <dt>Comment</dt>
            <dd>{how}</dd>
          </dl>
          {site && (
            <a className="aid-site" href={site.href} rel="external">
              {site.label}
              <Icon name="external" size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
