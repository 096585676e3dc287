import { data, redirect } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import type { SearchWords } from "~/club/page-picture";
import { isKnownSection, loadSite } from "~/club/read-site.server";
import { findSection } from "~/club/sections/sections";
import type { Section } from "~/club/site";
import { ArticleSearch } from "~/features/articles/article-search";
import { NewsCount } from "~/features/articles/news-count";
import { NewsFilters } from "~/features/articles/news-filters";
import { CardGrid } from "~/features/articles/news-grid";
import { type NewsQuery, newsPath, parseNewsQuery } from "~/features/articles/news-query";
import { NoNews } from "~/features/articles/no-news";
import { listPublishedArticles } from "~/features/articles/published-articles.server";
import { FoundOnSite } from "~/features/site-search/found-on-site";
import { ErrorPage } from "~/layout/error-page";
import { failedPageMeta, frameIn, NEWS_FEEDS, pageMeta } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { WrittenHead } from "~/layout/written-head";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/news";
import { findOnSite } from "./find-on-site.server";

const KIND_TITLES = { news: "les nouvelles", events: "les événements" } as const;

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { query, words } = loaderData;
  // A search is no page of its own: its address is the list's.
  const path = query.search ? "/actualites" : newsPath(query);
  const noIndex = query.search !== "";
  const section = findSection(frameIn(matches).sections, query.section);
  return pageMeta(
    { ...newsText(words.search, query, section), path, noIndex, feeds: NEWS_FEEDS },
    matches,
  );
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => newsPath(parseNewsQuery(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const query = parseNewsQuery(url.searchParams);
  if (!(await isKnownSection(services(context), query.section))) {
    throw redirect(newsPath({ ...query, section: null }));
  }
  const list = await listPublishedArticles(database.kysely, { ...query, now });
  if (query.page > list.pageCount) throw data({ pageCount: list.pageCount }, { status: 404 });
  // Above the first results alone: what follows is of the news.
  const found = query.page === 1 ? await findOnSite(services(context), query.search) : [];
  const { pages } = await loadSite(services(context));
  return { words: withDrawing(pages.news), query, ...list, found };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { words, query, total } = loaderData;
  return (
    <>
      <WrittenHead words={words} crumb="Actualités" />
      <div className="wrap news-page">
        {total === 0 && newsPath(query) === "/actualites" ? (
          <NoNews />
        ) : (
          <NewsList {...loaderData} />
        )}
      </div>
    </>
  );
}

function NewsList({ query, items, total, pageCount, found }: Route.ComponentProps["loaderData"]) {
  const today = useToday();
  return (
    <>
      <div className="news-filters" id="filtres">
        <ArticleSearch query={query} />
        <NewsFilters query={query} />
      </div>
      <FoundOnSite found={found} />
      <NewsCount query={query} total={total} pageCount={pageCount} hasPlaces={found.length > 0} />
      {items.length > 0 ? (
        <CardGrid articles={items} today={today} heading="h2" />
      ) : (
        <NothingFound search={query.search} />
      )}
      <div id="pages">
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefFor={(page) => newsPath({ ...query, page })}
          label="Pages d’actualités"
        />
      </div>
      {items.length > 1 && (
        <p className="news-back">
          <a className="news-jump" href="#filtres">
            Revenir aux filtres
          </a>
        </p>
      )}
    </>
  );
}

/** Two addresses of the list never call themselves the same. */
function newsText(
  text: SearchWords,
  { page, kind }: NewsQuery,
  section: Section | undefined,
): SearchWords {
  const filters = [kind !== "all" && KIND_TITLES[kind], section?.name].filter(
    (filter) => typeof filter === "string",
  );
  const title = filters.length > 0 ? `Actualités\u00a0: ${filters.join(", ")}` : text.title;
  const description =
    filters.length > 0
      ? `Actualités\u00a0: ${filters.join(", ")}. ${text.description}`
      : text.description;
  const suffix = page > 1 ? `page ${page}` : "";
  return {
    ...text,
    title: suffix ? `${title}, ${suffix}` : title,
    description: suffix ? `${description} (${suffix})` : description,
  };
}

function NothingFound({ search }: { search: string }) {
  return (
    <EmptyState
      title={search ? "Rien sur cette ligne" : "Rien sous ce filtre"}
      action={
        <LinkButton variant="line" to="/actualites">
          Voir toutes les actualités
        </LinkButton>
      }
    >
      {search
        ? "Essayez un mot plus court, ou retirez un filtre."
        : "La première actualité de ce genre paraîtra ici."}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      missing={{
        title: "Cette page est après l’arrivée",
        text: "Il n’y a plus d’actualités aussi loin dans la liste. La première page est juste là.",
        links: [{ to: "/actualites", label: "Voir les actualités" }],
      }}
    />
  );
}
