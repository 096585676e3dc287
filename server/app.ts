import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createEmptyMemo } from "./cache/content-memo";
import { developmentSite } from "./development-site";
import { createRequestListener, type RequestListener } from "./http/request-listener";
import { createRouterApp } from "./http/router-app";
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
