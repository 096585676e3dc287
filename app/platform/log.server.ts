import pino from "pino";
import { standardOutput } from "./log-output.server";
import { keepError } from "./recent-errors.server";

export type Log = pino.Logger;

const ERROR_LEVEL = pino.levels.values.error ?? 50;

/**
 * The site's structured log (JSON lines, on standard output unless told otherwise); secrets never
 * reach it. Errors are remembered too (recent-errors.server.ts).
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const own = destination ? null : standardOutput();
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: isoTime,
    redact: ["password", "*.password", "token", "*.token", "cookie", "authorization"],
    hooks: {
      logMethod(args, method, levelNumber) {
        const isError = levelNumber >= ERROR_LEVEL;
        if (isError) keepTold(args);
        method.apply(this, args);
        if (isError) own?.flush();
      },
    },
  };
  return pino(options, destination ?? own ?? undefined);
}

/** Writes lines of a fixed shape, whose fields hold neither secrets nor errors; those that are undefined are left out. */
export type LineLog = (
  level: "debug" | "info",
  fields: Record<string, string | number | boolean | null | undefined>,
  message: string,
) => void;

/**
 * For the many lines that are all alike: the log's own lines in a tenth of the time, as nothing is
 * looked for in them. Beneath the log's level, nothing is written.
 */
export function createLineLog(log: Log): LineLog {
  const { [pino.symbols.streamSym]: stream } = log as Log & {
    [pino.symbols.streamSym]: pino.DestinationStream;
  };
  return (level, fields, message) => {
    if (!log.isLevelEnabled(level)) return;
    const own = JSON.stringify(fields).slice(1, -1);
    stream.write(
      `{"level":${log.levels.values[level]}${isoTime()},${own},"msg":${JSON.stringify(message)}}\n`,
    );
  };
}

let toldAt = 0;
let told = "";

/** The same text for all lines of one millisecond: making it costs more than the rest of a line. */
function isoTime(): string {
  const now = Date.now();
  if (now !== toldAt || told === "") told = `,"time":"${new Date(now).toISOString()}"`;
  toldAt = now;
  return told;
}

function keepTold([fields, message]: readonly unknown[]): void {
  if (typeof fields !== "object" || fields === null || typeof message !== "string") return;
  keepError({ fields: { ...fields }, message }, new Date());
}
