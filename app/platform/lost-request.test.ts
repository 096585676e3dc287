import { describe, expect, it, vi } from "vitest";
import { fetchWhole, NetworkAwayError } from "./lost-request";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const cutHalfWay = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("half"));
        controller.error(new TypeError("network error"));
      },
    }),
  );

function network(...answers: (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => await (left.shift() ?? lost)());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("setTimeout", (resume: () => void) => resume());
  return fetch;
}

describe("a request that is lost on the way", () => {
  it("is made once more when it only reads", async () => {
    const fetch = network(lost, () => new Response("page", { status: 203 }));
    const answer = await fetchWhole(new Request("http://club.test/x.data"));
    expect([answer.status, await answer.text()]).toEqual([203, "page"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is made once more when its answer broke off half way", async () => {
    network(cutHalfWay, () => new Response("page"));
    const answer = await fetchWhole(new Request("http://club.test/x.data"));
    expect(await answer.text()).toBe("page");
  });

  it("says that the network is away when it is lost twice", async () => {
    const fetch = network();
    const asked = fetchWhole(new Request("http://club.test/x.data"));
    await expect(asked).rejects.toThrow(NetworkAwayError);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is not made again when it changes something: it may have arrived", async () => {
    const fetch = network();
    const asked = fetchWhole(
      new Request("http://club.test/x.data", { method: "POST", body: "a=1" }),
    );
    await expect(asked).rejects.toThrow(NetworkAwayError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("is no lost one when it was given up", async () => {
    const given = new AbortController();
    const fetch = network(() => {
      given.abort();
      return lost();
    });
    const asked = fetchWhole(new Request("http://club.test/x.data", { signal: given.signal }));
    await expect(asked).rejects.toThrow("Failed to fetch");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("keeps an answer that has no body", async () => {
    network(() => new Response(null, { status: 204, headers: { "x-remix-redirect": "/" } }));
    const answer = await fetchWhole(new Request("http://club.test/x.data"));
    expect([answer.status, answer.headers.get("x-remix-redirect")]).toEqual([204, "/"]);
  });
});
