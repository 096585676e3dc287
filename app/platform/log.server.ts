import pino from "pino";
import { withoutAddresses } from "~/lib/without-addresses";
import { standardOutput } from "./log-output.server";
import { keepError } from "./recent-errors.server";

export type Log = pino.Logger;

const ERROR_LEVEL = pino.levels.values.error ?? 50;

/**
 * The site's structured log (JSON lines, on standard output unless told otherwise); secrets never
 * reach it, nor e-mail addresses that an error quotes. Errors are remembered too (recent-errors.server.ts).
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const own = destination ? null : standardOutput();
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "*.password", "token", "*.token", "cookie", "authorization"],
    serializers: { err: tellError },
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

const parents = new WeakMap<Log, Log>();

/** The log of one request: its lines carry the request's id. */
export function requestLog(log: Log, requestId: string): Log {
  const own = log.child({ requestId });
  parents.set(own, log);
  return own;
}

/** The log for what is made at some request and serves all later ones: its lines carry no id. */
export function lastingLog(log: Log): Log {
  return parents.get(log) ?? log;
}

/** PostgreSQL tells which value was there already, a mail server to whom it will not send. */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return namelessValue(error);
  const told = pino.stdSerializers.err(error);
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, namelessValue(value)]),
  );
}

function namelessValue(value: unknown): unknown {
  if (typeof value === "string") return withoutAddresses(value);
  return Array.isArray(value) ? value.map(namelessValue) : value;
}

function keepTold([fields, message]: readonly unknown[]): void {
  if (typeof fields !== "object" || fields === null || typeof message !== "string") return;
  keepError({ fields: { ...fields }, message }, new Date());
}
