import { runOnCarriedNode } from "./bootstrap/carried-node.js";
import { runOrExplain } from "./bootstrap/failure.js";
import { prepare } from "./bootstrap/prepare.js";

await runOrExplain(async () => {
  await prepare({ build: true });
  const command = new URL("./bootstrap/command.js", import.meta.url);
  return runOnCarriedNode(command, ["demo", ...process.argv.slice(2)]);
});
