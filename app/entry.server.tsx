import { assets } from "virtual:react-router/server-build";
import type {
  ActionFunctionArgs,
  EntryContext,
  LoaderFunctionArgs,
  RouterContextProvider,
} from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import "~/lib/french-schema-errors";
import visitBeacon from "~/features/analytics/visit-beacon.boot.js?raw";
import type { Environment } from "~/platform/environment.server";
import { errorIdText, RequestIdProvider } from "~/platform/error-id";
import { hasFailed, markFailed } from "~/platform/failed-requests.server";
import { askBrowserFirst } from "~/platform/page-cache/browser-promise";
import { exchangeNonce, pagePolicy } from "~/platform/page-cache/content-security-policy";
import { frameOriginsOf } from "~/platform/page-cache/frame-origins";
import { addInlineScript, type HashedPage } from "~/platform/page-cache/inline-script";
import { hydrateAtOnce, hydrateLate } from "~/platform/page-cache/late-hydration";
import { BUILD_HEADER } from "~/platform/page-cache/left-open-tab";
import { isAdminPath } from "~/platform/page-cache/page-key";
import { recaptchaOriginsOf } from "~/platform/page-cache/recaptcha-origins";
import { speedInsightsOriginsOf } from "~/platform/page-cache/speed-insights-origins";
import {
  digestOfSource,
  respondWith,
  type WrittenPage,
} from "~/platform/page-cache/written-page.server";
import { pageContext } from "~/platform/page-context.server";
import { newSecret } from "~/platform/random.server";
import { renderWhole } from "~/platform/render-whole.server";
import { BodyTooLargeError } from "~/platform/request-body.server";
import { type Services, services } from "~/platform/services.server";

/** How long a page waits for data that a loader promised, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Answers with a page, and the policy that lets exactly its own scripts run. A page for everyone is
 * not written again from the data that it was written from before.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const site = services(context);
  const url = new URL(request.url);
  const isLean = !isAdminPath(url.pathname) && !import.meta.env.DEV;
  const own = await pageContext(routerContext, { isLean });
  const isRepeatable = isLean && status === 200 && request.method === "GET";
  const source = isRepeatable && own.data !== null ? digestOfSource(url, own.data) : null;
  const before =
    source === null || site.writtenBefore?.source !== source ? null : site.writtenBefore;
  const { page, errors } = before
    ? { page: before, errors: [] }
    : await writePage(own.context, site, { url, status, isLean, source });
  for (const err of errors) site.log.error({ err }, "A part of a page failed.");
  if (errors.length > 0) headers.set("Cache-Control", "no-store");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", page.policy);
  return respondWith(page, { status, headers });
}

type Writing = { url: URL; status: number; isLean: boolean; source: string | null };

/** Renders a page whole; `errors` are those of parts that its browser tries again. */
async function writePage(
  context: EntryContext,
  { requestId, environment }: Services,
  { url, status, isLean, source }: Writing,
): Promise<{ page: WrittenPage; errors: unknown[] }> {
  const nonce = newSecret();
  const isAdmin = isAdminPath(url.pathname);
  const { html, errors } = await renderWhole(
    <RequestIdProvider value={requestId}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </RequestIdProvider>,
    { nonce, timeout: streamTimeout + 1_000 },
  );
  const hashed = exchangeNonce(html, nonce);
  const awakened = import.meta.env.DEV ? hashed : awaken(hashed, isLean);
  const isCounted = environment.countsVisits && !isAdmin && status === 200;
  const finished = isCounted ? addInlineScript(awakened, visitBeacon) : awakened;
  const policy = pagePolicy({
    scriptHashes: finished.hashes,
    allowsInlineStyles: isAdmin,
    development: import.meta.env.DEV,
    ...originsFor(context, environment, isAdmin),
  });
  const isWhole = errors.length === 0;
  const page = { html: Buffer.from(finished.html), policy, source: isWhole ? source : null };
  return { page, errors };
}

/** Has the scripts of a page start where its browser keeps up: those of a public page once it has loaded. */
function awaken(page: HashedPage, isLate: boolean): HashedPage {
  return askBrowserFirst(isLate ? hydrateLate(page) : hydrateAtOnce(page));
}

/** The other sites that a page may frame, load scripts from and report to. */
function originsFor(
  { staticHandlerContext, routeModules }: EntryContext,
  environment: Environment,
  isAdmin: boolean,
) {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  const recaptcha = handles.map((handle) => recaptchaOriginsOf(handle, environment.recaptcha));
  const insights = speedInsightsOriginsOf(isAdmin ? null : environment.speedInsightsSrc);
  return {
    frameOrigins: [
      ...handles.flatMap(frameOriginsOf),
      ...recaptcha.flatMap(({ frames }) => frames),
    ],
    scriptOrigins: [...recaptcha.flatMap(({ scripts }) => scripts), ...insights.scripts],
    connectOrigins: insights.connections,
  };
}

/** Logs what nobody expected, under the id that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || error instanceof BodyTooLargeError) return;
  const site = services(context);
  // A wrong address or method of a visitor, said by the router.
  if (isRouteErrorResponse(error) && error.status < 500) {
    site.log.debug({ err: error });
    return;
  }
  markFailed(site);
  site.log.error({ err: error }, "A request failed.");
}

/** Says which build answers a client navigation, and gives one that failed the id to show. */
export function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  const site = services(context);
  response.headers.set(BUILD_HEADER, assets.version);
  if (response.status < 500 || !hasFailed(site)) return response;
  return new Response(errorIdText(site.requestId), {
    status: response.status,
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}
