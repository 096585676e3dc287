import { createHash } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gunzip, gunzipSync } from "node:zlib";
import { WORKER_POLICY } from "~/platform/page-cache/content-security-policy";
import { writeAtomically } from "~/platform/storage/atomic-file.server";
import { type EncodedBody, encodeBody, entityTag, isCompressible, ownCopy } from "./encoded-body";
import type { StoredAnswer } from "./send-stored";

const unpack = promisify(gunzip);

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
/** What `new Worker` loads is named so; any other script runs under the policy of its page. */
const WORKER = /\.worker-[\w-]+\.js$/;
const WORKER_POLICY_HEADER = ["Content-Security-Policy", WORKER_POLICY] as const;
const BEST = 11;
const NAMED = "public, max-age=3600";

/** The browser's part of the build, held in memory by path: no path of a visitor ever reaches the disk. */
export type BuiltFiles = {
  find(pathname: string): StoredAnswer | undefined;
  /** Resolves when every file has its compressed forms; until then they are served as they are. */
  compressed: Promise<void>;
};

/**
 * Reads every file under a folder, and compresses them one after the other in the background; once
 * for each build: the compressed forms are kept in a folder beside it, where that can be written.
 */
export async function loadBuiltFiles(folder: string): Promise<BuiltFiles> {
  const files = new Map<string, StoredAnswer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const pathname = pathnameOf(folder, entry);
    if (!pathname.includes("/.")) files.set(pathname, await readBuiltFile(entry, pathname));
  }
  return {
    find: (pathname) => files.get(pathname),
    compressed: compressAll(files.values(), `${folder}-compressed`),
  };
}

function pathnameOf(folder: string, entry: Dirent): string {
  const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
  return `/${path}`;
}

async function readBuiltFile(entry: Dirent, pathname: string): Promise<StoredAnswer> {
  const identity = await readFile(join(entry.parentPath, entry.name));
  const isHashed = pathname.startsWith("/assets/");
  const type = MEDIA_TYPES[extname(entry.name).toLowerCase()] ?? "application/octet-stream";
  return {
    status: 200,
    headers: [
      ["Content-Type", type],
      ["Cache-Control", isHashed ? HASHED : NAMED],
      ...(WORKER.test(pathname) ? [WORKER_POLICY_HEADER] : []),
    ],
    tag: isHashed ? null : entityTag(identity),
    body: { identity, br: null, gzip: null },
  };
}

async function compressAll(files: Iterable<StoredAnswer>, kept: string): Promise<void> {
  for (const file of files) {
    const type = file.headers.find(([name]) => name === "Content-Type")?.[1] ?? "";
    if (isCompressible(type)) file.body = await compressedBody(file.body.identity, kept);
  }
}

/** Nearly everyone takes text compressed: the text itself is held once somebody has asked for it. */
async function compressedBody(text: Buffer, kept: string): Promise<EncodedBody> {
  const { br, gzip } = await compressedForms(text, kept);
  if (!gzip) return { identity: text, br, gzip };
  let identity: Buffer | null = null;
  return {
    br,
    gzip,
    get identity() {
      identity ??= ownCopy(gunzipSync(gzip));
      return identity;
    },
  };
}

type Forms = Pick<EncodedBody, "br" | "gzip">;

async function compressedForms(identity: Buffer, kept: string): Promise<Forms> {
  const name = createHash("sha256").update(identity).digest("base64url");
  const found = await readForms(join(kept, name));
  if (found && (await unpacksTo(identity, found.gzip))) return found;
  const { br, gzip } = await encodeBody(identity, BEST);
  await keepForms(join(kept, name), { br, gzip }, join(kept, ".tmp")).catch(() => {
    // A build that cannot be written to is compressed at each start.
  });
  return { br, gzip };
}

/** A form that would be longer than the file itself is kept empty. */
async function readForms(path: string): Promise<Forms | null> {
  try {
    const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
    return { br: br.length > 0 ? br : null, gzip: gzip.length > 0 ? gzip : null };
  } catch {
    return null;
  }
}

/** Once the text itself is let go, a kept file that a disk has spoilt could not be mended. */
async function unpacksTo(text: Buffer, gzip: Buffer | null): Promise<boolean> {
  if (!gzip) return true;
  const unpacked = await unpack(gzip).catch(() => null);
  return unpacked?.equals(text) ?? false;
}

async function keepForms(path: string, { br, gzip }: Forms, temporary: string): Promise<void> {
  await mkdir(temporary, { recursive: true });
  // Lost halfway by a power cut, an empty file would stand for a form that is not worth having.
  const place = { temporary, durable: true };
  await writeAtomically(`${path}.br`, br ?? Buffer.alloc(0), place);
  await writeAtomically(`${path}.gz`, gzip ?? Buffer.alloc(0), place);
}
