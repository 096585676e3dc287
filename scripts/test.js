import { runOnCarriedNode } from "./bootstrap/carried-node.js";
import { runOrExplain } from "./bootstrap/failure.js";
import { prepare } from "./bootstrap/prepare.js";

await runOrExplain(async () => {
  await prepare();
  return runOnCarriedNode(new URL("./quality/test.js", import.meta.url), process.argv.slice(2));
});
