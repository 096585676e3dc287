import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below, compressing saves nothing that a network packet would notice. */
const WORTH_COMPRESSING = 256;

/** A body held in memory in the forms that clients take; a form not there (yet) is served as it is. */
export type EncodedBody = {
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
};

/** Whether a media type is text that compression shortens. */
export function isCompressible(mediaType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|[\w.+-]+\+(json|xml))|image\/svg\+xml)/i.test(
    mediaType,
  );
}

type Encoded = { quality: number; body: EncodedBody };
const known = new WeakMap<Buffer, Encoded>();

/** What `encodeBody` made of these very bytes before. */
export function encodedBefore(identity: Buffer): EncodedBody | undefined {
  return known.get(identity)?.body;
}

/**
 * Compresses on other threads: Brotli at `quality` (0 to 11), gzip at its best. The same bytes, which
 * nobody changes, are not compressed again.
 */
export async function encodeBody(identity: Buffer, quality: number): Promise<EncodedBody> {
  const before = known.get(identity);
  if (before && before.quality >= quality) return before.body;
  const body = await compress(identity, quality);
  known.set(identity, { quality, body });
  return body;
}

async function compress(identity: Buffer, quality: number): Promise<EncodedBody> {
  if (identity.length < WORTH_COMPRESSING) return { identity, br: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    brotli(identity, { params }),
    deflate(identity, { level: 9 }),
  ]);
  return { identity, br: smaller(br, identity), gzip: smaller(gz, identity) };
}

function smaller(encoded: Buffer, identity: Buffer): Buffer | null {
  return encoded.length < identity.length ? ownCopy(encoded) : null;
}

/**
 * What zlib gives lies in larger blocks of memory, which it would hold whole: this holds its own bytes
 * alone.
 */
export function ownCopy(encoded: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(encoded.length);
  encoded.copy(own);
  return own;
}

/** The form to send to a client that takes `encoding`. */
export function formOf(
  body: EncodedBody,
  encoding: Encoding,
): { body: Buffer; encoding: Encoding } {
  const form = encoding === "identity" ? null : body[encoding];
  return form ? { body: form, encoding } : { body: body.identity, encoding: "identity" };
}

/** What a body occupies in memory. */
export function weightOf(body: EncodedBody): number {
  return body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0);
}

/** A weak validator: the same for every encoding of what `parts` determine. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** Whether `If-None-Match` names the tag (weak comparison, RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string | null): boolean {
  if (!header || !tag) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag.slice(2));
}
