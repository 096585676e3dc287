import { useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { searchWords } from "~/lib/word-match";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { HelpAnswer, HelpGroup } from "./answers.server";
import { groupsFor, HELP_PATH } from "./find-answers";

const SEARCH_LIMIT = 100;

type HelpPageProps = {
  groups: readonly HelpGroup[];
  /** The search of the address. */
  initialQuery: string;
  role: Role;
};

/** Everything volunteers ask, by subject. */
export function HelpPage({ groups: all, initialQuery, role }: HelpPageProps) {
  const { query, setQuery, groups } = useHelpSearch(all, initialQuery);
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <HelpSearch query={query} count={count} onType={setQuery} />
      {count === 0 ? (
        <NoAnswer query={query} onClear={() => setQuery("")} />
      ) : (
        <>
          {groups === all && <Contents groups={groups} />}
          {groups.map(({ id, title, answers }) => (
            <section key={id} className="hp-group" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className="hp-answers">
                {answers.map((answer) => (
                  <Answer key={answer.slug} answer={answer} role={role} />
                ))}
              </div>
            </section>
          ))}
        </>
      )}
    </>
  );
}

/** What is typed, until another address asks for another search, or for an answer that is filtered out. */
function useHelpSearch(all: readonly HelpGroup[], initialQuery: string) {
  const { hash } = useLocation();
  const [query, setQuery] = useState(initialQuery);
  const [seen, setSeen] = useState({ initialQuery, hash });
  const groups = groupsFor(all, searchWords(query));
  if (seen.initialQuery !== initialQuery || seen.hash !== hash) {
    setSeen({ initialQuery, hash });
    const isShown = groups.some(({ answers }) => answers.some(({ slug }) => `#${slug}` === hash));
    if (seen.initialQuery !== initialQuery || !isShown) setQuery(initialQuery);
  }
  return { query, setQuery, groups };
}

type HelpSearchProps = {
  query: string;
  /** How many answers are shown. */
  count: number;
  onType: (typed: string) => void;
};

/** The search of the help: answers while typing; without scripts, a form. */
function HelpSearch({ query, count, onType }: HelpSearchProps) {
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

/** Every question, by subject, each leading to its answer. A search has none: its best answer follows at once. */
function Contents({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <nav className="hp-contents admin-box" aria-label="Toutes les questions">
      {groups.map(({ id, title, answers }) => (
        <div key={id}>
          <b>{title}</b>
          <ul>
            {answers.map(({ slug, question }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{question}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** One answer: a drawing, what to do, and the way there for those who may go. */
function Answer({ answer, role }: { answer: HelpAnswer; role: Role }) {
  const { slug, question, drawing, html, tip, screen } = answer;
  const titleId = `${slug}-titre`;
  return (
    <article className="hp-answer admin-box" id={slug} aria-labelledby={titleId}>
      <img className="hp-drawing" src={drawing} alt="" width={240} height={150} loading="lazy" />
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
        <div className="hp-text" dangerouslySetInnerHTML={{ __html: html }} />
        {tip && (
          <p className="hp-tip">
            <Icon name="info" size={20} />
            <span dangerouslySetInnerHTML={{ __html: tip }} />
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

function NoAnswer({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name="help" size={36} />}
        title={`Aucune réponse pour «\u00a0${query.trim()}\u00a0»`}
        action={
          <Button variant="line" size="sm" onClick={onClear}>
            Voir toutes les réponses
          </Button>
        }
      >
        Essayez un mot plus simple{"\u00a0"}: photo, date, horaire, commande… Si la réponse manque,
        posez votre question au <Link to="/admin/contact-admin">support technique</Link>.
      </EmptyState>
    </div>
  );
}
