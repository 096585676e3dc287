import { Form } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { SEARCH_LIMIT, SEARCH_PATH } from "~/layout/admin/admin-navigation";
import { AdminPage } from "~/layout/admin/admin-page";
import { entriesFor } from "~/layout/admin/search-entries";
import { ResultBoxes } from "~/layout/admin/search-results";
import { searchWords } from "~/lib/word-match";
import { services } from "~/platform/services.server";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field, SearchInput } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/search";
import { searchContent } from "./search.server";

export const meta: Route.MetaFunction = () => adminMeta("Rechercher");

/** The command palette as a page: for those without scripts, or who want the results to stay. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { role } = await requireUser(request, context, "dashboard");
  const { database, now } = services(context);
  const query = (url.searchParams.get("q") ?? "").slice(0, SEARCH_LIMIT).toWellFormed().trim();
  const contents = await searchContent(database.kysely, { query, role, now });
  return { query, groups: [...entriesFor(role, searchWords(query)), ...contents] };
}

export default function SearchPage({ loaderData: { query, groups } }: Route.ComponentProps) {
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
      {groups.length > 0 ? <ResultBoxes groups={groups} /> : <NothingFound query={query} />}
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
