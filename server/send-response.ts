import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzipSync,
} from "node:zlib";
import { writtenPage } from "~/platform/page-cache/written-page.server";
import { chooseEncoding, type Encoding } from "./accept-encoding";
import { encodedBefore, isCompressible } from "./encoded-body";

/** Done at each request: half the time of 1, for 4 % more, and without the half megabyte it works in. */
const BROTLI_QUALITY = 0;
const GZIP_LEVEL = 3;
/** A quarter of a millisecond for a page: less than handing it to another thread costs. */
const WHOLE_LIMIT = 512 * 1024;

/** Sends an answer made for this request alone, compressed on the way when that helps. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): Promise<void> {
  copyHeaders(res, response.headers);
  if (!response.body || req.method === "HEAD") {
    await response.body?.cancel();
    res.writeHead(response.status).end();
    return;
  }
  const encoding = encodingOf(req, res, response);
  const body = writtenPage(response)?.html ?? response.body;
  if (Buffer.isBuffer(body) && body.length <= WHOLE_LIMIT) {
    return sendWhole(res, response.status, compress(body, encoding));
  }
  res.writeHead(response.status);
  const source = Buffer.isBuffer(body) ? Readable.from([body]) : Readable.fromWeb(body);
  const compressor = createCompressor(encoding);
  await (compressor ? pipeline(source, compressor, res) : pipeline(source, res));
}

/** Several cookies stay several headers. */
function copyHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) {
    if (name === "set-cookie") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
}

/** Chooses the encoding of a body, and says so in the headers. */
function encodingOf(req: IncomingMessage, res: ServerResponse, { headers }: Response): Encoding {
  if (headers.has("content-encoding") || !isCompressible(headers.get("content-type") ?? "")) {
    return "identity";
  }
  res.appendHeader("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(req.headers);
  if (encoding === "identity") return encoding;
  res.removeHeader("Content-Length");
  res.setHeader("Content-Encoding", encoding);
  return encoding;
}

function sendWhole(res: ServerResponse, status: number, body: Buffer): void {
  res.setHeader("Content-Length", body.length);
  res.writeHead(status);
  res.end(body);
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return body;
  const before = encodedBefore(body)?.[encoding];
  if (before) return before;
  if (encoding === "gzip") return gzipSync(body, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

function createCompressor(encoding: Encoding): Transform | null {
  if (encoding === "identity") return null;
  if (encoding === "gzip") return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
