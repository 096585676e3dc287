import { afterEach, describe, expect, test, vi } from "vitest";
import { TooManyChallengesError } from "~/platform/captcha/prepared-proof";
import { sendMessage } from "./send-message";

const FIELDS = () => new FormData();
const withCaptcha = { getCaptcha: async () => "jeton", refusesHeadless: false };

function answering(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _request?: RequestInit) => respond());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("sending a message", () => {
  test("gives the site's own answer", async () => {
    const fetched = answering(() => Response.json({ kind: "sent" }));
    expect(await sendMessage(FIELDS(), withCaptcha)).toEqual({ kind: "sent" });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/contacts/envoyer",
      expect.objectContaining({ method: "POST" }),
    );
    const body = fetched.mock.calls[0]?.[1]?.body;
    expect(body instanceof FormData && body.get("captcha")).toBe("jeton");
  });

  test.each([
    ["returns nothing", async () => null],
    ["errors", () => Promise.reject(new Error("no challenge"))],
  ])("sends nothing when the captcha %s", async (_what, getCaptcha) => {
    const fetched = answering(() => Response.json({ kind: "sent" }));
    const answer = await sendMessage(FIELDS(), { getCaptcha, refusesHeadless: false });
    expect(answer).toEqual({ kind: "captcha" });
    expect(fetched).not.toHaveBeenCalled();
  });

  test("says how long to wait where the site gives no more challenges", async () => {
    const fetched = answering(() => Response.json({ kind: "sent" }));
    const getCaptcha = () => Promise.reject(new TooManyChallengesError(125));
    const answer = await sendMessage(FIELDS(), { getCaptcha, refusesHeadless: false });
    expect(answer).toEqual({ kind: "failed", status: 429, retryAfterSeconds: 125 });
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([413, 502, 504])(
    "says the status of a proxy that answers %i itself",
    async (status) => {
      answering(() => new Response("<html>", { status, headers: { "content-type": "text/html" } }));
      const answer = await sendMessage(FIELDS(), withCaptcha);
      expect(answer).toEqual({ kind: "failed", status, retryAfterSeconds: null });
    },
  );

  test("is status 0 when the network does not answer, or answers garbage", async () => {
    const networkError = { kind: "failed", status: 0, retryAfterSeconds: null };
    answering(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendMessage(FIELDS(), withCaptcha)).toEqual(networkError);
    const headers = { "content-type": "application/json" };
    answering(() => new Response("{", { headers }));
    expect(await sendMessage(FIELDS(), withCaptcha)).toEqual(networkError);
  });
});

describe("a browser without a person", () => {
  const refused = { kind: "failed", status: 451, retryAfterSeconds: null };

  test.each([
    [{ webdriver: true, languages: ["fr"] }, refused],
    [{ webdriver: false, languages: [] }, refused],
    [{ webdriver: false, languages: ["fr"] }, { kind: "sent" }],
  ])("%j is refused with 451 where the club asks for it", async (navigator, expected) => {
    vi.stubGlobal("navigator", navigator);
    answering(() => Response.json({ kind: "sent" }));
    const settings = { ...withCaptcha, refusesHeadless: true };
    expect(await sendMessage(FIELDS(), settings)).toEqual(expected);
  });

  test("is let through otherwise", async () => {
    vi.stubGlobal("navigator", { webdriver: true, languages: [] });
    answering(() => Response.json({ kind: "sent" }));
    expect(await sendMessage(FIELDS(), withCaptcha)).toEqual({ kind: "sent" });
  });
});
