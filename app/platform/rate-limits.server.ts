import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { domainToASCII } from "node:url";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "~/platform/database/database.server";

const MINUTE = 60;

/** Each limit: so many points in so many seconds for each key. */
export const LIMITS = {
  /** Wrong passwords for one account from one address. */
  login: { points: 5, duration: 15 * MINUTE },
  /** Wrong passwords from one address, whatever the account. */
  "login-address": { points: 30, duration: 15 * MINUTE },
  /** Wrong passwords for one account from addresses it never signed in from, however many they are. */
  "login-account": { points: 50, duration: 60 * MINUTE },
  /** Lines about failed logins of one account: a flood of attempts is no flood of writing. */
  "login-activity": { points: 1, duration: MINUTE },
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
  /** Challenges given to one address, one for each message or order and each try of one: a whole school behind it. */
  challenge: { points: 60, duration: 10 * MINUTE },
  /** Baskets priced for one address: one question for each change of a quantity. */
  "basket-prices": { points: 240, duration: MINUTE },
  /** Orders from one address: a family, a club-house. */
  "order-address": { points: 15, duration: 60 * MINUTE },
  /** Orders that say to come from one buyer. */
  "order-sender": { points: 6, duration: 60 * MINUTE },
  /** Pieces ordered from one address in a day: what is not paid for yet is still taken out of the stock. */
  "order-pieces": { points: 80, duration: 24 * 60 * MINUTE },
  /** Order numbers tried by one address, to withdraw from them. */
  "withdrawal-address": { points: 20, duration: 60 * MINUTE },
  /** Messages of the contact form from one address: a family, a club-house, a school. */
  "contact-address": { points: 10, duration: 60 * MINUTE },
  /** Messages that say to come from one sender. */
  "contact-sender": { points: 5, duration: 60 * MINUTE },
  /** Requests of one volunteer to the technical contact. */
  support: { points: 10, duration: 60 * MINUTE },
  /** Mails that one administrator sends to themselves, to see whether they arrive. */
  "mail-trial": { points: 5, duration: 60 * MINUTE },
  /** New passwords asked for from one address, and for one account. */
  "forgotten-address": { points: 10, duration: 60 * MINUTE },
  "forgotten-account": { points: 3, duration: 60 * MINUTE },
  /** Pages looked at from one address, and what they measured: a whole school behind one, but no flood. */
  visits: { points: 240, duration: MINUTE },
  upload: { points: 120, duration: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;
export type LimitOutcome = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts attempts, in memory or for several instances in the database they share. */
export type RateLimits = {
  /** Counts one attempt (or `points` of them at once) if all are within the limit; counts none otherwise. */
  consume(name: LimitName, key: string, points?: number): Promise<LimitOutcome>;
  /** Takes back one attempt that was counted (or `points`): it turned out to be a good one. */
  refund(name: LimitName, key: string, points?: number): Promise<void>;
  /** Forgets every attempt of a key. */
  reset(name: LimitName, key: string): Promise<void>;
};

/** Of each limit in memory; beyond, those used least lately are forgotten. */
const KEYS_KEPT = 50_000;

/** The points counted of a key, and until when (milliseconds). */
type Counter = { points: number; endsAt: number };

/** Limits counted in the memory of this process. */
export function createMemoryRateLimits(): RateLimits {
  const counters = new Map<LimitName, LRUCache<string, Counter>>();
  const countersOf = (name: LimitName) => {
    const known = counters.get(name) ?? createCounters();
    counters.set(name, known);
    return known;
  };
  return {
    async consume(name, key, counting = 1) {
      const { points, duration } = LIMITS[name];
      const present = Date.now();
      const counted = countersOf(name);
      const counter = counted.get(key);
      const current = counter && isCurrent(counter, name, present) ? counter : null;
      if ((current?.points ?? 0) + counting > points) {
        return refusal((current?.endsAt ?? present + duration * 1000) - present);
      }
      if (current) {
        current.points += counting;
      } else {
        forgetEnded(counted, name, present);
        counted.set(key, { points: counting, endsAt: present + duration * 1000 });
      }
      return { ok: true };
    },
    async refund(name, key, returned = 1) {
      const counter = countersOf(name).get(key);
      if (counter) counter.points = Math.max(0, counter.points - returned);
    },
    async reset(name, key) {
      countersOf(name).delete(key);
    },
  };
}

/** By `maxSize`, since `max` would set aside the room of all keys at once, for each limit. */
function createCounters(): LRUCache<string, Counter> {
  return new LRUCache({ maxSize: KEYS_KEPT, sizeCalculation: () => 1 });
}

/** Drops counters that have ended, as long as those used least lately are such. */
function forgetEnded(counted: LRUCache<string, Counter>, name: LimitName, present: number): void {
  let oldest = counted.rvalues().next().value;
  while (oldest && !isCurrent(oldest, name, present)) {
    counted.pop();
    oldest = counted.rvalues().next().value;
  }
}

/** Times that lie further ahead than a limit lasts (a clock was set back) count for nothing. */
function isCurrent({ endsAt }: Counter, name: LimitName, present: number): boolean {
  return endsAt > present && endsAt <= present + LIMITS[name].duration * 1000;
}

function refusal(leftMs: number): LimitOutcome {
  return { ok: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
}

/**
 * Limits counted in the database, for all instances that share it. What is counted is kept as a
 * digest: the table names neither people nor addresses. An attempt that is refused writes nothing.
 */
export function createSharedRateLimits({ kysely }: Database, now: () => Date): RateLimits {
  /** Null when so many points more are within the limit. */
  async function findRefusal(name: LimitName, key: string, counting: number) {
    const { points, duration } = LIMITS[name];
    const present = now().getTime();
    if (counting > points) return refusal(duration * 1000);
    const row = await kysely
      .selectFrom("rate_limits")
      .select(["points", "expires_at"])
      .where("key", "=", digest(name, key))
      .executeTakeFirst();
    if (!row || row.points + counting <= points) return null;
    const counter: Counter = { points: row.points, endsAt: Date.parse(row.expires_at) };
    return isCurrent(counter, name, present) ? refusal(counter.endsAt - present) : null;
  }

  /** Counts unless others, who came at the same moment, have reached the limit. */
  async function count(name: LimitName, key: string, counting: number): Promise<boolean> {
    const { points, duration } = LIMITS[name];
    const present = now().getTime();
    const ends = new Date(present + duration * 1000).toISOString();
    const isOver = sql<boolean>`(rate_limits.expires_at <= ${new Date(present).toISOString()}
      or rate_limits.expires_at > ${ends})`;
    const counted = await kysely
      .insertInto("rate_limits")
      .values({ key: digest(name, key), points: counting, expires_at: ends })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({
            points: sql`case when ${isOver} then ${counting} else rate_limits.points + ${counting} end`,
            expires_at: sql`case when ${isOver} then excluded.expires_at else rate_limits.expires_at end`,
          })
          .where(sql<boolean>`${isOver} or rate_limits.points + ${counting} <= ${points}`),
      )
      .returning("key")
      .executeTakeFirst();
    return counted !== undefined;
  }

  return {
    async consume(name, key, counting = 1) {
      const refused = await findRefusal(name, key, counting);
      if (refused) return refused;
      if (await count(name, key, counting)) return { ok: true };
      return (await findRefusal(name, key, counting)) ?? refusal(1000);
    },
    async refund(name, key, returned = 1) {
      await kysely
        .updateTable("rate_limits")
        .set({
          points: sql`case when points > ${returned} then points - ${returned} else 0 end`,
        })
        .where("key", "=", digest(name, key))
        .execute();
    },
    async reset(name, key) {
      await kysely.deleteFrom("rate_limits").where("key", "=", digest(name, key)).execute();
    },
  };
}

function digest(name: LimitName, key: string): string {
  return createHash("sha256").update(`${name} ${key}`).digest("base64url");
}

/** Forgets the attempts that no longer count. */
export async function purgeEndedLimits({ kysely }: Database, now: Date): Promise<void> {
  await kysely.deleteFrom("rate_limits").where("expires_at", "<=", now.toISOString()).execute();
}

/** Those of this process alone, whatever the engine: where a flood must not become writes. Read anew at each use. */
export let processLimits = createMemoryRateLimits();

/**
 * The limits of this site: those of this process, until it is told at its start that it shares them.
 * Read anew at each use.
 */
export let rateLimits = createMemoryRateLimits();

/** Counts in `limits` from now on. */
export function countLimitsIn(limits: RateLimits): void {
  rateLimits = limits;
}

/** Forgets all that this process has counted, and counts in its memory: as at a start. */
export function forgetLimits(): void {
  processLimits = createMemoryRateLimits();
  rateLimits = createMemoryRateLimits();
}

/** A limit and what counts under it: an address, an account. */
export type CountedKey = readonly [name: LimitName, key: string];

/**
 * Counts one attempt under each limit, in order, up to the first that refuses it. The limit of the
 * address stands first: one that is over its limit adds no key for each e-mail address that it types.
 */
export async function consumeAll(counted: readonly CountedKey[]): Promise<LimitOutcome> {
  for (const limit of counted) {
    const outcome = await rateLimits.consume(...limit);
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
}

/** Takes back what `consumeAll` counted where none of the limits refused. */
export async function refundAll(counted: readonly CountedKey[]): Promise<void> {
  await Promise.all(counted.map((limit) => rateLimits.refund(...limit)));
}

/**
 * The key that a visitor's address counts under: itself, or the /64 network of an IPv6 address, since each
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

/**
 * The key of an e-mail address in a limit: its mailbox in lower case, without the tag that anybody may
 * add (`zoe+2@exemple.fr`). Mails are sent to the address as it was given.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase();
  const domain = email.slice(at + 1);
  // A tag alone names a mailbox of its own.
  return `${local.replace(/(?<=.)\+.*$/, "")}@${domainToASCII(domain) || domain.toLowerCase()}`;
}
