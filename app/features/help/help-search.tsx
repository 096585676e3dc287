import { Form } from "react-router";
import { Button } from "~/ui/button";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { HELP_PATH } from "./help-paths";

const SEARCH_LIMIT = 100;

type HelpSearchProps = {
  query: string;
  /** How many answers are shown. */
  count: number;
  onType: (typed: string) => void;
};

/** The search of the help: filters while typing; without scripts, a form. */
export function HelpSearch({ query, count, onType }: HelpSearchProps) {
  return (
    <search className="hp-search">
      <Form action={HELP_PATH} className="hp-form" role="presentation" preventScrollReset replace>
        <span className="hp-field">
          <Icon name="search" />
          <SearchInput
            className="input"
            type="search"
            name="q"
            value={query}
            limit={SEARCH_LIMIT}
            placeholder="Photo, supprimer, mot de passe…"
            aria-label="Rechercher dans le mode d’emploi"
            autoComplete="off"
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </span>
        <Button type="submit" variant="line">
          Rechercher
        </Button>
      </Form>
      <p role="status" className="admin-note">
        {count} {count > 1 ? "réponses" : "réponse"}
      </p>
    </search>
  );
}
