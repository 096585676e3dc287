import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltFiles, loadBuiltFiles } from "./built-files";

let folder: string;
let files: BuiltFiles;
const script = "export const x = 1;\n".repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-built-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "assets", "app-1a2b.js"), script);
  await writeFile(join(folder, "assets", "proof.worker-1a2b.js"), script);
  await writeFile(join(folder, "assets", "font-1a2b.woff2"), Buffer.alloc(1_000));
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, ".vite", "manifest.json"), "{}");
  files = await loadBuiltFiles(folder);
  await files.compressed;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(`${folder}-compressed`, { recursive: true });
});

test("hashed files are immutable, others are not", () => {
  const headers = new Map(files.find("/assets/app-1a2b.js")?.headers);
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(new Map(files.find("/robots.txt")?.headers).get("Cache-Control")).toBe(
    "public, max-age=3600",
  );
});

test("a worker's script brings a policy, no other script does", () => {
  const policyOf = (path: string) =>
    new Map(files.find(path)?.headers).get("Content-Security-Policy");
  expect(policyOf("/assets/proof.worker-1a2b.js")).toContain("default-src 'none'");
  expect(policyOf("/assets/app-1a2b.js")).toBeUndefined();
});

test("texts are held compressed, what is compressed already is not", () => {
  const body = files.find("/assets/app-1a2b.js")?.body;
  expect(String(brotliDecompressSync(body?.br ?? ""))).toBe(script);
  expect(String(gunzipSync(body?.gzip ?? ""))).toBe(script);
  expect(files.find("/assets/font-1a2b.woff2")?.body).toMatchObject({ br: null, gzip: null });
});

test("a text that was compressed is unpacked for who asks for it, once", () => {
  const body = files.find("/assets/app-1a2b.js")?.body;
  expect(body?.identity).toEqual(Buffer.from(script));
  expect(body?.identity).toBe(body?.identity);
  expect(body?.identity.buffer.byteLength).toBe(script.length);
  expect(String(files.find("/robots.txt")?.body.identity)).toBe("User-agent: *");
});

test("what was compressed for this build is taken as it is kept", async () => {
  const forms = await readdir(`${folder}-compressed`);
  for (const name of forms.filter((name) => name.endsWith(".br"))) {
    await writeFile(join(`${folder}-compressed`, name), "kept");
  }
  const again = await loadBuiltFiles(folder);
  await again.compressed;
  expect(forms.filter((name) => !name.startsWith("."))).toHaveLength(4);
  expect(String(again.find("/assets/app-1a2b.js")?.body.br)).toBe("kept");
});

test("what was kept and is spoilt is compressed again", async () => {
  const kept = `${folder}-compressed`;
  const forms = (await readdir(kept)).filter((name) => name.endsWith(".gz"));
  for (const name of forms) await writeFile(join(kept, name), "spoilt");
  const again = await loadBuiltFiles(folder);
  await again.compressed;
  const body = again.find("/assets/app-1a2b.js")?.body;
  expect(String(body?.identity)).toBe(script);
  expect(String(gunzipSync(body?.gzip ?? ""))).toBe(script);
  expect(String(brotliDecompressSync(body?.br ?? ""))).toBe(script);
});

test("nothing else is found: hidden files, folders, ways out", () => {
  for (const path of [
    "/.vite/manifest.json",
    "/assets",
    "/assets/",
    "/../package.json",
    "/__proto__",
  ]) {
    expect(files.find(path), path).toBeUndefined();
  }
});
