import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";
import { loadSettings } from "./bootstrap/settings.js";

process.env.NODE_ENV = "development";
loadSettings();

const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
const http = createHttpServer();
const vite = await createViteServer({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
http.on("request", (request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
http.once("error", (error) => {
  console.error(
    error.code === "EADDRINUSE" ? `Port ${port} is taken: try “PORT=3001 npm run dev”.` : error,
  );
  process.exit(1);
});
http.listen(port, host, () => {
  console.info(
    `Foulée, in development: http://${host}:${port}/ (ready in ${Math.round(performance.now())} ms)`,
  );
});

/** The app is asked for anew at each request, so that an edit shows at the next one. */
async function answer(request, response) {
  try {
    const app = await vite.environments.ssr.runner.import("/server/app.ts");
    await app.handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) {
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
    }
    response.end(`Error of the development server.\n\n${error?.stack ?? error}`);
  }
}

async function stop() {
  http.closeAllConnections();
  http.close();
  await vite.close();
  process.exit(0);
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, stop);
