import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const HOOKS = resolve("tests/support/resolve-aliases.ts");
const TELLER = resolve("tests/support/log-process.ts");

test("every line of a process that ends by itself comes out, in order", async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--import", HOOKS, TELLER]);
  const lines = stdout.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["first", "second", "third"]);
});
