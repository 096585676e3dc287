import { Suspense } from "react";
import { Await, data } from "react-router";
import { withDrawing } from "~/club/drawings/drawings";
import { loadSite } from "~/club/read-site.server";
import { useSite } from "~/club/use-site";
import type { ArticleSummary } from "~/features/articles/article.types";
import { listUpcomingEvents } from "~/features/articles/events.server";
import { NewsGrid } from "~/features/articles/news-grid";
import { NoNews } from "~/features/articles/no-news";
import { listFirstArticles } from "~/features/articles/published-articles.server";
import { UpcomingEvents, UpcomingEventsSkeleton } from "~/features/articles/upcoming-events";
import { loadUpcomingEvents } from "~/features/articles/upcoming-events-cache";
import { findBanner } from "~/features/banner/banner.server";
import { Notice } from "~/features/banner/notice";
import { WarningLine } from "~/features/banner/warning-line";
import { PartnerWall } from "~/features/partners/partner-wall";
import { countPartners, listPartners } from "~/features/partners/partners.server";
import { ClubData } from "~/layout/club-data";
import { Hero } from "~/layout/hero";
import { HomeGrid, LabelBand, SocialBlock, StartLine } from "~/layout/home-blocks";
import { EVENTS_FEED, failedPageMeta, NEWS_FEEDS, pageMeta } from "~/layout/page-meta";
import { useToday } from "~/layout/site-context";
import { listPage, listPath, pageCountOf, readPageNumber } from "~/lib/list-page";
import { pack, unpack } from "~/lib/packed";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { type Services, services } from "~/platform/services.server";
import { ListPager } from "~/ui/list-pager";
import { SectionHeading } from "~/ui/section-heading";
import type { Route } from "./+types/home";

/** Specification §9: the home page shows the first four news. */
const HOME_NEWS = 4;
const ALL_NEWS = { to: "/actualites", label: "Toutes les actualités" };

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { search } = unpack(loaderData.blocks).words;
  return pageMeta({ ...search, path: "/", feeds: [...NEWS_FEEDS, EVENTS_FEED] }, matches);
};

const homePath = (page: number) => listPath("/", page);

/** What has pages here are the partners. */
export const handle: PageQueryHandle = {
  canonicalPath: (params) => homePath(readPageNumber(params.get("page"))),
};

/** A client navigation brings no events: the browser has its own copy of them (`clientLoader`). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const { kysely } = site.database;
  const isDataRequest = new URL(request.url).pathname.endsWith(".data");
  const blocks = new Blocks(site.log);
  const number = readPageNumber(url.searchParams.get("page"));
  if (number > 1) {
    // Before anything else is read: any number may be asked for.
    const count = await blocks.read("partners", countPartners(kysely));
    if (count !== null && number > pageCountOf(count)) throw data(null, { status: 404 });
  }
  const [banner, events, partners, news] = await Promise.all([
    blocks.read("banner", findBanner(kysely, site.now)),
    isDataRequest ? null : blocks.read("events", listUpcomingEvents(kysely, { now: site.now })),
    blocks.read("partners", listPartners(kysely)),
    blocks.read("news", listFirstArticles(kysely, { limit: HOME_NEWS, now: site.now })),
  ]);
  const { foundedIn, region, labels, labelsIntroduction, pages } = await loadSite(site);
  const blocksOfPage = pack({
    words: withDrawing(pages.home),
    foundedIn,
    region,
    labels,
    labelsIntroduction,
    banner,
    partners: listPage(partners ?? [], number),
    news,
  });
  const page = { blocks: blocksOfPage, events };
  // A page that lacks a block is for this request only: the next one tries again.
  return data(page, blocks.failed ? { headers: { "cache-control": "no-store" } } : undefined);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A block that fails is left out; the page never fails because of it (product.md, Public pages). */
class Blocks {
  failed = false;
  readonly #log: Services["log"];

  constructor(log: Services["log"]) {
    this.#log = log;
  }

  async read<T>(block: string, content: Promise<T>): Promise<T | null> {
    try {
      return await content;
    } catch (error) {
      this.failed = true;
      this.#log.error({ err: error, block }, "a block of the home page failed");
      return null;
    }
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  // The block is hidden when its events fail (specification §2): no events, no block.
  return { ...page, events: loadUpcomingEvents().catch((): ArticleSummary[] => []) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { events } = loaderData;
  const blocks = unpack(loaderData.blocks);
  const { words, foundedIn, region, banner, news, partners, labels, labelsIntroduction } = blocks;
  const today = useToday();
  const { networks } = useSite().club;
  return (
    <>
      <WarningLine title={banner?.type === "warning" ? banner.title : null} />
      <Hero words={words} />
      <StartLine />
      <HomeGrid
        notice={banner && <Notice {...banner} today={today} />}
        news={news && <LatestNews articles={news} today={today} />}
        agenda={events && <Agenda events={events} />}
        social={networks.length > 0 && <SocialBlock />}
      />
      <LabelBand labels={labels} labelsIntroduction={labelsIntroduction} />
      <PartnerWall partners={partners.items}>
        <ListPager
          label="Suite des partenaires"
          page={partners.page}
          pageCount={partners.pageCount}
          hrefFor={(page) => `${homePath(page)}#titre-partenaires`}
        />
      </PartnerWall>
      <ClubData foundedIn={foundedIn} region={region} />
    </>
  );
}

function LatestNews({ articles, today }: { articles: ArticleSummary[]; today: string }) {
  return (
    <section id="actualites" aria-labelledby="titre-actualites">
      <SectionHeading id="titre-actualites" link={articles.length > 0 ? ALL_NEWS : undefined}>
        Au club en ce moment
      </SectionHeading>
      {articles.length > 0 ? <NewsGrid articles={articles} today={today} /> : <NoNews />}
    </section>
  );
}

function Agenda({ events }: { events: ArticleSummary[] | Promise<ArticleSummary[]> }) {
  return (
    <Suspense fallback={<UpcomingEventsSkeleton />}>
      <Await resolve={events}>
        {(loaded) => <UpcomingEvents events={loaded.map(toUpcoming)} />}
      </Await>
    </Suspense>
  );
}

function toUpcoming({ id, title, event }: ArticleSummary) {
  if (!event) throw new Error(`L’article ${id} n’est pas un événement.`);
  return { id, title, event };
}
