import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Acknowledgement } from "./acknowledgement";

/** When to kill: after so many lines, and that much later, in milliseconds. */
export type Moment = { lines: number; delayMs: number };

/**
 * Starts the writer of a file on the site of `environment`, kills it with SIGKILL at a moment, and
 * returns everything it had acknowledged. Rejects when the writer ends by itself.
 */
export async function writeUntilKilled(
  writer: string,
  environment: Record<string, string>,
  { lines, delayMs }: Moment,
): Promise<Acknowledgement[]> {
  const child = spawn(process.execPath, [writer], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => complaints.push(chunk));
  const said: Acknowledgement[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => {
    said.push(JSON.parse(line));
    if (said.length === lines) setTimeout(() => child.kill("SIGKILL"), delayMs);
  });
  await ended(child, complaints);
  return said;
}

async function ended(child: ChildProcess, complaints: string[]): Promise<void> {
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`The writer ended (${code}):\n${complaints.join("")}`);
}
