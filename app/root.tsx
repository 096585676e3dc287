import { assets } from "virtual:react-router/server-build";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { SITE_PAGES_PATH } from "~/club/club-paths";
import { logoPath } from "~/club/logo/logo-paths";
import { readFrame } from "~/club/packed-frame";
import { loadSite } from "~/club/read-site.server";
import { type Frame, frameOf } from "~/club/site";
import { SiteProvider } from "~/club/use-site";
import { maySeeEditLink } from "~/features/accounts/may-see-edit-link.server";
import { SpeedInsights } from "~/features/analytics/speed-insights";
import { VisitCounter } from "~/features/analytics/visit-counter";
import { basketAt } from "~/features/shop/header-basket";
import { EditLink } from "~/layout/edit-link";
import { RootErrorBoundary } from "~/layout/error-page";
import { failedPageMeta } from "~/layout/page-meta";
import { RouteAnnouncer } from "~/layout/route-announcer";
import type { SiteDay } from "~/layout/site-context";
import { type Packed, pack } from "~/lib/packed";
import { parisDay } from "~/lib/paris-instants";
import { LeftOpenTab } from "~/platform/html/left-open-tab";
import { isAdminPath } from "~/platform/html/page-key";
import { services } from "~/platform/services.server";
import textFontUrl from "~/styles/fonts/commissioner.woff2";
import titleFontUrl from "~/styles/fonts/sofia-sans-extra-condensed.woff2";
import printUrl from "~/styles/print.css?url";
import { SiteOriginProvider } from "~/ui/site-origin";
import type { Route } from "./+types/root";
import "~/styles/app.css";

export function ErrorBoundary() {
  return <RootErrorBoundary basketAt={basketAt} />;
}

const FONT = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...FONT, href: titleFontUrl },
  { ...FONT, href: textFontUrl },
  { rel: "stylesheet", href: printUrl, media: "print" },
];

/** A page that could not be shown is left to the root, as is what its head says. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  return failedPageMeta(error, matches);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = services(context);
  const mayEdit = await maySeeEditLink(request, site);
  const { publicUrl, countsVisits, speedInsightsSrc } = site.environment;
  const day: SiteDay = { today: parisDay(site.now) };
  return {
    publicUrl,
    countsVisits,
    speedInsightsSrc,
    ...day,
    // Told by the server: visitors need no address of the administrator area.
    ...(mayEdit && { pagesAt: SITE_PAGES_PATH }),
    frame: pack(frameOf(await loadSite(site))),
    build: assets.version,
  };
}

/** Nothing here depends on the address: another search or page of a list asks for nothing again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate;
}

/** Here, since `links` knows nothing of the club. */
function Icons({ version }: { version: string }) {
  return (
    <>
      <link rel="icon" href={logoPath("ecusson.svg", version)} type="image/svg+xml" />
      <link rel="icon" href={logoPath("32.png", version)} type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href={logoPath("180.png", version)} sizes="180x180" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  // The router tells an error page nothing of the root when it answers by itself.
  const root = useRouteLoaderData<{ frame: Packed<Frame> }>("root");
  const frame = readFrame(root?.frame);
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a2d24" />
        <Meta />
        <Links />
        <Icons version={frame.club.logo} />
      </head>
      <body>
        <SiteProvider value={frame}>{children}</SiteProvider>
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { countsVisits, speedInsightsSrc } = loaderData;
  const isPublic = !isAdminPath(pathname);
  return (
    <SiteOriginProvider value={loaderData.publicUrl}>
      <LeftOpenTab build={loaderData.build} />
      <Outlet />
      {loaderData.pagesAt && isPublic ? (
        <EditLink pagesAt={loaderData.pagesAt} path={pathname} />
      ) : null}
      {countsVisits && isPublic ? <VisitCounter /> : null}
      {speedInsightsSrc && isPublic ? <SpeedInsights src={speedInsightsSrc} /> : null}
    </SiteOriginProvider>
  );
}
