import pino from "pino";

/** Lines wait for others up to this length, in characters, and this time, in milliseconds. */
const TOGETHER = 12_288;
const WAIT_MS = 500;

/** Where a log's lines go. */
export type LogOutput = {
  write(line: string): void;
  /** Has what waits written at once. */
  flush(): void;
};

let output: LogOutput | null = null;

/**
 * Standard output, the same for all who ask. Lines of routine leave together, within a second and when
 * the process ends: one by one, they would cost a rush as much as its answers do.
 */
export function standardOutput(): LogOutput {
  output ??= openOutput();
  return output;
}

function openOutput(): LogOutput {
  const destination = pino.destination({ sync: false });
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;
  const handOver = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (waiting) destination.write(waiting);
    waiting = "";
  };
  process.on("exit", () => {
    // What is under way first; nothing that has to wait would come out any more.
    destination.flushSync();
    if (waiting) pino.destination({ sync: true }).write(waiting);
  });
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= TOGETHER) handOver();
      else timer ??= setTimeout(handOver, WAIT_MS).unref();
    },
    flush: handOver,
  };
}
