import { trialPath } from "~/club/trial-paths";
import { useSite } from "~/club/use-site";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";

/** The sections that one may try, before anything else is asked. */
export function TrialChoices() {
  const { sections } = useSite();
  const shown = sections.filter(({ lane }) => lane !== null);
  return (
    <section className="contact-card" aria-labelledby="titre-essai">
      <h2 className="d3" id="titre-essai">
        Quelle section voulez-vous essayer{"\u00a0"}?
      </h2>
      <ul className="trial-choices">
        {shown.map(({ key, name, audience }) => (
          <li key={key}>
            <LinkButton to={trialPath(key)} variant="line" block>
              {name}
              {audience && <small>{audience}</small>}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>
        Vous ne savez pas encore{"\u00a0"}? <Link to="/contacts">Écrivez-nous</Link>.
      </p>
    </section>
  );
}
