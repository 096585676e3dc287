import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

test.each([
  ["no proxy: the header is not believed", "203.0.113.9", "1.2.3.4", 0, "203.0.113.9"],
  ["one proxy", "10.0.0.1", "203.0.113.9", 1, "203.0.113.9"],
  [
    "one proxy, an address the visitor made up",
    "10.0.0.1",
    "1.2.3.4, 203.0.113.9",
    1,
    "203.0.113.9",
  ],
  ["two proxies", "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer hops than proxies", "10.0.0.1", "203.0.113.9", 3, "203.0.113.9"],
  ["a direct request to a site behind a proxy", "203.0.113.9", undefined, 1, "203.0.113.9"],
  ["nonsense", "10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["an IPv4 address seen through IPv6", "::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
  ["a port", "10.0.0.1", "203.0.113.9:4711", 1, "203.0.113.9"],
  ["IPv6 with a port", "10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8::1"],
  ["a socket that is gone", undefined, undefined, 0, "0.0.0.0"],
])("%s", (_what, socket, forwarded, proxies, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});
