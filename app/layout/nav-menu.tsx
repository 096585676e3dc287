import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { MenuGroup, MenuLink } from "~club/navigation";
import type { useCurrent } from "./current-path";

type NavMenuProps = { group: MenuGroup; current: ReturnType<typeof useCurrent> };

/** A dropdown of the bar: a native popover, so that it works before and without scripts. */
export function NavMenu({ group, current }: NavMenuProps) {
  const id = `menu-${group.key}`;
  const lanes = group.links.some(({ lane }) => lane !== undefined);
  const holdsPage = group.links.some(({ path }) => current(path));
  return (
    <>
      <button
        className="nav-link"
        type="button"
        popoverTarget={id}
        data-current={holdsPage || undefined}
      >
        {group.label}
        <Icon name="chevron-down" size={16} />
      </button>
      <div className={classNames("menu", lanes && "menu-wide")} id={id} popover="auto">
        <ul className={lanes ? "menu-lanes" : undefined}>
          {group.links.map((link) => (
            <li key={link.path}>
              <Link to={link.path} aria-current={current(link.path)}>
                <MenuMark link={link} />
                <span>
                  <b>{link.label}</b>
                  {link.summary && <small>{link.summary}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {group.foot && (
          <Link className="menu-foot" to={group.foot.path}>
            <Icon name="help" size={18} />
            <span>
              {group.foot.question} <b>{group.foot.label}</b>
            </span>
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
    </>
  );
}

function MenuMark({ link }: { link: MenuLink }) {
  if (link.lane !== undefined) {
    return (
      <span className="lane-no" aria-hidden="true">
        {link.lane}
      </span>
    );
  }
  return link.icon ? <Icon name={link.icon} /> : null;
}
