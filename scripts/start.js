import { ensureBuilt } from "./bootstrap/ensure-built.js";
import { explained } from "./bootstrap/failure.js";
import { requireTestedRuntime } from "./bootstrap/runtime.js";

await explained(async () => {
  requireTestedRuntime();
  await ensureBuilt();
  await import("./serve.js");
});
