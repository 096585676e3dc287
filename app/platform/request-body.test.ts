import { describe, expect, test, vi } from "vitest";
import { isRequestFailure, requestFailure } from "~/lib/request-failure";
import { fc, runs } from "~tests/support/properties";
import { BodyTooLargeError } from "./body-too-large-error";
import { type FormLimits, readForm } from "./request-body.server";
import { StorageError } from "./storage/storage-error";

function post(body: BodyInit, type?: string): Request {
  const headers = type ? { "content-type": type } : undefined;
  return new Request("http://localhost/", { method: "POST", body, headers });
}

function urlEncoded(body: string): Request {
  return post(body, "application/x-www-form-urlencoded;charset=UTF-8");
}

/** In pieces of so many bytes, over and over. */
async function asOnTheWire(form: FormData, sizes: readonly number[] = [65_536]): Promise<Request> {
  const whole = new Response(form);
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  const bytes = await whole.bytes();
  let at = 0;
  let turn = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const end = at + (sizes[turn % sizes.length] ?? 1);
      controller.enqueue(bytes.slice(at, end));
      at = end;
      turn += 1;
    },
  });
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

async function readWithFile(request: Request) {
  const files: { name: string; fileName: string; text: string }[] = [];
  const form = await readForm(request, undefined, {
    fileBytes: 1_000_000,
    async takeFile({ content, ...about }) {
      const chunks = await Array.fromAsync(content);
      files.push({ ...about, text: Buffer.concat(chunks).toString("utf8") });
    },
  });
  return { form, files };
}

async function refusalOf(request: Request, limits?: Partial<FormLimits>): Promise<Response> {
  const refusal = await readForm(request, limits).catch((thrown: unknown) => thrown);
  if (!(refusal instanceof Response)) throw new Error("The form was not refused.");
  return refusal;
}

test("reads both kinds of forms", async () => {
  const typed = await readForm(urlEncoded("name=L%C3%A9a+Roy&tags%5B0%5D=a&tags%5B1%5D=b"));
  expect([...typed]).toEqual([
    ["name", "Léa Roy"],
    ["tags[0]", "a"],
    ["tags[1]", "b"],
  ]);
  const sent = new FormData();
  sent.set("title", "Cross");
  const received = await readForm(post(sent));
  expect([...received]).toEqual([["title", "Cross"]]);
});

test("gives the one file as it comes, whatever the form has after it", async () => {
  const sent = new FormData();
  sent.set("file", new File(["é".repeat(150_000)], "Été « 2 ».jpg"));
  sent.set("title", "Cross");
  const { form, files } = await readWithFile(await asOnTheWire(sent));
  expect([...form]).toEqual([["title", "Cross"]]);
  expect(files).toEqual([{ name: "file", fileName: "Été « 2 ».jpg", text: "é".repeat(150_000) }]);
});

test("reads whatever forms as the platform itself does, in whatever pieces they come", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  const awkward = fc.constantFrom("", "--x", "\r\n--x", "\r\n--x--\r\n", "-", "\r", "\r\n\r\n");
  const value = fc.array(fc.oneof(text, awkward), { maxLength: 4 }).map((parts) => parts.join(""));
  const entries = fc.array(fc.tuple(fc.constantFrom("a", "b[0].é", "c"), value), { maxLength: 6 });
  const pieces = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(entries, value, pieces, async (sent, content, sizes) => {
      const whole = new FormData();
      for (const [name, text] of sent) whole.append(name, text);
      whole.append("file", new File([content], "a.jpg"));
      const request = await asOnTheWire(whole, sizes);
      const expected = await request.clone().formData();
      const { form, files } = await readWithFile(request);
      const [file] = files;
      expect(await (expected.get("file") as File).text()).toBe(file?.text);
      expected.delete("file");
      expect([...form]).toEqual([...expected]);
    }),
    runs(150),
  );
});

test("whatever bytes come, a multipart body is read or refused", async () => {
  const whole = new FormData();
  whole.append("title", "Cross");
  whole.append("file", new File(["abc"], "a.jpg"));
  const request = await asOnTheWire(whole);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const bytes = Buffer.from(await request.arrayBuffer()).toString("latin1");
  const fragment = fc.constantFrom(
    "",
    "\r\n",
    "\r",
    "--",
    "-",
    ":",
    ";",
    '"',
    "\0",
    bytes.slice(0, 60),
  );
  const mutation = fc.tuple(fc.nat(bytes.length), fc.constantFrom(0, 0, 1, 30, 999), fragment);
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
      const mutated = mutations.reduce(
        (text, [at, removed, put]) => text.slice(0, at) + put + text.slice(at + removed),
        bytes,
      );
      const body = Buffer.from(mutated, "latin1");
      const sent = new Request("http://localhost/", { method: "POST", headers, body });
      const outcome = await readWithFile(sent).catch((refusal: unknown) => refusal);
      if (outcome instanceof Response) expect(outcome.status).toBe(400);
      else expect(outcome).toHaveProperty("form");
    }),
    runs(400),
  );
});

