import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import table from "~/routes";
import { RESERVED_ADDRESSES } from "./reserved-addresses";

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join("/");
    return entry.children ? pathsOf(entry.children, path) : [path];
  });
}

/** A part of an address that the page of an event could have. */
const isWord = (part = "") => /^[a-z0-9-]+$/.test(part);

test("no event may have an address that a route of the site has, in the site or alone", async () => {
  const parts = pathsOf(await table).map((path) => path.split("/"));
  const first = parts.map(([part]) => part).filter(isWord);
  const ofEvents = parts.flatMap(([part, next]) => (part === "evenements" ? [next] : []));
  expect(first).toContain("admin");
  expect(ofEvents).toContain("prochains");
  for (const word of [...first, ...ofEvents.filter(isWord), "ecran", "lettres", "documents"]) {
    expect(RESERVED_ADDRESSES).toContain(word);
  }
});
