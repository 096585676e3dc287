import { resolve } from "node:path";
import { explained } from "./bootstrap/failure.js";
import { home } from "./bootstrap/project.js";
import { loadSettings } from "./bootstrap/settings.js";

const [name, ...args] = process.argv.slice(2);
if (["backup", "restore"].includes(name) && args[0] !== undefined) {
  args[0] = resolve(process.env.INIT_CWD ?? process.cwd(), args[0]);
}

process.env.NODE_ENV = "production";
// What the site keeps is its owner’s alone.
process.umask(0o077);
process.chdir(home);
await explained(async () => {
  loadSettings();
  const { runCommand } = await import("../build/server/index.js");
  process.exitCode = await runCommand(name, args, process.env);
});
