import { useSite } from "~/club/use-site";
import { Icon, type IconName } from "~/ui/icon";

/** Where the club is and how to reach it: address, phone, e-mail, Facebook (specification §2, Contacts page). */
export function ContactList() {
  const { stadium, phone, phoneHours, email, replyTime, networks } = useSite().club;
  const facebook = networks.find(({ network }) => network === "facebook");
  const [place = "", ...address] = [stadium.name, stadium.address].filter(Boolean);
  if (!place && !phone && !email && !facebook) return null;
  return (
    <address className="contact-list">
      {place && <Way icon="pin" href="#plan" title={place} detail={address.join("")} />}
      {phone && <Way icon="phone" href={phone.href} title={phone.label} detail={phoneHours} />}
      {email && (
        <Way
          icon="mail"
          href={`mailto:${email}`}
          title={email}
          detail={replyTime && `réponse ${replyTime}`}
        />
      )}
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
        {detail && <small>{detail}</small>}
      </span>
    </a>
  );
}
