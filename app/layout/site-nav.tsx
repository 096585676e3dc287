import { useRef } from "react";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import logo from "~club/art/brand/logo-sur-sombre.svg";
import { CLUB } from "~club/identity";
import { MAIN_MENU, type MenuEntry, TRIAL_LINK } from "~club/navigation";
import { useCurrent } from "./current-path";
import { DRAWER_ID, NavDrawer } from "./nav-drawer";
import { NavMenu } from "./nav-menu";
import { useAddressChange } from "./use-address-change";
import { useScrolled } from "./use-scrolled";

/** Specification §9: the bar turns translucent beyond 50 pixels. */
const SCROLL_THRESHOLD = 50;

export function SiteNav() {
  const scrolled = useScrolled(SCROLL_THRESHOLD);
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
