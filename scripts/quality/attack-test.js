import { readdirSync } from "node:fs";
import { ensureBuilt } from "../bootstrap/ensure-built.js";
import { inProject } from "../bootstrap/project.js";
import { runInPlace } from "./programs.js";

/**
 * `npm run test:attack` attacks a site of its own in every way that stands in `tests/attack`, and prints
 * what it cost; `npm run test:attack -- readers` runs those with this word in their names.
 */
const [word = ""] = process.argv.slice(2);
await ensureBuilt();
const attacks = readdirSync(inProject("tests/attack"))
  .filter((name) => name.endsWith(".attack.ts") && name.includes(word))
  .sort();
for (const name of attacks) {
  console.log(`\n── ${name.replace(".attack.ts", "")} ──`);
  const command = [process.execPath, "--import", "./tests/support/resolve-aliases.ts"];
  const failed = await runInPlace([...command, `tests/attack/${name}`], { env: process.env });
  if (failed) process.exitCode = 1;
}
