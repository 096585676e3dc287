import { describe, expect, test } from "vitest";
import { isRequestFailure, requestFailure } from "~/lib/request-failure";
import { BodyTooLargeError, type FormLimits, readForm } from "./request-body.server";

function post(body: BodyInit, type?: string): Request {
  const headers = type ? { "content-type": type } : undefined;
  return new Request("http://localhost/", { method: "POST", body, headers });
}

function urlEncoded(body: string): Request {
  return post(body, "application/x-www-form-urlencoded;charset=UTF-8");
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
  sent.set("file", new File(["x".repeat(300_000)], "a.jpg"));
  const received = await readForm(post(sent));
  expect(received.get("title")).toBe("Cross");
  expect(received.get("file")).toHaveProperty("size", 300_000);
});

describe("refuses with 400", () => {
  const multipart = "multipart/form-data; boundary=x";
  const manyParts = new FormData();
  for (let i = 0; i < 201; i += 1) manyParts.append("a", "");

  test.each([
    ["an index that would fill a million places", urlEncoded("x%5B1000000%5D=1")],
    ["a nested one", urlEncoded("images[3].tags[99999999999999999999]=1")],
    ["the first index out of reach", urlEncoded("x[200]=1")],
    ["half a million empty fields", urlEncoded("&".repeat(500_000))],
    ["too many fields", urlEncoded("a=1&".repeat(200))],
    ["too many parts", post(manyParts)],
    ["a name without end", urlEncoded(`${"n".repeat(201)}=1`)],
    ["a broken multipart body", post("--x\r\nnonsense", multipart)],
    ["a multipart body without boundary", post("abc", "multipart/form-data")],
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
