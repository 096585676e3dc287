import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { ASKED } from "./public-manifest";

const APP = join(import.meta.dirname, "../../app");

test("what public pages ask for without going there is in the router's table", async () => {
  const known = addressesOf(await routes).filter(({ id }) => ASKED.includes(id));
  const asked = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("admin/"))
    .map((file) => [file, readFileSync(join(APP, file), "utf8")] as const)
    .filter(([, source]) => source.includes("useFetcher"));
  expect(asked).not.toEqual([]);
  for (const [file, source] of asked) {
    const addresses = source.matchAll(/\bfetcher\.load\(\s*["'`]([^"'`?$]+)/g);
    const found = Array.from(addresses, ([, address]) => address);
    // Otherwise written, an address would not be seen here: this test has to learn it.
    expect(source.match(/\bfetcher\.\w+\(|\b\w*fetcher\.(Form|submit)\b/gi), file).toHaveLength(
      found.length,
    );
    for (const address of found) expect(known.map(({ path }) => path)).toContain(address);
  }
});

function addressesOf(entries: RouteConfigEntry[], under = ""): { id: string; path: string }[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const own = path ? `${under}/${path}` : under;
    return [{ id: file.replace(/\.tsx?$/, ""), path: own }, ...addressesOf(children, own)];
  });
}
