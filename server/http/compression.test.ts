import { expect, test } from "vitest";
import { chooseEncoding } from "./compression";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0.000", "identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["BR ; Q=1", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip;q=1.0, *;q=0", "gzip"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["x-gzip", "identity"],
  ["brotli, zip", "identity"],
  [",,;q=1,", "identity"],
])("%j gets %s", (header, encoding) => {
  expect(chooseEncoding({ headers: { "accept-encoding": header } })).toBe(encoding);
});
