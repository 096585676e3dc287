import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { replaceFolder } from "./replace-folder.js";

let root: string;
let link: string;

beforeEach(() => {
  root = realpathSync(temporaryFolder());
  link = join(root, "build");
});

function makeFolder(name: string): string {
  const folder = join(root, "builds", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "name"), name);
  return folder;
}

const shown = () => readFileSync(join(link, "name"), "utf8");

test("the link leads to the new folder; the former one stays for whoever runs from it", () => {
  replaceFolder(link, makeFolder("one"));
  expect(shown()).toBe("one");
  const running = realpathSync(link);
  replaceFolder(link, makeFolder("two"));
  expect(shown()).toBe("two");
  expect(readFileSync(join(running, "name"), "utf8")).toBe("one");
});

test("older folders, and those that never got whole, are removed", () => {
  for (const name of ["one", "two"]) replaceFolder(link, makeFolder(name));
  makeFolder("interrupted");
  replaceFolder(link, makeFolder("three"));
  expect(readdirSync(join(root, "builds")).sort()).toEqual(["three", "two"]);
});

test("a folder in the place of the link is replaced, and what an interrupted command left with it", () => {
  mkdirSync(link);
  writeFileSync(join(link, "name"), "from before there were several");
  symlinkSync("nowhere", `${link}.next`);
  mkdirSync(join(`${link}.former`, "of an interrupted command"), { recursive: true });
  replaceFolder(link, makeFolder("one"));
  expect(shown()).toBe("one");
  expect(readdirSync(root).sort()).toEqual(["build", "builds"]);
});

test("the whole may be moved", () => {
  replaceFolder(link, makeFolder("one"));
  const moved = join(root, "moved");
  mkdirSync(moved);
  for (const name of ["build", "builds"]) renameSync(join(root, name), join(moved, name));
  expect(readFileSync(join(moved, "build/name"), "utf8")).toBe("one");
});
