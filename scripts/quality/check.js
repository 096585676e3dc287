import { seconds } from "../bootstrap/run.js";
import { biome, deadCode, runChecks, types, unitTests } from "./checks.js";

const started = performance.now();
const failed = await runChecks([
  [biome, types],
  [deadCode, unitTests],
]);
console.info(
  failed.length === 0
    ? `\nTout est en ordre (${seconds(started)}).`
    : `\nÀ corriger : ${failed.join(", ").toLowerCase()} (${seconds(started)}).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
