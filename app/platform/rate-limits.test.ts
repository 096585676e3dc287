import { beforeEach, expect, test, vi } from "vitest";
import {
  addressKey,
  createMemoryRateLimits,
  mailboxKey,
  type RateLimits,
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
