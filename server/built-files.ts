import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { BUILT_FILE_POLICY } from "~/platform/page-cache/content-security-policy";
import { encodeBody, entityTag, isCompressible } from "./encoded-body";
import type { StoredAnswer } from "./send-stored";

const MEDIA_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/** The browser's part of the build, held in memory by path: no path of a visitor ever reaches the disk. */
export type BuiltFiles = {
  find(pathname: string): StoredAnswer | undefined;
  /** Resolves when every file has its compressed forms; until then they are served as they are. */
  compressed: Promise<void>;
};

/** Reads every file under a folder, and compresses them one after the other in the background. */
export async function loadBuiltFiles(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, StoredAnswer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const pathname = pathnameOf(folder, entry);
    if (!pathname.includes("/.")) files.set(pathname, await readBuiltFile(entry, pathname));
  }
  return { find: (pathname) => files.get(pathname), compressed: compressAll(files.values()) };
}

function pathnameOf(folder: string, entry: Dirent): string {
  const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
  return `/${path}`;
}

async function readBuiltFile(entry: Dirent, pathname: string): Promise<StoredAnswer> {
  const identity = await readFile(join(entry.parentPath, entry.name));
  const type = MEDIA_TYPES[extname(entry.name).toLowerCase()] ?? "application/octet-stream";
  return {
    status: 200,
    headers: [
      ["Content-Type", type],
      ["Cache-Control", pathname.startsWith("/assets/") ? HASHED : NAMED],
      ["Content-Security-Policy", BUILT_FILE_POLICY],
    ],
    tag: entityTag(identity),
    body: { identity, br: null, gzip: null },
  };
}

async function compressAll(files: Iterable<StoredAnswer>): Promise<void> {
  for (const file of files) {
    const type = file.headers.find(([name]) => name === "Content-Type")?.[1] ?? "";
    if (isCompressible(type)) Object.assign(file.body, await encodeBody(file.body.identity, 11));
  }
}
