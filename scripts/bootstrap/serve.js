import { enableCompileCache } from "node:module";
import { loadEnvironmentFile } from "./environment-file.js";
import { inProject } from "./project.js";

/** Requests under way and the database get this long to finish. */
const GRACE_MS = 15_000;

// A quarter of the time of a start went into compiling the same libraries again.
enableCompileCache(inProject(".cache/foulee/compiled"));
process.env.NODE_ENV = "production";
loadEnvironmentFile();

await serve();

async function serve() {
  try {
    const { startServer } = await import("../../build/server/index.js");
    const server = await startServer(process.env);
    stopOnSignal(server);
    // For the browser tests, which start this file themselves.
    process.send?.({ url: server.url });
  } catch (error) {
    explain(error);
  }
}

function stopOnSignal(server) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
}

/** @param {unknown} error */
function explain(error) {
  console.error(sentence(error) ?? error);
  process.exit(1);
}

/** What the person who starts the site can mend is said without a stack. */
function sentence(error) {
  if (!(error instanceof Error)) return null;
  const port = process.env.PORT || "3000";
  if (error.code === "EADDRINUSE") {
    return `Le port ${port} est déjà pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre, par exemple « PORT=3001 npm start ».`;
  }
  if (error.code === "EACCES" && error.syscall === "listen") {
    return `Le port ${port} est réservé par le système : choisissez-en un au-dessus de 1023.`;
  }
  if (error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("build/server/index.js")) {
    return "Le site n’est pas construit : lancez « npm start ».";
  }
  return error.constructor.name === "EnvironmentError" ? error.message : null;
}
