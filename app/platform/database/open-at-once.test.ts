import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";

const ROUNDS = 100;
const WORKERS = 4;
const HOOKS = new URL("../../../tests/support/resolve-aliases.ts", import.meta.url).href;

/** Opens the same new file in each round, at the moment when the last of the workers is ready for it. */
const OPEN_EACH_ROUND = `
  const { workerData, parentPort } = require("node:worker_threads");
  const { folder, arrived, rounds, workers, hooks, module } = workerData;
  import(hooks).then(() => import(module)).then(({ openSqlite }) => {
    const failures = [];
    for (let round = 0; round < rounds; round++) {
      let here = Atomics.add(arrived, round, 1) + 1;
      Atomics.notify(arrived, round);
      for (; here < workers; here = Atomics.load(arrived, round)) Atomics.wait(arrived, round, here);
      try {
        openSqlite(folder + "/" + round + ".db").close();
      } catch (error) {
        failures.push(error.message);
      }
    }
    parentPort.postMessage(failures);
  });
`;

test("a new file may be opened by several at once", async () => {
  const folder = temporaryFolder();
  const arrived = new Int32Array(new SharedArrayBuffer(4 * ROUNDS));
  const module = new URL("./sqlite-connection.server.ts", import.meta.url).href;
  const workerData = { folder, arrived, rounds: ROUNDS, workers: WORKERS, hooks: HOOKS, module };
  const failures = await Promise.all(
    Array.from({ length: WORKERS }, () => {
      const worker = new Worker(OPEN_EACH_ROUND, {
        eval: true,
        execArgv: ["--import", HOOKS],
        workerData,
      });
      return new Promise<string[]>((resolve, reject) => {
        worker.once("message", resolve);
        worker.once("error", reject);
      });
    }),
  );
  expect(failures.flat()).toEqual([]);
});
