import { calledPath } from "./bootstrap/called-path.js";
import { runOnCarriedNode } from "./bootstrap/carried-node.js";
import { runOrExplain } from "./bootstrap/failure.js";
import { prepare } from "./bootstrap/prepare.js";

const [file, ...rest] = process.argv.slice(2);
const args = file === undefined ? [] : [calledPath(file), ...rest];

await runOrExplain(async () => {
  await prepare({ build: true });
  const command = new URL("./bootstrap/command.js", import.meta.url);
  return runOnCarriedNode(command, ["restore", ...args]);
});
