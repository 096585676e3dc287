import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MINUTE = 60;

/** What is limited: so many points in so many seconds for each key. */
const LIMITS = {
  /** Wrong passwords for one account from one address. */
  login: { points: 5, duration: 15 * MINUTE },
  /** Wrong passwords from one address, whatever the account. */
  "login-address": { points: 30, duration: 15 * MINUTE },
  /** Wrong codes of the second step for one account, wherever they come from. */
  "two-step": { points: 5, duration: 15 * MINUTE },
  /** Wrong codes from one address, whatever the account. */
  "two-step-address": { points: 30, duration: 15 * MINUTE },
  /** Wrong passwords of somebody who is signed in, asked again before a change to their account. */
  "own-password": { points: 10, duration: 15 * MINUTE },
  /** One-time links tried from one address: each good one costs the hash of a password. */
  "account-link": { points: 20, duration: 15 * MINUTE },
  /** Searches rendered, and suggestions, for one address. */
  search: { points: 60, duration: MINUTE },
  /** Messages of the contact form from one address: a family, a club-house, a school. */
  "contact-address": { points: 10, duration: 60 * MINUTE },
  /** Messages that say to come from one sender. */
  "contact-sender": { points: 5, duration: 60 * MINUTE },
  /** Requests of one volunteer to the technical contact. */
  support: { points: 10, duration: 60 * MINUTE },
  /** New passwords asked for from one address, and for one account. */
  "forgotten-address": { points: 10, duration: 60 * MINUTE },
  "forgotten-account": { points: 3, duration: 60 * MINUTE },
  upload: { points: 120, duration: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;
export type LimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts attempts; another implementation may count in the database for several instances. */
export type RateLimits = {
  /** Counts one attempt, and says whether it was still within the limit. */
  consume(name: LimitName, key: string): Promise<LimitOutcome>;
  /** Takes one attempt back: it turned out to be a good one. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Forgets every attempt of a key. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** Limits counted in the memory of this process. */
export function createMemoryRateLimits(): RateLimits {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  const limiter = (name: LimitName): RateLimiterMemory => {
    const known = limiters.get(name) ?? new RateLimiterMemory({ ...LIMITS[name], keyPrefix: name });
    limiters.set(name, known);
    return known;
  };
  return {
    async consume(name, key) {
      try {
        await limiter(name).consume(key);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) };
      }
    },
    async refund(name, key) {
      await limiter(name).reward(key);
    },
    async reset(name, key) {
      await limiter(name).delete(key);
    },
  };
}

/** The limits of this process. */
export const rateLimits: RateLimits = createMemoryRateLimits();

/**
 * What a visitor's address counts under: itself, or the /64 network of an IPv6 address, since each
 * household commands a whole one.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = head.split(":").filter(Boolean);
  const end = tail?.split(":").filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - groups.length - end.length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...end];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
