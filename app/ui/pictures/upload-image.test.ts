import { describe, expect, it } from "vitest";
import { TOO_MANY_UPLOADS } from "~/lib/pictures";
import { FOREIGN_PAGE, LIMIT_IN_FRONT } from "~/lib/request-failure";
import { readAnswer, UploadError } from "./upload-image";

const HTML = "text/html";
const JSON_TYPE = "application/json; charset=utf-8";

function refusalFor(
  status: number,
  type: string,
  body: string,
  retryAfter: string | null = null,
): UploadError {
  const answer = readAnswer({ status, type, retryAfter, body });
  if (!(answer instanceof UploadError)) throw new Error("The picture was not refused.");
  return answer;
}

const failed = (message: string, needsLogin = false) =>
  JSON.stringify({ kind: "failed", message, needsLogin });

describe("the answer to a picture", () => {
  it("gives the stored picture", () => {
    const image = { url: "/media/gallery/a.jpg?v=1x1-00000000", thumbnailUrl: null };
    const answer = readAnswer({
      status: 200,
      type: JSON_TYPE,
      retryAfter: null,
      body: JSON.stringify(image),
    });
    expect(answer).toEqual(image);
  });

  it.each([
    [413, true],
    [422, true],
    [403, true],
    [429, false],
    [503, false],
  ])("repeats the site's own words for %i", (status, isLasting) => {
    const refusal = refusalFor(status, JSON_TYPE, failed(TOO_MANY_UPLOADS));
    expect([refusal.message, refusal.isLasting]).toEqual([TOO_MANY_UPLOADS, isLasting]);
  });

  it.each([
    [503, "10", 10],
    [503, "3600", 60],
    [503, null, null],
    [503, "0", null],
    [503, "Wed, 21 Oct 2026 07:28:00 GMT", null],
    [429, "10", null],
  ])("knows when to send again: %i with Retry-After %s", (status, retryAfter, seconds) => {
    const refusal = refusalFor(status, JSON_TYPE, failed("Réessayez."), retryAfter);
    expect(refusal.retryAfterSeconds).toBe(seconds);
  });

  it("waits for no server in front that has no room", () => {
    expect(refusalFor(503, HTML, "<html>", "10").retryAfterSeconds).toBeNull();
  });

  it("says that the session is over", () => {
    const refusal = refusalFor(401, JSON_TYPE, failed("Votre session est terminée.", true));
    expect(refusal.message).toMatch(/session a expiré/);
  });

  it.each([
    [HTML, "<html>413 Request Entity Too Large"],
    ["text/plain", ""],
    [JSON_TYPE, '{"error":"Request Entity Too Large"}'],
  ])(
    "takes a 413 in %s for the limit of the server in front, not for a heavy picture",
    (type, body) => {
      const refusal = refusalFor(413, type, body);
      expect([refusal.message, refusal.isLasting]).toEqual([LIMIT_IN_FRONT, true]);
    },
  );

  it.each([
    [401, HTML, "<html>", FOREIGN_PAGE],
    [401, "text/plain", "", FOREIGN_PAGE],
    [403, "text/plain", "error code: 1020", FOREIGN_PAGE],
    [200, HTML, "<!doctype html>", FOREIGN_PAGE],
    [503, HTML, "<html>", FOREIGN_PAGE],
    [429, HTML, "<html>", /Trop de demandes/],
    [500, JSON_TYPE, '{"requestId":"x"}', /n’a pas pu enregistrer/],
    [502, HTML, "<html>", /n’a pas pu enregistrer/],
    [200, JSON_TYPE, "null", /n’a pas pu enregistrer/],
  ])("reads nobody else's answer as the site's: %i in %s", (status, type, body, sentence) => {
    const refusal = refusalFor(status, type, body);
    expect(refusal.message).toMatch(sentence);
    expect(refusal.isLasting).toBe(false);
  });
});
