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
    timestamp: pino.stdTimeFunctions.isoTime,
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

function keepTold([fields, message]: readonly unknown[]): void {
  if (typeof fields !== "object" || fields === null || typeof message !== "string") return;
  keepError({ fields: { ...fields }, message }, new Date());
}
