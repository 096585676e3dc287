import { loadEnvironmentFile } from "./environment-file.js";

process.env.NODE_ENV = "production";
loadEnvironmentFile();

const [name, ...args] = process.argv.slice(2);
const { runCommand } = await import("../../build/server/index.js");
process.exitCode = (await runCommand(name, args, process.env)) ?? 0;
