import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";
import { expect, test, vi } from "vitest";
import { pageContext } from "./page-context.server";
import { renderWhole, type WholePage } from "./render-whole.server";

const NONCE = "kT3vS9mZ0qL4xW7yB1nC";
const PLACE = "Stade </script> de l’Étang";

function Document() {
  return (
    <html lang="fr">
      <head />
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Place() {
  return <p>{useLoaderData<{ place: string }>().place}</p>;
}

const manifestRoute = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
} as const;

/** A site of three routes, whose page at `/` loads `data`; `render` answers with each page. */
function siteWith(data: unknown, render: (context: EntryContext) => Promise<Response>) {
  const ids = ["root", "home", "elsewhere"];
  const build = {
    routes: {
      root: { id: "root", path: "", module: { default: Document } },
      home: {
        id: "home",
        parentId: "root",
        index: true,
        module: { default: Place, loader: () => data },
      },
      elsewhere: {
        id: "elsewhere",
        parentId: "root",
        path: "ailleurs",
        module: { default: Place },
      },
    },
    entry: {
      module: {
        default: (_request: Request, _status: number, _headers: Headers, context: EntryContext) =>
          render(context),
        handleError: vi.fn(),
      },
    },
    assets: {
      url: "/assets/manifest-1a2b.js",
      version: "1",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(
        ids.map((id) => [
          id,
          { ...manifestRoute, id, hasLoader: id === "home", module: `/assets/${id}.js` },
        ]),
      ),
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    allowedActionOrigins: false,
  } as unknown as ServerBuild;
  return createRequestHandler(build, "production");
}

async function renderHome(data: unknown, isLean = true): Promise<WholePage> {
  const pages: WholePage[] = [];
  const answer = siteWith(data, async (context) => {
    const own = await pageContext(context, { isLean });
    pages.push(
      await renderWhole(
        <ServerRouter context={own.context} url="http://site.test/" nonce={NONCE} />,
        {
          nonce: NONCE,
          timeout: 5_000,
        },
      ),
    );
    return new Response();
  });
  await answer(new Request("http://site.test/"));
  const [page] = pages;
  if (!page) throw new Error("No page was rendered.");
  return page;
}

/** What the scripts of a page hand to the router in the browser, in the order they run. */
function handedOver(html: string): string[] {
  const calls = html.matchAll(
    /<script[^>]*>window\.__reactRouterContext\.streamController\.(.*?)<\/script>/gs,
  );
  return [...calls].map(([, call = ""]) => call);
}

test("the data of a page is handed over whole, and then said to be all", async () => {
  const { html, errors } = await renderHome({ place: PLACE });
  expect(errors).toEqual([]);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
  expect(html).toContain("<p>Stade &lt;/script&gt; de l’Étang</p>");
  const [enqueue = "", ...more] = handedOver(html);
  expect(more).toEqual(["close();"]);
  const sent: string = JSON.parse(enqueue.replace(/^enqueue\((.*)\);$/s, "$1"));
  expect(JSON.parse(sent)).toContain(PLACE);
});

test("data that is still awaited is handed over too", async () => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve("plus tard"), 20));
  const { html } = await renderHome({ place: PLACE, later });
  expect(handedOver(html).join("")).toContain("plus tard");
  expect(handedOver(html).at(-1)).toBe("close();");
});

test("a page is rendered with its own routes, and its browser told those of public pages", async () => {
  const { html } = await renderHome({ place: PLACE });
  expect(html).toContain('import "/assets/public-manifest-1a2b.js"');
  expect(html).toContain('href="/assets/public-manifest-1a2b.js"');
  expect(html).not.toContain('"/assets/manifest-');
  expect(html).toContain("/assets/home.js");
  expect(html).not.toContain("elsewhere");
});

test("a page of the administrator area has its browser told every route", async () => {
  const { html } = await renderHome({ place: PLACE }, false);
  expect(html).toContain('import "/assets/manifest-1a2b.js"');
  expect(html).not.toContain("public-manifest");
});
