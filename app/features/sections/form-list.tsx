import { Icon } from "~/ui/icon";
import { type FormLink, formPath } from "./form-view";

/** The forms to print: each opens as a sheet of its own. */
export function FormList({ forms }: { forms: readonly FormLink[] }) {
  return (
    <ul className="form-links">
      {forms.map(({ slug, title, summary }) => (
        <li key={slug}>
          <a href={formPath(slug)}>
            <Icon name="download" size={24} />
            <span>
              <b>{title}</b>
              <small>{summary}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
