import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isPassedOverByNode } from "./builds-for-node";

const passedOver = (map: Parameters<typeof isPassedOverByNode>[0], ...files: string[]) =>
  files.filter((file) => isPassedOverByNode(map, file));

describe("Node passes over", () => {
  test("JavaScript's scrypt, where a package has Node's", () => {
    const map = JSON.parse(readFileSync("node_modules/@better-auth/utils/package.json", "utf8"));
    expect(
      passedOver(map, "./dist/password.mjs", "./dist/password.node.mjs", "./dist/hex.mjs"),
    ).toEqual(["./dist/password.mjs"]);
  });

  test("what stands after its own, and what is for others", () => {
    const exports = {
      ".": {
        "react-server": "./server.js",
        node: { import: "./node.mjs", require: "./node.cjs" },
        module: "./fallback.mjs",
        default: "./fallback.js",
      },
      "./parts/*": { browser: "./browser/*.js", default: "./parts/*.js" },
    };
    expect(
      passedOver(
        { exports },
        "./server.js",
        "./node.mjs",
        "./node.cjs",
        "./fallback.mjs",
        "./fallback.js",
        "./browser/a/b.js",
        "./parts/a/b.js",
        "./named-nowhere.js",
      ),
    ).toEqual(["./server.js", "./fallback.mjs", "./fallback.js", "./browser/a/b.js"]);
  });

  test("not what its own leaves open, nor another format of the same", () => {
    const exports = {
      node: { require: "./node.cjs" },
      module: "./index.mjs",
      import: "./wrapped.mjs",
    };
    expect(passedOver({ exports }, "./node.cjs", "./index.mjs", "./wrapped.mjs")).toEqual([]);
    expect(passedOver({ exports: "./index.js" }, "./index.js")).toEqual([]);
    expect(passedOver({ exports: null }, "./index.js")).toEqual([]);
  });

  test("names of its own for a browser", () => {
    const imports = { "#random": { node: "./random-node.js", default: "./random.js" } };
    expect(passedOver({ imports }, "./random-node.js", "./random.js")).toEqual(["./random.js"]);
  });

  test("the files of the older field, but for those that are the main ones too", () => {
    const browser = { "./io.js": "./io-browser.js", fs: false };
    expect(passedOver({ browser }, "./io.js", "./io-browser.js")).toEqual(["./io-browser.js"]);
    expect(
      passedOver({ main: "main.js", module: "main.mjs", browser: "main.mjs" }, "./main.mjs"),
    ).toEqual([]);
    expect(passedOver({ main: "main.js", browser: "web.js" }, "./web.js")).toEqual(["./web.js"]);
  });
});
