import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { lookup } from "mrmime";
import { WORKER_POLICY } from "~/platform/html/content-security-policy";
import { type CachedResponse, cachedResponse, entityTag } from "./cached-response";
import { isCompressible } from "./compression";
import { securityHeadersOf } from "./security-headers";

const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";
/** What `new Worker` loads is named so; any other script runs under the policy of its page. */
const WORKER = /\.worker-[\w-]+\.js$/;
/** Written by the build (scripts/bundler/compressed-files.ts). */
const COMPRESSED = /\.(br|gz)$/;

/** The browser's part of the build, held in memory by path: no path of a visitor ever reaches the disk. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

/** Reads every file under a folder. */
export async function loadStaticFiles(folder: string, publicUrl: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !`/${path}`.includes("/."));
  const files = paths
    .filter((path) => !COMPRESSED.test(path))
    .map(async (path) => [`/${path}`, await readStaticFile(folder, path, publicUrl)] as const);
  return new Map(await Promise.all(files));
}

async function readStaticFile(
  folder: string,
  path: string,
  publicUrl: string,
): Promise<CachedResponse> {
  const [identity, br, gzip] = await Promise.all([
    readFile(join(folder, path)),
    readFile(join(folder, `${path}.br`)).catch(() => null),
    readFile(join(folder, `${path}.gz`)).catch(() => null),
  ]);
  const type = lookup(path) ?? "application/octet-stream";
  const mediaType = isCompressible(type) ? `${type}; charset=utf-8` : type;
  const isHashed = path.startsWith("assets/");
  const headers = {
    ...securityHeadersOf(mediaType, publicUrl),
    "content-type": mediaType,
    "cache-control": isHashed ? HASHED : NAMED,
    ...(isHashed ? {} : { etag: entityTag(identity) }),
    ...(WORKER.test(path) ? { "content-security-policy": WORKER_POLICY } : {}),
  };
  return cachedResponse(200, headers, { identity, br, gzip });
}
