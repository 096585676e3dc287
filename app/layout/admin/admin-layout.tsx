import { type MouseEvent, type ReactNode, useRef } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Link, useMatches } from "react-router";
import { ClubMark } from "~/club/logo/club-logo";
import { useSite } from "~/club/use-site";
import type { Role } from "~/platform/permissions";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { AdminLink, AdminMenu } from "./admin-menu";
import { type EntryCounts, TAB_BAR } from "./admin-navigation";
import { HelpLink } from "./help-link";
import { PaletteLink, usePalette } from "./palette-launcher";
import "~/styles/admin.css";

const DRAWER_ID = "menu-espace-club";

/** Who is signed in, as far as the frame shows it. */
type AdminIdentity = { name: string; avatarUrl: string | null; role: Role };

type AdminLayoutProps = { user: AdminIdentity; counts: EntryCounts; children: ReactNode };

/** A screen that shows a page of the site as it is exports this as `handle`. */
export const BARE_SCREEN = { isBare: true };

/** Frame of the administrator area: side rail, or top bar and tab bar below 1024 px. */
export function AdminLayout({ children, ...frame }: AdminLayoutProps) {
  const isBare = useMatches().some(({ handle }) => handle === BARE_SCREEN);
  return isBare ? children : <AdminFrame {...frame}>{children}</AdminFrame>;
}

function AdminFrame({ user, counts, children }: AdminLayoutProps) {
  const { palette, open } = usePalette(user.role);
  const { club } = useSite();
  return (
    <I18nProvider locale="fr-FR">
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <div className="ad">
        <aside className="admin-side">
          <Link className="ad-logo" to="/admin">
            <ClubMark alt="" width={34} height={41} />
            <span>
              <b>Espace club</b>
              <small>{club.name}</small>
            </span>
          </Link>
          <PaletteLink onOpen={open} className="ad-search" hasHint />
          <AdminMenu label="Espace club" role={user.role} counts={counts} />
          <AdminMe user={user} />
        </aside>
        <div>
          <header className="admin-top">
            <ClubMark alt="" width={28} height={34} />
            <b>Espace club</b>
            <PaletteLink onOpen={open} className="ad-top-search" />
            <a href="/" target="_blank" rel="noreferrer">
              <span className="ad-top-label">Voir le site</span>
              <Icon name="external" size={18} />
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          </header>
          {children}
          <footer className="ad-foot">
            <HelpLink />
          </footer>
        </div>
      </div>
      <TabBar counts={counts} />
      <AdminDrawer user={user} counts={counts} />
      {palette}
    </I18nProvider>
  );
}

function TabBar({ counts }: { counts: EntryCounts }) {
  return (
    <nav className="ad-tabbar" aria-label="Raccourcis">
      {TAB_BAR.map((entry) => (
        <AdminLink
          key={entry.to}
          entry={entry}
          iconSize={entry.isAction ? 24 : 22}
          count={counts[entry.to]}
          className={entry.isAction ? "is-main" : undefined}
        />
      ))}
      <button type="button" popoverTarget={DRAWER_ID} aria-haspopup="dialog">
        <Icon name="menu" size={22} />
        Menu
      </button>
      <a className="plain-menu" href={`#${DRAWER_ID}`}>
        <Icon name="menu" size={22} />
        Menu
      </a>
    </nav>
  );
}

function AdminDrawer({ user, counts }: Omit<AdminLayoutProps, "children">) {
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={drawer}
      className="drawer ad-drawer"
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu de l’espace club"
    >
      <div className="drawer-head">
        <b className="ad-drawer-title">Espace club</b>
        <IconButton
          icon="close"
          iconSize={24}
          label="Fermer le menu"
          onDark
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        />
      </div>
      <AdminMenu
        label="Menu de l’espace club"
        role={user.role}
        counts={counts}
        onNavigate={() => drawer.current?.hidePopover()}
      />
      <AdminMe user={user} />
    </div>
  );
}

/** The signed-in volunteer, their profile, and the way out: a plain form, so that it works at any moment. */
function AdminMe({ user }: { user: AdminIdentity }) {
  return (
    <div className="ad-me">
      <Avatar name={user.name} url={user.avatarUrl} />
      <Link className="ad-me-name" to="/admin/information" onClick={leaveDrawer}>
        <AccountName name={user.name} />
        <small>Mon profil</small>
      </Link>
      <form method="post" action="/admin/logout">
        <IconButton type="submit" icon="sign-out" iconSize={20} label="Se déconnecter" onDark />
      </form>
    </div>
  );
}

/** An address stands for a name that is missing: where it is too long, its line breaks before the @. */
function AccountName({ name }: { name: string }) {
  const [words = "", ...rest] = name.split(/(?=@)/);
  return (
    <span>
      {words}
      {rest.length > 0 && <wbr />}
      {rest.join("")}
    </span>
  );
}

/** In the drawer of small screens, as the entries of its menu do. */
function leaveDrawer({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
