import { describe, expect, it } from "vitest";
import { TOO_MANY_UPLOADS } from "~/lib/pictures";
import { readAnswer } from "./upload-image";

describe("readAnswer", () => {
  it("gives the stored picture", () => {
    const image = { url: "/media/gallery/a.jpg?v=1x1-00000000", thumbnailUrl: null };
    expect(readAnswer(200, JSON.stringify(image))).toEqual(image);
  });
  it("repeats what the server says", () => {
    expect(readAnswer(422, '{"error":"Cette image est abîmée."}')).toBe("Cette image est abîmée.");
  });
  it.each([
    [401, "Votre session est terminée.", /session a expiré/],
    [403, "", /pas le droit/],
    [413, "<html>too large</html>", /trop lourde/],
    [429, "", TOO_MANY_UPLOADS],
    [500, '{"requestId":"x"}', /n’a pas pu enregistrer/],
    [200, "<!doctype html>", /n’a pas pu enregistrer/],
    [200, "null", /n’a pas pu enregistrer/],
  ])("has a French sentence for %i", (status, body, sentence) => {
    expect(readAnswer(status, body)).toMatch(sentence);
  });
});
