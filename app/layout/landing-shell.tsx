import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { townWithDepartment } from "~/club/club-words";
import { LEGAL_LINKS } from "~/club/legal-links";
import { ClubLogo } from "~/club/logo/club-logo";
import { useSite } from "~/club/use-site";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PendingPage } from "./public-shell";
import { useYear } from "./site-context";

type LandingShellProps = {
  /** Class of the page's own look. */
  className: string;
  /** At its foot, before the club's name. */
  footWords: string;
  children: ReactNode;
};

/** A page that stands alone: the club's name, a way back to its site, and nothing between. */
export function LandingShell({ className, footWords, children }: LandingShellProps) {
  const isLoading = useNavigation().state === "loading";
  const { club } = useSite();
  return (
    <div className={className}>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="landing-top">
        <div className="wrap">
          <Link to="/" aria-label={[club.name, "accueil"].filter(Boolean).join(", ")}>
            <ClubLogo on="paper" alt="" width={165} height={60} />
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
      <LandingFooter words={footWords} />
    </div>
  );
}

function LandingFooter({ words }: { words: string }) {
  const { club } = useSite();
  const { name, phone, phoneHours } = club;
  const where = townWithDepartment(club);
  return (
    <footer className="landing-foot">
      <div className="wrap">
        <p>
          {words}
          {name && " "}
          {name && <Link to="/">{name}</Link>}
          {where && `, ${where}`}.
          {phone && (
            <>
              <br />
              <a href={phone.href}>{phone.label}</a>
              {phoneHours && `, ${phoneHours}`}
            </>
          )}
        </p>
        <ul>
          {LEGAL_LINKS.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>{`© ${useYear()} ${name}`}</li>
        </ul>
      </div>
    </footer>
  );
}
