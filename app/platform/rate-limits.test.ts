import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  addressKey,
  type CountedKey,
  consumeAll,
  countLimitsIn,
  createMemoryRateLimits,
  mailboxKey,
  type RateLimits,
  refundAll,
} from "./rate-limits.server";

let limits: RateLimits;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  limits = createMemoryRateLimits();
});

async function use(times: number, key = "lea@club.fr 192.0.2.1"): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (let i = 0; i < times; i += 1) outcomes.push((await limits.consume("login", key)).ok);
  return outcomes;
}

test("five attempts are within the login's limit, the sixth says how long to wait", async () => {
  expect(await use(5)).toEqual([true, true, true, true, true]);
  expect(await limits.consume("login", "lea@club.fr 192.0.2.1")).toEqual({
    ok: false,
    retryAfterSeconds: 900,
  });
});

test("keys and limits do not count for each other", async () => {
  await use(6);
  expect(await use(1, "max@club.fr 192.0.2.1")).toEqual([true]);
  expect(await limits.consume("search", "lea@club.fr 192.0.2.1")).toEqual({ ok: true });
});

test("an attempt taken back does not count, and a reset forgets them all", async () => {
  await use(5);
  await limits.refund("login", "lea@club.fr 192.0.2.1");
  expect(await use(2)).toEqual([true, false]);
  await limits.reset("login", "lea@club.fr 192.0.2.1");
  expect(await use(1)).toEqual([true]);
});

test("an attempt that is refused is not counted", async () => {
  await use(5);
  await use(3);
  await limits.refund("login", "lea@club.fr 192.0.2.1");
  expect(await use(2)).toEqual([true, false]);
});

test("more at once than is left is refused whole, and what is left stays", async () => {
  expect(await limits.consume("order-pieces", "192.0.2.1", 70)).toEqual({ ok: true });
  expect(await limits.consume("order-pieces", "192.0.2.1", 20)).toMatchObject({ ok: false });
  expect(await limits.consume("order-pieces", "192.0.2.1", 81)).toMatchObject({ ok: false });
  expect(await limits.consume("order-pieces", "192.0.2.1", 10)).toEqual({ ok: true });
});

test("a limit ends in its time, and when the clock was set back", async () => {
  const start = Date.now();
  await use(6);
  vi.setSystemTime(start + 15 * 60_000 - 1);
  expect(await use(1)).toEqual([false]);
  vi.setSystemTime(start + 15 * 60_000);
  expect(await use(6)).toEqual([true, true, true, true, true, false]);
  vi.setSystemTime(start);
  expect(await use(1)).toEqual([true]);
});

test("nothing is given back that was never counted", async () => {
  await limits.refund("login", "lea@club.fr 192.0.2.1");
  expect(await use(6)).toEqual([true, true, true, true, true, false]);
});

test("50,000 keys are kept of each limit: those used least lately are forgotten first", async () => {
  await use(5);
  await use(5, "first");
  const others = async (from: number, to: number) => {
    for (let i = from; i < to; i += 1) await limits.consume("login", `other ${i}`);
  };
  await others(0, 49_998);
  expect(await use(1)).toEqual([false]);
  await limits.consume("search", "another limit");
  expect(await use(1, "first")).toEqual([false]);
  await others(49_998, 50_000 + 49_998);
  expect(await use(1)).toEqual([true]);
});

describe("limits in order", () => {
  const counted: CountedKey[] = [
    ["forgotten-account", "first"],
    ["login", "second"],
  ];
  /** How often more a key may be counted. */
  const left = async ([name, key]: CountedKey) => {
    let times = 0;
    while ((await limits.consume(name, key)).ok) times += 1;
    return times;
  };

  beforeEach(() => countLimitsIn(limits));

  test("stop at the first refusal: what comes after is not counted", async () => {
    for (let i = 0; i < 10; i += 1) await consumeAll(counted);
    expect(await consumeAll(counted)).toEqual({ ok: false, retryAfterSeconds: 3600 });
    expect(await left(["login", "second"])).toBe(2);
  });

  test("keep what was counted before a refusal", async () => {
    await left(["login", "second"]);
    expect(await consumeAll(counted)).toEqual({ ok: false, retryAfterSeconds: 900 });
    expect(await left(["forgotten-account", "first"])).toBe(2);
  });

  test("are given back together", async () => {
    await consumeAll(counted);
    await refundAll(counted);
    expect([await left(["forgotten-account", "first"]), await left(["login", "second"])]).toEqual([
      3, 5,
    ]);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ["zoe@exemple.fr", "zoe@exemple.fr"],
  ["Zoe@Exemple.FR", "zoe@exemple.fr"],
  ["zoe+club@exemple.fr", "zoe@exemple.fr"],
  ["zoe+club+2@exemple.fr", "zoe@exemple.fr"],
  ["zoé+club@éxemple.fr", "zoé@xn--xemple-9ua.fr"],
  ["zoe@xn--xemple-9ua.fr", "zoe@xn--xemple-9ua.fr"],
  ["zoe@ｅxemple。fr", "zoe@exemple.fr"],
  ["zoe.durand@exemple.fr", "zoe.durand@exemple.fr"],
  ["+33612345678@exemple.fr", "+33612345678@exemple.fr"],
  ["zoe@-.%", "zoe@-.%"],
])("mails to %s count for the mailbox %s", (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});
