import pino from "pino";

export type Log = pino.Logger;

/** The site's structured log (JSON lines on standard output); secrets never reach it. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "cookie", "authorization"],
  });
}
