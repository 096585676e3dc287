import { seconds } from "../bootstrap/run.js";
import { biome, deadCode, runChecks, types, unitTests } from "./checks.js";

const started = performance.now();
const failed = await runChecks([
  [biome, types],
  [deadCode, unitTests],
]);
console.info(
  failed.length === 0
    ? `\nAll is well (${seconds(started)}).`
    : `\nTo mend: ${failed.join(", ").toLowerCase()} (${seconds(started)}).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
