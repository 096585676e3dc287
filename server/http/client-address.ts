import { isIP } from "node:net";
import type { Log } from "~/platform/log.server";
import { onceAnHour } from "./request-log";

/**
 * The visitor's address: the one that the last `trustedProxies` hops vouch for. What stands
 * further left in `X-Forwarded-For` was written by the visitor, and is not believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = plainAddress(socketAddress ?? "") ?? "0.0.0.0";
  const forwarded = forwardedFor?.split(",").map((part) => part.trim()) ?? [];
  const chain = [...forwarded, socket];
  const claimed = chain[Math.max(0, chain.length - 1 - trustedProxies)];
  return plainAddress(claimed ?? "") ?? socket;
}

/** Behind a proxy that is not trusted, every visitor has its address, and all share the limits of one. */
export function tellUntrustedProxy(log: Log): (proxy: string) => void {
  return onceAnHour((proxy) => {
    log.warn({ proxy }, "Requests come through a proxy that TRUST_PROXY does not count.");
  });
}

/** Without port, brackets or the prefix of an IPv4 address seen through IPv6; null when it is none. */
function plainAddress(value: string): string | null {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(value)?.[1] ??
    /^([\d.]+):\d+$/.exec(value)?.[1] ??
    value.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(bare) ? bare : null;
}
