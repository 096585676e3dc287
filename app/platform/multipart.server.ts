import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { BodyTooLargeError } from "./body-too-large-error";

/** A file of a form while it comes; `content` has to be read to its end. */
export type IncomingFormFile = { name: string; fileName: string; content: AsyncIterable<Buffer> };
export type TakeFile = (file: IncomingFormFile) => Promise<void>;

export type MultipartLimits = {
  /** Fields and files together. */
  parts: number;
  /** Of one field. */
  fieldBytes: number;
  fileBytes: number;
};

/**
 * Reads a multipart body as it comes, without holding any file: `takeFile` gets the only file there
 * may be, and has ended when this settles. Gives the other fields. Rejects with what reading the body
 * or `takeFile` failed with, a `BodyTooLargeError`, or any other error for a body that is broken,
 * hostile, or has a file where none is taken.
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  takeFile: TakeFile | null,
): Promise<FormData> {
  const { body } = request;
  if (!body) throw new Error("There is no body.");
  const parser = openParser(request, limits);
  const giveUp = (error: Error) => void parser.destroy(error);
  const form = takeFields(parser, giveUp);
  const file = takeOnlyFile(parser, giveUp, takeFile);
  try {
    await feed(parser, body);
  } catch (error) {
    await file.letGo(error);
    throw error;
  }
  await file.taken();
  return form;
}

/** One chunk at a time, and the body to its end: also what follows the last part. */
async function feed(parser: BusboyInstance, body: ReadableStream<Uint8Array>): Promise<void> {
  const parsed = finished(parser);
  parsed.catch(() => undefined);
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const written = new Promise((resolve) => parser.write(value, resolve));
      await Promise.race([written, parsed]);
    }
    parser.end();
    await parsed;
  } finally {
    parser.on("error", () => undefined).destroy();
    // Of no effect on a body that came to its end.
    await reader.cancel().catch(() => undefined);
  }
}

function openParser(request: Request, limits: MultipartLimits): BusboyInstance {
  const { parts, fieldBytes: fieldSize, fileBytes: fileSize } = limits;
  return new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: { parts, fieldSize, fileSize },
    // As the Fetch standard tells files from fields.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  });
}

function takeFields(parser: BusboyInstance, giveUp: (error: Error) => void): FormData {
  const form = new FormData();
  // The types of the library leave out that a part may have no name.
  parser.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
    if (name === undefined) giveUp(new Error("A field has no name."));
    else if (isCut) giveUp(new BodyTooLargeError());
    else form.append(name, value);
  });
  parser.on("partsLimit", () => giveUp(new Error("There are too many parts.")));
  return form;
}

function takeOnlyFile(
  parser: BusboyInstance,
  giveUp: (error: Error) => void,
  takeFile: TakeFile | null,
) {
  let content: Readable | null = null;
  let taking: Promise<void> | null = null;
  parser.on("file", (name: string | undefined, stream, fileName) => {
    stream.on("error", () => undefined).on("limit", () => giveUp(new BodyTooLargeError()));
    if (!takeFile || taking || name === undefined) {
      stream.resume();
      return giveUp(new Error("There is a file that is not asked for."));
    }
    content = stream;
    taking = takeFile({ name, fileName, content: stream });
    taking.catch(giveUp);
  });
  return {
    taken: async () => await taking,
    /** Ends `takeFile`, which waits for the rest of the file. */
    async letGo(error: unknown) {
      content?.destroy(error instanceof Error ? error : undefined);
      await taking?.catch(() => undefined);
    },
  };
}
