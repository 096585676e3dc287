import pino from "pino";
import { keepError } from "./recent-errors.server";

export type Log = pino.Logger;

const ERROR_LEVEL = pino.levels.values.error ?? 50;

/**
 * The site's structured log (JSON lines, on standard output unless told otherwise); secrets never
 * reach it. Errors are remembered too (recent-errors.server.ts).
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "cookie", "authorization"],
    hooks: {
      logMethod(args, method, levelNumber) {
        if (levelNumber >= ERROR_LEVEL) keepTold(args);
        method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function keepTold([fields, message]: readonly unknown[]): void {
  if (typeof fields !== "object" || fields === null || typeof message !== "string") return;
  keepError({ fields: { ...fields }, message }, new Date());
}
