import { Link } from "react-router";
import { can } from "~/platform/permissions/can";
import type { Role } from "~/platform/permissions/permission";
import { Icon } from "~/ui/icon";
import type { HelpAnswer } from "./help.types";
import { HelpScene } from "./help-scene";
import { HelpText } from "./help-text";

/** One answer: a drawing, what to do, and the way there for those who may go. */
export function HelpArticle({ answer, role }: { answer: HelpAnswer; role: Role }) {
  const { slug, question, scene, text, steps = [], tip, screen } = answer;
  const titleId = `${slug}-titre`;
  return (
    <article className="hp-answer admin-box" id={slug} aria-labelledby={titleId}>
      <HelpScene name={scene} />
      <div className="hp-words">
        <h3 id={titleId}>
          {question}
          <a className="hp-anchor" href={`#${slug}`}>
            <Icon name="link" size={18} />
            <span className="sr-only">
              Lien vers la réponse «{"\u00a0"}
              {question}
              {"\u00a0"}»
            </span>
          </a>
        </h3>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <HelpText>{paragraph}</HelpText>
          </p>
        ))}
        {steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <HelpText>{step}</HelpText>
              </li>
            ))}
          </ol>
        )}
        {tip && (
          <p className="hp-tip">
            <Icon name="info" size={20} />
            <span>
              <HelpText>{tip}</HelpText>
            </span>
          </p>
        )}
        {screen && can(role, screen.permission) && (
          <Link className="more-link" to={screen.to}>
            Ouvrir «{"\u00a0"}
            {screen.label}
            {"\u00a0"}»
            <Icon name="arrow-right" className="icon-go" />
          </Link>
        )}
      </div>
    </article>
  );
}
