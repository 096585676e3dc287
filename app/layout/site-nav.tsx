import { useRef, useSyncExternalStore } from "react";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import logo from "~club/art/brand/logo-sur-sombre.svg";
import { CLUB } from "~club/identity";
import {
  MAIN_MENU,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  TRIAL_LINK,
} from "~club/navigation";
import { useAddressChange, useCurrent } from "./current-path";
import { DRAWER_ID, NavDrawer } from "./nav-drawer";

/** Specification §9: the bar turns translucent beyond 50 pixels. */
const SCROLL_THRESHOLD = 50;

export function SiteNav() {
  const scrolled = useScrolled();
  return (
    <>
      <header className={classNames("nav", scrolled && "is-scrolled")}>
        <div className="nav-in">
          <Link className="nav-logo" to="/" aria-label={`${CLUB.name}, accueil`}>
            <img src={logo} alt="" width="198" height="72" />
          </Link>
          <NavBar />
          <LinkButton className="nav-cta" variant="accent" to={TRIAL_LINK.path}>
            {TRIAL_LINK.label}
          </LinkButton>
          <button className="nav-burger" type="button" popoverTarget={DRAWER_ID}>
            <Icon name="menu" size={22} />
            <span>Menu</span>
          </button>
          <a className="nav-burger plain-menu" href={`#${DRAWER_ID}`}>
            <Icon name="menu" size={22} />
            <span>Menu</span>
          </a>
        </div>
      </header>
      <NavDrawer />
    </>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}

const BAR_PATHS = MAIN_MENU.flatMap((entry) =>
  "links" in entry ? entry.links.map(({ path }) => path) : [entry.path],
);

function NavBar() {
  const current = useCurrent(BAR_PATHS);
  const nav = useRef<HTMLElement>(null);
  useAddressChange(() => {
    for (const menu of nav.current?.querySelectorAll<HTMLElement>(":popover-open") ?? []) {
      menu.hidePopover();
    }
  });
  return (
    <nav ref={nav} className="nav-main" aria-label="Navigation principale">
      <ul>
        {MAIN_MENU.map((entry) => (
          <NavItem key={entry.label} entry={entry} current={current} />
        ))}
      </ul>
    </nav>
  );
}

type NavItemProps = { entry: MenuEntry; current: ReturnType<typeof useCurrent> };

function NavItem({ entry, current }: NavItemProps) {
  if ("links" in entry) {
    return (
      <li>
        <NavMenu group={entry} current={current} />
      </li>
    );
  }
  return (
    <li>
      <Link className="nav-link" to={entry.path} aria-current={current(entry.path)}>
        {entry.label}
      </Link>
    </li>
  );
}

type NavMenuProps = { group: MenuGroup; current: ReturnType<typeof useCurrent> };

/** A dropdown of the bar: a native popover, so that it works before and without scripts. */
function NavMenu({ group, current }: NavMenuProps) {
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
