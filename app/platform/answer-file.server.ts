import { readByteRange } from "~/lib/byte-range";
import type { OpenedFile } from "./storage/opened-file";

export type FileToSend = {
  /** Its type, its caching, and a strong `etag`. */
  headers: Headers;
  /** Whether only the headers are asked for. */
  isHead: boolean;
  /** How long the file is, as far as that is known without opening it: the answer to a HEAD says so. */
  knownSize: () => Promise<number | null>;
  /** Null when there is no such file. */
  open: () => Promise<OpenedFile | null>;
};

/**
 * Answers with a file: whole (200), the range that is asked for (206), or neither to who has it
 * already (304) or asks for what is not in it (416). One chunk is in memory for each reader, and the
 * file is closed when its last byte is sent or the reader goes away; HEAD and 304 open nothing. Null
 * when there is no such file; rejects with what `open` rejects with.
 */
export async function answerFile(request: Request, file: FileToSend): Promise<Response | null> {
  const headers = new Headers(file.headers);
  headers.set("accept-ranges", "bytes");
  if (isKnownAlready(request, headers)) return new Response(null, { status: 304, headers });
  if (file.isHead) {
    const size = await file.knownSize();
    if (size !== null) headers.set("content-length", String(size));
    return new Response(null, { headers });
  }
  const opened = await file.open();
  if (!opened) return null;
  closeWhenCut(request.signal, opened);
  return await answerOpened(request, headers, opened);
}

async function answerOpened(
  request: Request,
  headers: Headers,
  opened: OpenedFile,
): Promise<Response> {
  const { byteSize } = opened;
  const range = isRangeWanted(request, headers)
    ? readByteRange(request.headers.get("range") ?? "", byteSize)
    : null;
  if (range === "unsatisfiable") {
    await opened.close();
    return refuseRange(byteSize);
  }
  headers.set("content-length", String(range ? range.last - range.first + 1 : byteSize));
  if (!range) return new Response(opened.stream(), { headers });
  headers.set("content-range", `bytes ${range.first}-${range.last}/${byteSize}`);
  return new Response(opened.stream(range), { status: 206, headers });
}

/** A reader may leave while its answer is made: the router then drops the answer, open file and all. */
function closeWhenCut(signal: AbortSignal, opened: OpenedFile): void {
  const close = () => void opened.close();
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
}

function isKnownAlready(request: Request, headers: Headers): boolean {
  const known = request.headers.get("if-none-match");
  const etag = headers.get("etag");
  if (!known || !etag) return false;
  return known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** With `If-Range`, a part is sent of the very bytes that the reader has the beginning of (RFC 9110 §13.1.5). */
function isRangeWanted(request: Request, headers: Headers): boolean {
  const condition = request.headers.get("if-range");
  return condition === null || condition.trim() === headers.get("etag");
}

function refuseRange(byteSize: number): Response {
  return new Response("Cette partie du fichier n’existe pas.", {
    status: 416,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-range": `bytes */${byteSize}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
