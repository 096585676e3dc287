import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createEmptyMemo } from "./cache/content-memo";
import { createRequestListener, type RequestListener } from "./http/request-listener";
import { createRouterApp } from "./http/router-app";
import { refuseOtherSecret } from "./instances";
import { offerFirstAccount, prepareSite } from "./prepare-site";
import { openSite, type Site } from "./services.server";
import { type RunningServer, start } from "./start";

export { runCommand } from "./commands";

let listening: Promise<RequestListener> | undefined;

/** Answers one request in development; this module is evaluated again after each edit, the site stays open. */
export async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
  listening ??= developmentSite().then((site) =>
    createRequestListener({
      site,
      app: createRouterApp(build, "development"),
      cache: null,
      contentMemo: createEmptyMemo(() => new Date()),
      now: () => new Date(),
      files: null,
    }),
  );
  await (await listening)(req, res);
}

/** Serves the built site. Rejects with what stops the start: an `EnvironmentError` where somebody can mend it. */
export async function startServer(
  source: Record<string, string | undefined>,
): Promise<RunningServer> {
  const app = createRouterApp(build, "production");
  // Beside this file once it is built, wherever it is run from.
  return await start(source, app, resolve(import.meta.dirname, "../client"));
}

declare global {
  /** Outlives the edits that evaluate every server module again. */
  var fouleeDevelopmentSite: Promise<Site> | undefined;
}

/** The site of the development server, opened at the first request; a start that failed is tried again. */
function developmentSite(): Promise<Site> {
  globalThis.fouleeDevelopmentSite ??= open().catch((error: unknown) => {
    globalThis.fouleeDevelopmentSite = undefined;
    throw error;
  });
  return globalThis.fouleeDevelopmentSite;
}

async function open(): Promise<Site> {
  const site = await openSite(process.env, "served");
  try {
    await refuseOtherSecret({ ...site, now: () => new Date() });
    await prepareSite({ ...site, now: new Date() });
    await offerFirstAccount({ ...site, now: new Date() });
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}
