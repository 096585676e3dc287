import { beforeEach, describe, expect, it, vi } from "vitest";
import { announceContentEdit, loadUpcomingEvents } from "./upcoming-events-cache";

const answer = () => new Response("[]", { headers: { "content-type": "application/json" } });

function serve(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => (answers.shift() ?? answer)());
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("loadUpcomingEvents", () => {
  beforeEach(() => announceContentEdit());

  it("asks once in five minutes, and again after", async () => {
    const fetch = serve();
    await loadUpcomingEvents(0);
    await loadUpcomingEvents(299_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await loadUpcomingEvents(300_001);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("tries once more when the server fails, and no more than that", async () => {
    const failure = () => new Response(null, { status: 500 });
    const fetch = serve(failure, answer);
    await expect(loadUpcomingEvents(0)).resolves.toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);

    announceContentEdit();
    const failing = serve(failure, failure, answer);
    await expect(loadUpcomingEvents(0)).rejects.toThrow("500");
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it("keeps no failure", async () => {
    const failure = () => new Response(null, { status: 500 });
    serve(failure, failure, answer);
    await expect(loadUpcomingEvents(0)).rejects.toThrow();
    await expect(loadUpcomingEvents(1)).resolves.toEqual([]);
  });

  it("asks anew after an edit in this browser", async () => {
    const fetch = serve();
    await loadUpcomingEvents(0);
    announceContentEdit();
    await loadUpcomingEvents(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["has no channels", undefined],
    [
      "refuses them",
      class {
        constructor() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        }
      },
    ],
  ])("does without other tabs in a browser that %s", async (_, channel) => {
    vi.resetModules();
    vi.stubGlobal("BroadcastChannel", channel);
    const cache = await import("./upcoming-events-cache");
    const fetch = serve();
    await cache.loadUpcomingEvents(0);
    cache.announceContentEdit();
    await cache.loadUpcomingEvents(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
