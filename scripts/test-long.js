import { runOnCarriedNode } from "./bootstrap/carried-node.js";
import { runOrExplain } from "./bootstrap/failure.js";
import { prepare } from "./bootstrap/prepare.js";

await runOrExplain(async () => {
  await prepare({ build: true });
  return runOnCarriedNode(new URL("./quality/long-test.js", import.meta.url));
});
