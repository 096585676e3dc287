import type { RegistrationStep, StepLink } from "~/club/page-words";
import { trialPath } from "~/club/trial-paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

const LINKS: Readonly<Record<StepLink, { to: string; label: string }>> = {
  trial: { to: trialPath(), label: "Réserver un essai" },
  sections: { to: "/#sections", label: "Voir les couloirs" },
  health: { to: "#sante", label: "Quelle règle pour moi\u00a0?" },
  forms: { to: "#formulaires", label: "Les formulaires" },
  aids: { to: "#aides", label: "Les aides" },
};

type RegistrationWayProps = {
  steps: readonly RegistrationStep[];
  /** The links that lead somewhere: a club may have no sections, and no aids. */
  parts: Readonly<Record<StepLink, boolean>>;
};

/** The whole way of a registration, step by step: how long, what one needs, where to go. */
export function RegistrationWay({ steps, parts }: RegistrationWayProps) {
  return (
    <ol className="way">
      {steps.map(({ title, text, time, needs, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
        <li key={index}>
          <div className="way-head">
            <h3>{title}</h3>
            {time && (
              <p className="way-time">
                <Icon name="clock" size={16} />
                {time}
              </p>
            )}
          </div>
          {text && <p>{text}</p>}
          {needs.length > 0 && (
            <p className="way-needs">
              <b>À prévoir{"\u00a0"}:</b> {needs.join(" · ")}
            </p>
          )}
          {link && parts[link] && (
            <Link className="more-link" to={LINKS[link].to}>
              {LINKS[link].label}
              <Icon name="arrow-right" />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
