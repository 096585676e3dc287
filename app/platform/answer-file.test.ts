import { expect, it, vi } from "vitest";
import { answerFile } from "./answer-file.server";
import { type OpenedFile, openedBytes } from "./storage/opened-file";

const TAG = '"abc-320"';
const BYTES = new TextEncoder().encode("0123456789");

function sent(asked: Record<string, string> = {}, { isHead = false, signal = neverCut() } = {}) {
  const close = vi.fn(async () => undefined);
  const open = vi.fn(async (): Promise<OpenedFile | null> => ({ ...openedBytes(BYTES), close }));
  const request = new Request("http://localhost:3000/media/x.jpg", { headers: asked, signal });
  const headers = new Headers({ "content-type": "image/jpeg", etag: TAG });
  const answer = answerFile(request, { headers, isHead, knownSize: async () => 10, open });
  return { answer, open, close };
}

const neverCut = () => new AbortController().signal;

async function read(answer: Promise<Response | null>) {
  const response = await answer;
  if (!response) throw new Error("No answer.");
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    length: header("content-length"),
    range: header("content-range"),
    body: await response.text(),
  };
}

it("sends the whole file, and says that it has parts", async () => {
  const answer = await sent().answer;
  expect(answer?.headers.get("accept-ranges")).toBe("bytes");
  expect(answer?.headers.get("content-type")).toBe("image/jpeg");
  expect(await read(sent().answer)).toEqual({
    status: 200,
    length: "10",
    range: null,
    body: "0123456789",
  });
});

it.each([
  ["bytes=2-5", "bytes 2-5/10", "2345"],
  ["bytes=7-", "bytes 7-9/10", "789"],
  ["bytes=-2", "bytes 8-9/10", "89"],
  ["bytes=0-400", "bytes 0-9/10", "0123456789"],
])("sends the part %s", async (asked, range, body) => {
  const answer = await read(sent({ range: asked }).answer);
  expect(answer).toEqual({ status: 206, length: String(body.length), range, body });
});

it.each(["bytes=5-2", "bytes=10-", "bytes=-0"])("refuses %s and closes the file", async (range) => {
  const { answer, close } = sent({ range });
  expect(await read(answer)).toMatchObject({ status: 416, range: "bytes */10" });
  expect((await answer)?.headers.get("cache-control")).toBe("no-store");
  expect(close).toHaveBeenCalled();
});

it.each([
  [TAG, 206],
  [`W/${TAG}`, 200],
  ['"another"', 200],
  ["Tue, 10 Mar 2026 10:30:00 GMT", 200],
  ["", 200],
])("with If-Range %s answers %i", async (condition, status) => {
  const answer = await read(sent({ range: "bytes=8-", "if-range": condition }).answer);
  expect(answer).toMatchObject({ status, body: status === 206 ? "89" : "0123456789" });
});

it("does not refuse a part of what has changed since", async () => {
  const asked = { range: "bytes=5-2", "if-range": '"another"' };
  expect(await read(sent(asked).answer)).toMatchObject({ status: 200, body: "0123456789" });
});

it("opens nothing for HEAD, nor for who has it already", async () => {
  const head = sent({ range: "bytes=2-5" }, { isHead: true });
  expect(await read(head.answer)).toEqual({ status: 200, length: "10", range: null, body: "" });
  const known = sent({ "if-none-match": `"other", W/${TAG}`, range: "bytes=2-5" });
  expect(await read(known.answer)).toMatchObject({ status: 304, body: "" });
  expect(head.open).not.toHaveBeenCalled();
  expect(known.open).not.toHaveBeenCalled();
});

it("closes the file of a reader who left before its answer was ready, or after", async () => {
  const before = sent({}, { signal: AbortSignal.abort() });
  await before.answer;
  expect(before.close).toHaveBeenCalledTimes(1);
  const leaving = new AbortController();
  const after = sent({}, { signal: leaving.signal });
  await after.answer;
  expect(after.close).not.toHaveBeenCalled();
  leaving.abort();
  expect(after.close).toHaveBeenCalledTimes(1);
});

it("has no answer where there is no file", async () => {
  const { answer, open } = sent();
  await answer;
  open.mockResolvedValue(null);
  const request = new Request("http://localhost:3000/media/x.jpg");
  const missing = { headers: new Headers(), isHead: false, knownSize: async () => null, open };
  expect(await answerFile(request, missing)).toBeNull();
});
