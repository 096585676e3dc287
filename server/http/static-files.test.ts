import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles, type StaticFiles } from "./static-files";

let folder: string;
let files: StaticFiles;
const script = "export const x = 1;\n".repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-static-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "assets", "app-1a2b.js"), script);
  await writeFile(join(folder, "assets", "app-1a2b.js.br"), "in Brotli");
  await writeFile(join(folder, "assets", "app-1a2b.js.gz"), "in gzip");
  await writeFile(join(folder, "assets", "app-1a2b.css"), "p {}");
  await writeFile(join(folder, "assets", "proof.worker-1a2b.js"), script);
  await writeFile(join(folder, "assets", "font-1a2b.woff2"), Buffer.alloc(1_000));
  await writeFile(join(folder, "mark.svg"), "<svg/>");
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, ".vite", "manifest.json"), "{}");
  files = await loadStaticFiles(folder, "http://club.example");
});

afterAll(() => rm(folder, { recursive: true }));

test("hashed files are immutable, others are asked for again", () => {
  const hashed = files.get("/assets/app-1a2b.js")?.headers;
  expect(hashed?.["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(hashed?.["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(hashed?.etag).toBeUndefined();
  const named = files.get("/robots.txt")?.headers;
  expect(named?.["cache-control"]).toBe("public, max-age=3600");
  expect(named?.etag).toMatch(/^W\/"/);
});

test("a worker's script brings a policy, no other script does", () => {
  const policyOf = (path: string) => files.get(path)?.headers["content-security-policy"];
  expect(policyOf("/assets/proof.worker-1a2b.js")).toContain("default-src 'none'");
  expect(policyOf("/assets/app-1a2b.js")).toBeUndefined();
});

test.each([
  ["/assets/app-1a2b.js", false],
  ["/assets/app-1a2b.css", false],
  ["/assets/font-1a2b.woff2", false],
  ["/mark.svg", true],
])("%s is told about windows: %s", (path, opensOne) => {
  const headers = files.get(path)?.headers ?? {};
  for (const name of [
    "content-security-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "referrer-policy",
  ])
    expect(name in headers, name).toBe(opensOne);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("the forms that the build compressed come with a file, where there are any", () => {
  const bodyIn = (path: string, encoding: "br" | "gzip" | "identity") =>
    String(files.get(path)?.forms[encoding].bytes);
  const text = "/assets/app-1a2b.js";
  expect(bodyIn(text, "identity")).toBe(String(script));
  expect([bodyIn(text, "br"), bodyIn(text, "gzip")]).toEqual(["in Brotli", "in gzip"]);
  const font = "/assets/font-1a2b.woff2";
  expect(bodyIn(font, "br")).toBe(bodyIn(font, "identity"));
});

test("nothing else is found: hidden files, compressed forms, folders, ways out", () => {
  for (const path of [
    "/.vite/manifest.json",
    "/assets/app-1a2b.js.br",
    "/assets",
    "/assets/",
    "/../package.json",
    "/__proto__",
  ]) {
    expect(files.get(path), path).toBeUndefined();
  }
});
