import type { HealthRule } from "~/club/health-rules";
import type { Aid } from "~/club/page-words";
import type { Deadline } from "~/club/season-words";
import { dayOf } from "~/lib/dates-in-text";
import { bibParts } from "~/lib/french-dates";
import { Bib } from "~/ui/bib";
import { Icon } from "~/ui/icon";
import { type FormLink, formPath } from "./form-view";

/** The aids that lower a price: worth, who, how. */
export function AidList({ aids }: { aids: readonly Aid[] }) {
  return (
    <ul className="aids rows">
      {aids.map(({ id, name, who, how, worth, site }) => (
        <li key={id}>
          <h3>{name}</h3>
          {worth && <p className="aid-worth">{worth}</p>}
          {(who || how) && (
            <dl>
              {who && (
                <>
                  <dt>Pour qui</dt>
                  <dd>{who}</dd>
                </>
              )}
              {how && (
                <>
                  <dt>Comment</dt>
                  <dd>{how}</dd>
                </>
              )}
            </dl>
          )}
          {site && (
            <a className="aid-site" href={site.href} rel="external">
              {site.label}
              <Icon name="external" size={16} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

type DeadlineListProps = { deadlines: readonly Deadline[]; today: string };

/** The dates of the season on bibs; those that are over step back. */
export function DeadlineList({ deadlines, today }: DeadlineListProps) {
  return (
    <ol className="deadlines">
      {deadlines.map(({ day, label, text }) => (
        <li key={label} data-past={day < today || undefined}>
          <Bib {...bibParts(day)} />
          <div>
            <h3>{label}</h3>
            <p className="deadline-day">
              <time dateTime={day}>{dayOf(day)}</time>
            </p>
            {text && <p className="deadline-text">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The forms to print: each opens as a sheet of its own. */
export function FormList({ forms }: { forms: readonly FormLink[] }) {
  return (
    <ul className="form-links">
      {forms.map(({ slug, title, summary }) => (
        <li key={slug}>
          <a href={formPath(slug)}>
            <Icon name="download" size={24} />
            <span>
              <b>{title}</b> <small>{summary}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who gives which health document. */
export function HealthRules({ rules }: { rules: readonly HealthRule[] }) {
  return (
    <ul className="rules">
      {rules.map(({ key, who, what, detail }) => (
        <li key={key}>
          <p className="rule-who">{who}</p>
          <h3>{what}</h3>
          <p className="rule-detail">{detail}</p>
        </li>
      ))}
    </ul>
  );
}
