import { expect, test } from "vitest";
import { ByteBoundedMap } from "./byte-bounded-map";

test("forgets what was asked for least recently once the whole weighs too much", () => {
  const map = new ByteBoundedMap<string>(100);
  map.set("a", "A", 40);
  map.set("b", "B", 40);
  expect(map.get("a")).toBe("A");
  map.set("c", "C", 40);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual(["A", undefined, "C"]);
  expect(map.bytes).toBe(80);
});

test("a replaced value counts once", () => {
  const map = new ByteBoundedMap<string>(100);
  map.set("a", "A", 60);
  map.set("a", "B", 70);
  expect(map.bytes).toBe(70);
  expect(map.get("a")).toBe("B");
});

test("a value too heavy for the whole is not kept, nor is the one it replaces", () => {
  const map = new ByteBoundedMap<string>(100);
  map.set("a", "A", 60);
  map.set("b", "B", 10);
  map.set("a", "heavy", 101);
  expect(map.get("a")).toBeUndefined();
  expect(map.get("b")).toBe("B");
});

test("never weighs more than allowed, however many keys come", () => {
  const map = new ByteBoundedMap<number>(1_000);
  for (let i = 0; i < 10_000; i += 1) {
    map.set(`/?q=${i}`, i, (i % 97) + 1);
    expect(map.bytes).toBeLessThanOrEqual(1_000);
  }
});
