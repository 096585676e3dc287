import { describe, expect, it } from "vitest";
import { replyAddress } from "./reply-address";

const MESSAGE = {
  name: "Zoé Durand",
  email: "zoe+club@exemple.fr",
  title: "Essayer la marche nordique",
  message: "Bonjour,\nnous serions deux & demi ?",
  receivedAt: "2026-03-09T17:30:00.000Z",
};

/** What a mail program makes of it. */
function read(address: string) {
  const url = new URL(address);
  const fields = new URLSearchParams(url.search.replaceAll("+", "%2B"));
  return {
    to: decodeURIComponent(url.pathname),
    names: [...fields.keys()],
    subject: fields.get("subject"),
    body: fields.get("body"),
  };
}

describe("the answer to a message", () => {
  it("goes to its sender, with the subject and what was written", () => {
    expect(read(replyAddress(MESSAGE))).toEqual({
      to: "zoe+club@exemple.fr",
      names: ["subject", "body"],
      subject: "Re: Essayer la marche nordique",
      body: "\r\n\r\nLe lundi 9 mars 2026, Zoé Durand a écrit\u00a0:\r\n> Bonjour,\r\n> nous serions deux & demi ?",
    });
  });

  it("adds no second «Re:»", () => {
    expect(read(replyAddress({ ...MESSAGE, title: "RE: piste" })).subject).toBe("RE: piste");
  });

  it("lets nothing that was written become a field of its own", () => {
    const hostile = "x&bcc=victime@exemple.fr#?cc=y%0d%0aBcc: z";
    const { names, to, subject } = read(
      replyAddress({ ...MESSAGE, title: hostile, name: hostile, email: "a?bcc=b@exemple.fr" }),
    );
    expect(names).toEqual(["subject", "body"]);
    expect(to).toBe("a?bcc=b@exemple.fr");
    expect(subject).toBe(`Re: ${hostile}`);
  });

  it("stays short enough for mail programs, cut between words", () => {
    const message = "Été à la forêt, café crème. ".repeat(400);
    const address = replyAddress({ ...MESSAGE, message });
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(read(address).body).toMatch(/\S…$/);
    const endless = replyAddress({
      ...MESSAGE,
      message: "é".repeat(10_000),
      title: "ô".repeat(200),
    });
    expect(endless.length).toBeLessThanOrEqual(1_900);
  });

  it("does not fail on half a character", () => {
    expect(() => replyAddress({ ...MESSAGE, message: "\ud83d" })).not.toThrow();
  });
});
