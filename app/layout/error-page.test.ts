import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  data,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { expect, it } from "vitest";
import { SiteProvider } from "~/club/use-site";
import { DEMO_CLUB, DEMO_FRAME } from "~tests/support/demo-club";
import { ErrorPage, LastResort, RootErrorBoundary } from "./error-page";

const routes = [
  {
    id: "root",
    path: "/",
    Component: () => null,
    ErrorBoundary: ErrorPage,
    loader: () => {
      throw new Response("Cette page demande autre chose.", { status: 400 });
    },
  },
];

/** The error page of a request, as the server renders it. */
async function errorPageOf(request: Request, table: RouteObject[] = routes): Promise<string> {
  const handler = createStaticHandler(table);
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error("The router answered by itself.");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
  );
}

it("shows what the site said, and never the English of the router", async () => {
  expect(await errorPageOf(new Request("http://localhost/"))).toContain(
    "Cette page demande autre chose.",
  );
  const posted = new Request("http://localhost/", { method: "POST", body: new URLSearchParams() });
  const page = await errorPageOf(posted);
  expect(page).toContain("Cette demande n’a pas été comprise.");
  expect(page).not.toMatch(/action|Error/);
});

it("says how to reach the club where the frame of the site itself fails", () => {
  class Failed extends LastResort {
    override state = LastResort.getDerivedStateFromError();
  }
  const frame = createElement("p", null, "ce qui échoue");
  // Outside of any router: nothing of it is asked for.
  expect(renderToStaticMarkup(createElement(LastResort, null, frame))).toBe("<p>ce qui échoue</p>");
  const failed = createElement(Failed, null, frame);
  const inSite = createElement(SiteProvider, { value: DEMO_FRAME }, failed);
  const page = renderToStaticMarkup(inSite);
  expect(page).not.toContain("ce qui échoue");
  const { email, phone } = DEMO_CLUB;
  for (const way of ['href="/"', `mailto:${email}`, phone?.href, phone?.label]) {
    expect(page).toContain(way);
  }
  // Nothing is known of a club whose database was never reached.
  expect(renderToStaticMarkup(failed)).toMatch(/revenir à l’accueil<\/a>\.<\/p>/);
});

const Nothing = () => null;

/** The whole page of the site in place of one that could not be shown. */
function framedPageOf(path: string, status: number): Promise<string> {
  const loader = () => {
    throw data(null, { status });
  };
  const children = [{ path: "*", loader, Component: Nothing }];
  const frame = { path: "/", Component: Nothing, ErrorBoundary: RootErrorBoundary, children };
  return errorPageOf(new Request(`http://localhost${path}`), [frame]);
}

it("is the same at every address that leads nowhere: one of them is kept for all", async () => {
  const page = await framedPageOf("/nulle-part", 404);
  expect(page).toContain("Vous êtes sorti du couloir");
  const ways = page.slice(page.indexOf("hero-cta"), page.indexOf("stray-arcs"));
  const found = [...ways.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
  expect(found).toEqual(["/", "/actualites", "/horaires", "/contacts"]);
  for (const path of ["/evenements/nulle-part", "/club/nulle-part", "/%3Cb%3E"]) {
    expect(await framedPageOf(path, 404)).toBe(page);
  }
  expect(page).not.toMatch(/aria-current|data-current/);
});

it("shows in the menu where a page stands that could not be shown this time", async () => {
  expect(await framedPageOf("/evenements", 500)).toContain('aria-current="page"');
});
