import { useSite } from "~/club/use-site";
import { Icon, type IconName } from "~/ui/icon";

/** Where the club is and how to reach it, with a link to the plan on the page: address, phone, e-mail, Facebook (specification §2, Contacts page). */
export function ContactList({ hasPlan }: { hasPlan: boolean }) {
  const { stadium, phone, phoneHours, email, replyTime, networks } = useSite().club;
  const facebook = networks.find(({ network }) => network === "facebook");
  const [place = "", ...address] = [stadium.name, stadium.address].filter(Boolean);
  if (!place && !phone && !email && !facebook) return null;
  return (
    <address className="contact-list">
      {place && (
        <Way
          icon="pin"
          href={hasPlan ? "#plan" : undefined}
          title={place}
          detail={address.join("")}
        />
      )}
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

type WayProps = {
  icon: IconName;
  /** Left out where there is nowhere to lead to. */
  href?: string | undefined;
  title: string;
  detail: string;
  rel?: string;
};

function Way({ icon, href, title, detail, rel }: WayProps) {
  const words = (
    <>
      <Icon name={icon} size={22} />
      <span>
        <b className="tnum">{title}</b> {detail && <small>{detail}</small>}
      </span>{" "}
    </>
  );
  if (href === undefined) return <p className="contact-way">{words}</p>;
  return (
    <a className="contact-way" href={href} rel={rel}>
      {words}
    </a>
  );
}
