import { Icon } from "~/ui/icon";
import { SOCIAL_LINKS } from "~club/identity";

/** The three networks of the club, large, with what one finds there. */
export function SocialLinks() {
  return (
    <div className="social">
      {SOCIAL_LINKS.map(({ network, label, href, summary }) => (
        <a key={network} href={href} rel="external">
          <Icon name={network} />
          {label}
          <small>{summary}</small>
        </a>
      ))}
    </div>
  );
}

/** The same as a row of icons, for the drawer. */
export function SocialIcons() {
  return (
    <div className="social-row">
      {SOCIAL_LINKS.map(({ network, label, href }) => (
        <a key={network} href={href} aria-label={label} rel="external">
          <Icon name={network} size={22} />
        </a>
      ))}
    </div>
  );
}
