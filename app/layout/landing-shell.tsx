import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import logo from "~club/art/brand/logo-sur-clair.svg";
import { CLUB } from "~club/identity";
import { FOOTER_LINKS } from "~club/navigation";
import { PendingPage } from "./public-shell";
import { useYear } from "./site-context";

type LandingShellProps = {
  /** Class of the page's own look. */
  className: string;
  children: ReactNode;
};

/** A page that stands alone: the club's name, a way back to its site, and nothing between. */
export function LandingShell({ className, children }: LandingShellProps) {
  const isLoading = useNavigation().state === "loading";
  return (
    <div className={className}>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="landing-top">
        <div className="wrap">
          <Link to="/" aria-label={`${CLUB.name}, accueil`}>
            <img src={logo} alt="" width="165" height="60" />
          </Link>
          <Link className="landing-back" to="/evenements">
            <Icon name="arrow-left" />
            Tous les événements
          </Link>
        </div>
      </header>
      <main id="contenu" tabIndex={-1}>
        {children}
        {isLoading && <PendingPage />}
      </main>
      <LandingFooter />
    </div>
  );
}

function LandingFooter() {
  return (
    <footer className="landing-foot">
      <div className="wrap">
        <p>
          Une matinée du club <Link to="/">{CLUB.name}</Link>, {CLUB.town} ({CLUB.department}).
          <br />
          <a href={CLUB.phone.href}>{CLUB.phone.label}</a>, {CLUB.phoneHours}
        </p>
        <ul>
          {FOOTER_LINKS.legal.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>{`© ${useYear()} ${CLUB.name}`}</li>
        </ul>
      </div>
    </footer>
  );
}
