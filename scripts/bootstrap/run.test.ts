import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { isOutOfMemory, runTimed } from "./run.js";

const explain = (output: string) => (isOutOfMemory(output) ? "pas assez de mémoire" : undefined);

async function failureOf(script: string): Promise<string> {
  const folder = temporaryFolder();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const command = [process.execPath, "--max-old-space-size=20", "-e", script];
  const done = runTimed({ title: "Construction", command, log: join(folder, "log"), explain });
  return await done.then(
    () => "done",
    (error) => error.message,
  );
}

test("what the system ends with SIGKILL, or V8 for lack of memory, had too little memory", async () => {
  expect(
    await failureOf('fs.writeSync(1, "42 modules…"); process.kill(process.pid, "SIGKILL")'),
  ).toMatch(/^Construction\u00a0: pas assez de mémoire/);
  expect(await failureOf("const kept = []; for (;;) kept.push({ kept: [...kept] })")).toMatch(
    /^Construction\u00a0: pas assez de mémoire/,
  );
});

test("what fails by itself says its last words", async () => {
  expect(await failureOf('console.error("no such file SIGKILL"); process.exit(3)')).toMatch(
    /no such file SIGKILL/,
  );
});