test("ends what takes a file when the rest of it does not come", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull: (controller) => controller.error(new Error("The client went away.")),
  });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const ended = vi.fn();
  const refusal = await readForm(new Request("http://localhost/", init as RequestInit), undefined, {
    fileBytes: 100,
    async takeFile({ content }) {
      await Array.fromAsync(content).catch(ended);
    },
  }).catch((thrown: unknown) => thrown);
  expect(refusal).toHaveProperty("status", 400);
  expect(ended).toHaveBeenCalledOnce();
});

test("tells what a file could not be taken for", async () => {
  const failure = new StorageError("full", null);
  const sent = new FormData();
  sent.set("file", new File(["abc"], "a.jpg"));
  const taking = { fileBytes: 100, takeFile: () => Promise.reject(failure) };
  await expect(readForm(await asOnTheWire(sent), undefined, taking)).rejects.toBe(failure);
});

describe("refuses with 400", () => {
  const multipart = "multipart/form-data; boundary=x";
  const manyParts = new FormData();
  for (let i = 0; i < 201; i += 1) manyParts.append("a", "");
  const part = (about: string) => `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\nabc`;

  test.each([
    ["an index that would fill a million places", urlEncoded("x%5B1000000%5D=1")],
    ["a nested one", urlEncoded("images[3].tags[99999999999999999999]=1")],
    ["the first index out of reach", urlEncoded("x[200]=1")],
    ["half a million empty fields", urlEncoded("&".repeat(500_000))],
    ["too many fields", urlEncoded("a=1&".repeat(200))],
    ["too many parts", post(manyParts)],
    ["a name without end", urlEncoded(`${"n".repeat(201)}=1`)],
    ["a broken multipart body", post("--x\r\nnonsense", multipart)],
    ["a multipart body that is cut", post(part('name="a"'), multipart)],
    ["one without its last line", post(`${part('name="a"')}\r\n--x`, multipart)],
    ["a part without a name", post(`${part("x=y")}\r\n--x--`, multipart)],
    ["a multipart body without boundary", post("abc", "multipart/form-data")],
    [
      "a file in the place of a text",
      post(`${part('name="a"; filename="b"')}\r\n--x--`, multipart),
    ],
    ["JSON", post("{}", "application/json")],
    ["no kind at all", new Request("http://localhost/", { method: "POST" })],
  ])("%s", async (_what, request) => {
    const refusal = await refusalOf(request);
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toMatch(/^Le formulaire reçu/);
  });
});

test("refuses a value that is too long with 413, unless the form allows it", async () => {
  const body = `text=${"a".repeat(200_001)}`;
  const refusal = await refusalOf(urlEncoded(body));
  expect(refusal.status).toBe(413);
  expect(await refusal.text()).toMatch(/trop volumineux/);
  const form = await readForm(urlEncoded(body), { valueLength: 300_000 });
  expect(form.get("text")).toHaveLength(200_001);
});

test("refuses a file that is too large with 413", async () => {
  const sent = new FormData();
  sent.set("file", new File(["a".repeat(1_000_001)], "a.jpg"));
  const refusal = await readWithFile(await asOnTheWire(sent)).catch((thrown: unknown) => thrown);
  expect(refusal).toHaveProperty("status", 413);
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body over the server's limit (%s) is refused with 413",
  async (type) => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new BodyTooLargeError());
      },
    });
    const init = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
    const refusal = await refusalOf(new Request("http://localhost/", init as RequestInit));
    expect(refusal.status).toBe(413);
  },
);

test("says a refusal in JSON to a script of the site, so that a proxy's is told from it", async () => {
  const asScript = (body: string) =>
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
    });
  const tooLarge = await refusalOf(asScript(`text=${"a".repeat(200_001)}`));
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toEqual(
    requestFailure(expect.stringMatching(/^L’envoi est trop volumineux/)),
  );
  const malformed = await refusalOf(asScript("x[200]=1"));
  expect([malformed.status, isRequestFailure(await malformed.json())]).toEqual([400, true]);
});
