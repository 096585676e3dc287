import { type ReactNode, useEffect, useRef } from "react";
import { ClubLogo } from "~/club/logo/club-logo";
import { entriesOf } from "~/club/sections/sections";
import type { MenuGroup, MenuLink } from "~/club/site";
import { useSite } from "~/club/use-site";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { Link } from "~/ui/link";
import { currentState, useAddressChange, useShownPath } from "./current-path";

export const DRAWER_ID = "menu-mobile";

/** The menu of small screens: a native popover, so that it works before and without scripts. */
export function NavDrawer({ basket }: { basket: ReactNode }) {
  const drawer = useRef<HTMLDivElement>(null);
  const { club, menus, sections } = useSite();
  useAddressChange(() => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  });
  // Opened before the scripts were there to hear of it.
  useEffect(() => {
    if (drawer.current?.matches(":popover-open")) setBehindInert(true);
  }, []);
  return (
    <div
      ref={drawer}
      className="drawer"
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      onBeforeToggle={(event) => setBehindInert(event.newState === "open")}
      onToggle={(event) => {
        if (event.newState === "open") drawer.current?.querySelector("button")?.focus();
      }}
    >
      <div className="drawer-head">
        <ClubLogo on="green" alt={club.name} width={132} height={48} />
        <IconButton
          icon="close"
          iconSize={24}
          label="Fermer le menu"
          onDark
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label="Menu mobile">
        <ul>
          {entriesOf(menus, sections).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
            <li key={index}>
              {"links" in entry ? <DrawerGroup group={entry} /> : <DrawerLink link={entry} />}
            </li>
          ))}
        </ul>
      </nav>
      <div className="drawer-foot">
        {basket}
        <LinkButton variant="accent" block to={menus.call.path}>
          {menus.call.label}
        </LinkButton>
        <SocialIcons />
      </div>
    </div>
  );
}

/**
 * A popover leaves the page behind it within reach of Tab and of clicks: this makes it modal. Undone before
 * the popover closes, since the browser then gives the focus back to the button that opened it.
 */
function setBehindInert(inert: boolean) {
  for (const element of document.querySelectorAll("main, .footer, .nav")) {
    element.toggleAttribute("inert", inert);
  }
}

function DrawerGroup({ group }: { group: MenuGroup }) {
  const pathname = useShownPath();
  const holdsPage = group.links.some(({ path }) => currentState(path, pathname));
  return (
    <details open={holdsPage || group.links.some(({ lane }) => lane !== undefined)}>
      <summary>
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {group.links.map((link) => (
          <li key={`${link.path} ${link.label}`}>
            <DrawerLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function DrawerLink({ link }: { link: MenuLink }) {
  const pathname = useShownPath();
  return (
    <Link className="drawer-link" to={link.path} aria-current={currentState(link.path, pathname)}>
      {link.lane !== undefined && (
        <span className="lane-no" aria-hidden="true">
          {link.lane}
        </span>
      )}
      {link.label}
    </Link>
  );
}

function SocialIcons() {
  const { networks } = useSite().club;
  return (
    <div className="social-row">
      {networks.map(({ network, label, href }) => (
        <a key={href} href={href} aria-label={label} rel="external">
          <Icon name={network} size={22} />
        </a>
      ))}
    </div>
  );
}
