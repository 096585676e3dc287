import { Icon, type IconName } from "~/ui/icon";
import { CONTACT_PAGE } from "~club/club-pages";
import { CLUB } from "~club/identity";
import { STADIUM } from "~club/stadium";

/** Where the club is and how to reach it: address, phone, e-mail, Facebook (specification §2, Contacts page). */
export function ContactList() {
  const { facebook } = CONTACT_PAGE;
  return (
    <address className="contact-list">
      <Way icon="pin" href="#plan" title={STADIUM.name} detail={STADIUM.address} />
      <Way icon="phone" href={CLUB.phone.href} title={CLUB.phone.label} detail={CLUB.phoneHours} />
      <Way
        icon="mail"
        href={`mailto:${CLUB.email}`}
        title={CLUB.email}
        detail={CONTACT_PAGE.replyTime}
      />
      {facebook && (
        <Way
          icon="facebook"
          href={facebook.href}
          rel="external"
          title={facebook.label}
          detail={facebook.summary}
        />
      )}
    </address>
  );
}

type WayProps = { icon: IconName; href: string; title: string; detail: string; rel?: string };

function Way({ icon, href, title, detail, rel }: WayProps) {
  return (
    <a href={href} rel={rel}>
      <Icon name={icon} size={22} />
      <span>
        <b className="tnum">{title}</b>
        <small>{detail}</small>
      </span>
    </a>
  );
}
