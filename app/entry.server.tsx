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
import { BodyTooLargeError } from "~/platform/body-too-large-error";
import type { Environment } from "~/platform/environment.server";
import { errorIdText, RequestIdProvider } from "~/platform/error-id";
import { hasFailed, markFailed } from "~/platform/failed-requests.server";
import { askBrowserFirst } from "~/platform/html/browser-promise";
import {
  addInlineScript,
  exchangeNonce,
  type HashedPage,
  PLAIN_FORM_POLICY,
  pagePolicy,
} from "~/platform/html/content-security-policy";
import { deferHydration, hydrateAtOnce } from "~/platform/html/defer-hydration";
import { BUILD_HEADER } from "~/platform/html/left-open-tab";
import { isAdminPath } from "~/platform/html/page-key";
import { newSecret } from "~/platform/random.server";
import { renderWhole } from "~/platform/render-whole.server";
import { services } from "~/platform/services.server";
import { findWrittenDocument } from "~/platform/written-document.server";
import {
  frameOriginsOf,
  recaptchaOriginsOf,
  speedInsightsOriginsOf,
} from "./platform/html/policy-origins";

/** How long a page waits for data that a loader promised, in milliseconds. */
export const streamTimeout = 5_000;

/** Answers with a whole page, and the policy that lets exactly its own scripts run. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const written = findWrittenDocument(services(context));
  if (written !== null) return writtenResponse(written, status, headers);
  const { requestId, environment, log } = services(context);
  const nonce = newSecret();
  const { html, errors } = await renderWhole(
    <RequestIdProvider value={requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdProvider>,
    { nonce, timeout: streamTimeout + 1_000 },
  );
  const isAdmin = isAdminPath(new URL(request.url).pathname);
  const hashed = exchangeNonce(html, nonce);
  const started = import.meta.env.DEV ? hashed : startingScripts(hashed, !isAdmin);
  const isCounted = environment.countsVisits && !isAdmin && status === 200;
  const page = isCounted ? addInlineScript(started, visitBeacon) : started;
  const policy = pagePolicy({
    scriptHashes: page.hashes,
    allowsInlineStyles: isAdmin,
    development: import.meta.env.DEV,
    ...originsFor(routerContext, environment, isAdmin),
  });
  for (const err of errors) log.error({ err }, "A part of a page failed.");
  if (errors.length > 0) headers.set("Cache-Control", "no-store");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(page.html, { status, headers });
}

function writtenResponse(html: string, status: number, headers: Headers): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", PLAIN_FORM_POLICY);
  return new Response(html, { status, headers });
}

/** Has the scripts of a page start where its browser keeps up: those of a public page once it has loaded. */
function startingScripts(page: HashedPage, isDeferred: boolean): HashedPage {
  return askBrowserFirst(isDeferred ? deferHydration(page) : hydrateAtOnce(page));
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
