import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
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

test("a body is held in each form that is shorter than it", async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `<loc>/actualites/${i * 7919}</loc>`);
  const identity = Buffer.from(lines.join(""));
  const { br, gzip } = await encodeBody(identity);
  expect(br && brotliDecompressSync(br)).toEqual(identity);
  expect(gzip && gunzipSync(gzip)).toEqual(identity);
  expect(br?.length).toBeLessThan(gzip?.length ?? 0);
  const noise = randomBytes(2_000);
  expect(await encodeBody(noise)).toEqual({ identity: noise, br: null, gzip: null });
});
