import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { ClubLogo } from "~/club/logo/club-logo";
import { entriesOf } from "~/club/sections/sections";
import type { MenuEntry, MenuGroup, MenuLink } from "~/club/site";
import { useSite } from "~/club/use-site";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useAddressChange, useCurrent } from "./current-path";
import { DRAWER_ID, NavDrawer } from "./nav-drawer";

/** Specification §9: the bar turns translucent beyond 50 pixels. */
const SCROLL_THRESHOLD = 50;

/** Where the header shows the basket, if there is one. */
export type BasketPlaces = (place: "bar" | "drawer") => ReactNode;

export function SiteNav({ basketAt }: { basketAt?: BasketPlaces | undefined }) {
  const scrolled = useScrolled();
  const { club, menus } = useSite();
  return (
    <>
      <header className={classNames("nav", scrolled && "is-scrolled")}>
        <div className="nav-in">
          <Link
            className="nav-logo"
            to="/"
            aria-label={[club.name, "accueil"].filter(Boolean).join(", ")}
          >
            <ClubLogo on="green" alt="" width={198} height={72} />
          </Link>
          {basketAt?.("bar")}
          <NavBar />
          <LinkButton className="nav-cta" variant="accent" to={menus.call.path}>
            {menus.call.label}
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
      <NavDrawer basket={basketAt?.("drawer")} />
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

function NavBar() {
  const { menus, sections } = useSite();
  const main = entriesOf(menus, sections);
  const paths = main.flatMap((entry) =>
    "links" in entry ? entry.links.map(({ path }) => path) : [entry.path],
  );
  const current = useCurrent(paths);
  const nav = useRef<HTMLElement>(null);
  useAddressChange(() => {
    for (const menu of nav.current?.querySelectorAll<HTMLElement>(":popover-open") ?? []) {
      menu.hidePopover();
    }
  });
  return (
    <nav ref={nav} className="nav-main" aria-label="Navigation principale">
      <ul>
        {main.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
          <NavItem key={index} entry={entry} menuId={`menu-${index + 1}`} current={current} />
        ))}
      </ul>
    </nav>
  );
}

type NavItemProps = {
  entry: MenuEntry;
  /** Names its dropdown in the page. */
  menuId: string;
  current: ReturnType<typeof useCurrent>;
};

function NavItem({ entry, menuId, current }: NavItemProps) {
  if ("links" in entry) {
    return (
      <li>
        <NavMenu group={entry} id={menuId} current={current} />
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

type NavMenuProps = { group: MenuGroup; id: string; current: ReturnType<typeof useCurrent> };

/** A dropdown of the bar: a native popover, so that it works before and without scripts. */
function NavMenu({ group, id, current }: NavMenuProps) {
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
            <li key={`${link.path} ${link.label}`}>
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
