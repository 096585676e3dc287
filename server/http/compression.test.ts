import { expect, test } from "vitest";
import { chooseEncoding, encodeBody } from "./compression";

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

test("what is large is compressed quickly, whatever is asked for", async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `<loc>/actualites/${i * 7919}</loc>`);
  const large = Buffer.from(lines.join(""));
  const [best, quick] = [await encodeBody(large, 11), await encodeBody(large, 5)];
  expect(best.br).toEqual(quick.br);
  const small = large.subarray(0, 50_000);
  const [bestSmall, quickSmall] = [await encodeBody(small, 11), await encodeBody(small, 5)];
  expect(bestSmall.br?.length).toBeLessThan(quickSmall.br?.length ?? 0);
});
