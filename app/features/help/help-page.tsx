import { useState } from "react";
import { useLocation } from "react-router";
import { searchWords } from "~/lib/word-match";
import type { Role } from "~/platform/permissions/permission";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { filterGroups } from "./find-answers";
import type { HelpGroup } from "./help.types";
import { HelpArticle } from "./help-article";
import { HelpSearch } from "./help-search";

/** Everything volunteers ask, by subject; `initialQuery` is the search of the address. */
export function HelpPage({ initialQuery, role }: { initialQuery: string; role: Role }) {
  const { query, setQuery, groups } = useHelpSearch(initialQuery);
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <HelpSearch query={query} count={count} onType={setQuery} />
      {count === 0 ? (
        <NoAnswer query={query} onClear={() => setQuery("")} />
      ) : (
        <>
          <Contents groups={groups} />
          {groups.map(({ id, title, answers }) => (
            <section key={id} className="hp-group" aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className="hp-answers">
                {answers.map((answer) => (
                  <HelpArticle key={answer.slug} answer={answer} role={role} />
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
function useHelpSearch(initialQuery: string) {
  const { hash } = useLocation();
  const [query, setQuery] = useState(initialQuery);
  const [seen, setSeen] = useState({ initialQuery, hash });
  const groups = filterGroups(searchWords(query));
  if (seen.initialQuery !== initialQuery || seen.hash !== hash) {
    setSeen({ initialQuery, hash });
    const isShown = groups.some(({ answers }) => answers.some(({ slug }) => `#${slug}` === hash));
    if (seen.initialQuery !== initialQuery || !isShown) setQuery(initialQuery);
  }
  return { query, setQuery, groups };
}

/** Every question, by subject, each leading to its answer. */
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
        Essayez un autre mot. Si la réponse manque, demandez à la personne qui s’occupe du site.
      </EmptyState>
    </div>
  );
}
