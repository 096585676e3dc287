import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";

type StrayPageProps = {
  /** HTTP status, large; none where no server answered. */
  code?: number;
  title: string;
  children: ReactNode;
  /** Beside the way back to the home page. */
  link?: { to: string; label: string };
  /** Instead of the ways elsewhere. */
  action?: ReactNode;
};

/** Page of an error; `STRAY_404` has the words of the one that is not found. */
export function StrayPage({ code, title, children, link, action }: StrayPageProps) {
  return (
    <div className="stray">
      <div className="wrap">
        {code && <p className="stray-code">{code}</p>}
        <h1 className="d2">{title}</h1>
        <p className="stray-text">{children}</p>
        <div className="hero-cta">{action ?? <WaysElsewhere link={link} />}</div>
      </div>
      <StrayTrack />
    </div>
  );
}

function WaysElsewhere({ link }: Pick<StrayPageProps, "link">) {
  return (
    <>
      <LinkButton variant="accent" to="/">
        Revenir à l’accueil
      </LinkButton>
      {link && (
        <LinkButton variant="line" onDark to={link.to}>
          {link.label}
        </LinkButton>
      )}
    </>
  );
}

export const STRAY_404 = {
  title: "Vous êtes sorti du couloir",
  text: "Cette page n’existe pas ou n’existe plus. Reprenez votre souffle, la piste est par ici.",
};

function StrayTrack() {
  return (
    <svg className="stray-arcs" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((lane) => (
        <g key={lane}>
          <circle
            className={classNames(lane % 2 === 0 ? "lane-odd" : "lane-even")}
            cx="300"
            cy="300"
            r={120 + lane * 30}
            strokeWidth="30"
          />
          <circle className="lane-paint" cx="300" cy="300" r={135 + lane * 30} strokeWidth="3" />
        </g>
      ))}
    </svg>
  );
}
