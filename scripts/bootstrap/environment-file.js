import { existsSync } from "node:fs";
import { inProject } from "./project.js";

/** Reads `.env` if there is one; what the environment says already stands. */
export function loadEnvironmentFile() {
  const file = inProject(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
