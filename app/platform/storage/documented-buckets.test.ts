import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { BUCKETS } from "./storage-path";

it("names every bucket in .env.example, for whoever makes them by hand", async () => {
  const text = (await readFile(".env.example", "utf8")).replaceAll(/\n# ?/g, " ");
  const [, list = ""] = /suivi de : ([a-z, -]+)\./.exec(text) ?? [];
  expect(list.split(", ")).toEqual([...BUCKETS]);
});
