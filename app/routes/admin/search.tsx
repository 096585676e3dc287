import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { type EntryGroup, entriesFor } from "~/layout/admin/palette-entries";
import { SEARCH_LIMIT, SEARCH_PATH } from "~/layout/admin/search-paths";
import { searchWords } from "~/lib/word-match";
import { services } from "~/platform/services.server";
import { Box } from "~/ui/box";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field, SearchInput } from "~/ui/field";
import { Icon, type IconName } from "~/ui/icon";
import type { Route } from "./+types/search";
import { searchContent } from "./search.server";

export const meta: Route.MetaFunction = () => adminMeta("Rechercher");

/** The command palette as a page: for those without scripts, or who want the results to stay. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context, "dashboard");
  const { database, now } = services(context);
  const query = (url.searchParams.get("q") ?? "").slice(0, SEARCH_LIMIT).toWellFormed().trim();
  const words = searchWords(query);
  return {
    query,
    isSearch: words.length > 0,
    places: entriesFor(role, words),
    contents: await searchContent(database.kysely, { query, role, now }),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, isSearch, places, contents } = loaderData;
  const isEmpty = places.length === 0 && contents.length === 0;
  return (
    <AdminPage title="Rechercher">
      <search>
        <Form action={SEARCH_PATH} className="pal-form">
          <Field label="Un écran, une action, un titre, un nom">
            <SearchInput
              className="input"
              key={query}
              type="search"
              name="q"
              defaultValue={query}
              limit={SEARCH_LIMIT}
              autoComplete="off"
            />
          </Field>
          <Button type="submit">Rechercher</Button>
        </Form>
      </search>
      {isSearch && isEmpty ? (
        <NothingFound query={query} />
      ) : (
        <div className="pal-results">
          {places.map((group) => (
            <Places key={group.heading} {...group} />
          ))}
          {contents.map(({ heading, icon, items }) => (
            <Results key={heading} heading={heading}>
              {items.map(({ id, to, label, detail }) => (
                <li key={id}>
                  <Result to={to} icon={icon} label={label} detail={detail} />
                </li>
              ))}
            </Results>
          ))}
        </div>
      )}
    </AdminPage>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="admin-box">
      <EmptyState
        picture={<Icon name="search" size={36} />}
        title={`Aucun résultat pour «\u00a0${query}\u00a0»`}
        action={
          <LinkButton to={SEARCH_PATH} variant="line" size="sm">
            Effacer la recherche
          </LinkButton>
        }
      >
        Essayez un mot du titre, un nom, ou moins de mots.
      </EmptyState>
    </div>
  );
}

function Places({ heading, entries }: EntryGroup) {
  return (
    <Results heading={heading}>
      {entries.map((entry) => (
        <li key={`${entry.to} ${entry.label}`}>
          <Result {...entry} detail="" />
        </li>
      ))}
    </Results>
  );
}

function Results({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box title={heading}>
      <ul className="pal-links">{children}</ul>
    </Box>
  );
}

type ResultProps = {
  to: string;
  icon: IconName;
  label: string;
  detail: string;
  external?: boolean;
};

function Result({ to, icon, label, detail, external = false }: ResultProps) {
  return (
    <Link className="pal-option" to={to} target={external ? "_blank" : undefined}>
      <Icon name={icon} size={20} />
      <span className="pal-label">
        {label}
        {external && <span className="sr-only"> (nouvel onglet)</span>}
      </span>
      {detail && <small className="pal-detail">{detail}</small>}
    </Link>
  );
}
