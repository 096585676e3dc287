import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ERROR_ID_ATTRIBUTE, errorIdText, RequestIdProvider } from "~/platform/error-id";
import { ListFailure } from "./list-table";

const WORDS = { title: "La liste n’a pas pu être chargée", safe: "Vos actualités", path: "/admin" };

const Nothing = () => null;
const Failure = () => createElement(ListFailure, WORDS);

/** A list whose loader throws, as the server renders it where the request `requestId` failed. */
async function listThatFailed(thrown: unknown, requestId: string | null): Promise<string> {
  const handler = createStaticHandler([
    {
      id: "list",
      path: "/",
      Component: Nothing,
      ErrorBoundary: Failure,
      loader: () => {
        throw thrown;
      },
    },
  ]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("The router answered by itself.");
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  return renderToStaticMarkup(createElement(RequestIdProvider, { value: requestId }, page));
}

it("shows the id under which the log holds why a list could not be read", async () => {
  const ofDocument = await listThatFailed(new Error("no such table"), "b7-doc");
  expect(ofDocument).toContain("Référence de l’incident\u00a0: ");
  expect(ofDocument).toContain(`<code ${ERROR_ID_ATTRIBUTE}="b7-doc">b7-doc</code>`);
  const answer = new Response(errorIdText("b7-nav"), { status: 500 });
  expect(await listThatFailed(answer, null)).toContain(">b7-nav</code>");
});

it("shows none where nothing failed on the server", async () => {
  const ended = await listThatFailed(new Response("", { status: 401 }), "b7");
  expect(ended).toContain("Votre session est terminée");
  expect(ended).not.toContain("incident");
  expect(await listThatFailed(new TypeError("Failed to fetch"), null)).not.toContain("incident");
});
