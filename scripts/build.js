import { ensureBuilt } from "./bootstrap/ensure-built.js";
import { explained } from "./bootstrap/failure.js";

await explained(ensureBuilt);
