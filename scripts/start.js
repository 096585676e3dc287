import { ensureBuilt } from "./bootstrap/ensure-built.js";
import { explained } from "./bootstrap/failure.js";

await explained(async () => {
  await ensureBuilt();
  await import("./serve.js");
});
