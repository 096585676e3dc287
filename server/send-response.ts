import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { chooseEncoding } from "./accept-encoding";
import { isCompressible } from "./encoded-body";

/** Fast enough to do at each request. */
const BROTLI_QUALITY = 4;

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
  const compressor = createCompressor(req, res, response);
  res.writeHead(response.status);
  const body = Readable.fromWeb(response.body);
  await (compressor ? pipeline(body, compressor, res) : pipeline(body, res));
}

/** Several cookies stay several headers. */
function copyHeaders(res: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) {
    if (name === "set-cookie") res.appendHeader(name, value);
    else res.setHeader(name, value);
  }
}

function createCompressor(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
): Transform | null {
  const { headers } = response;
  if (headers.has("content-encoding") || !isCompressible(headers.get("content-type") ?? "")) {
    return null;
  }
  res.appendHeader("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(req.headers);
  if (encoding === "identity") return null;
  res.removeHeader("Content-Length");
  res.setHeader("Content-Encoding", encoding);
  if (encoding === "gzip") return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
