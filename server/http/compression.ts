import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below, compressing saves nothing that a network packet would notice. */
const WORTH_COMPRESSING = 256;

/** Above, the best compression takes seconds (a map of 10,000 articles): a quick one is nearly as short. */
const LARGE = 512 * 1024;
const QUICK = 5;

const FORMS = ["br", "gzip"];

export type Encoding = "br" | "gzip" | "identity";

/** A body held in memory in the forms that clients take; a form that would not be shorter is null. */
export type EncodedBody = { identity: Buffer; br: Buffer | null; gzip: Buffer | null };

/** Whether a media type is text that compression shortens. */
export function isCompressible(mediaType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|[\w.+-]+\+(json|xml))|image\/svg\+xml)/i.test(
    mediaType,
  );
}

/** The best encoding a client takes (RFC 9110 §12.5.3): Brotli before gzip unless it prefers otherwise. */
export function chooseEncoding(req: Pick<IncomingMessage, "headers">): Encoding {
  if (!req.headers["accept-encoding"]) return "identity";
  // @ts-expect-error: its types lack this option of 1.1.
  const chosen = new Negotiator(req).encoding(FORMS, { preferred: FORMS });
  return chosen === "br" || chosen === "gzip" ? chosen : "identity";
}

/**
 * Compresses on other threads: Brotli at `quality` (0 to 11), gzip at its best where that is above 5, else at the
 * same; what is large at 5 at most.
 */
export async function encodeBody(identity: Buffer, quality: number): Promise<EncodedBody> {
  if (identity.length < WORTH_COMPRESSING) return { identity, br: null, gzip: null };
  const taken = identity.length > LARGE ? Math.min(quality, QUICK) : quality;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: taken,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    brotli(identity, { params }),
    deflate(identity, { level: taken > QUICK ? 9 : taken }),
  ]);
  // Copied, since what zlib makes lies in a buffer several times as long.
  const shorter = (form: Buffer) =>
    form.length < identity.length ? Buffer.from(new Uint8Array(form).buffer) : null;
  return { identity, br: shorter(br), gzip: shorter(gz) };
}
