import { enableCompileCache } from "node:module";
import { Failure } from "./bootstrap/failure.js";
import { home, inProject } from "./bootstrap/project.js";
import { loadSettings } from "./bootstrap/settings.js";

/** Requests under way and the database get this long to finish. */
const GRACE_MS = 15_000;

// A quarter of the time of a start went into compiling the same libraries again.
enableCompileCache(inProject(".cache/foulee/compiled"));
process.env.NODE_ENV = "production";
// What the site keeps is its owner’s alone.
process.umask(0o077);
process.chdir(home);

try {
  loadSettings();
  const { startServer } = await import("../build/server/index.js");
  const server = await startServer(process.env);
  stopOnSignal(server);
  // For the browser tests, which start this file themselves.
  process.send?.({ url: server.url });
} catch (error) {
  // What the person who starts the site can mend is said without a stack.
  const isMendable = error instanceof Failure || error?.constructor.name === "EnvironmentError";
  console.error(isMendable ? error.message : error);
  process.exit(1);
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
