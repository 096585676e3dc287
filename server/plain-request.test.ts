import { expect, test } from "vitest";
import { readPlainRequest } from "./plain-request";

const FIRST = "GET /actualites?page=2 HTTP/1.1";
const HOST = "Host: club.example";

function read(...lines: string[]) {
  return readPlainRequest(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
}

test("a browser's request is read down to what an answer depends on", () => {
  const request = read(
    FIRST,
    HOST,
    "Connection: keep-alive",
    'sec-ch-ua: "Chromium";v="140"',
    "Accept-Encoding:gzip, deflate, br\t",
    "COOKIE: a=1; b=2",
    'If-None-Match: W/"abc"',
    "X-Forwarded-For: 203.0.113.9",
  );
  expect(request).toEqual({
    method: "GET",
    url: "/actualites?page=2",
    headers: {
      host: "club.example",
      "accept-encoding": "gzip, deflate, br",
      cookie: "a=1; b=2",
      "if-none-match": 'W/"abc"',
    },
  });
});

test("the same request is the same object, unless it may hold a secret", () => {
  const plain = "GET / HTTP/1.1";
  expect(read(plain, HOST)).toBe(read(plain, HOST));
  expect(read(plain, HOST, "Cookie: a=1")).not.toBe(read(plain, HOST, "Cookie: a=1"));
  expect(read(FIRST, HOST)).not.toBe(read(FIRST, HOST));
});

test("as many headers are read as Node takes", () => {
  expect(read(FIRST, HOST, ...Array<string>(999).fill("a:"))).not.toBeNull();
});

test("requests beyond number are each read for what they are", () => {
  for (let page = 0; page < 1_500; page += 1) {
    expect(read(`GET /${page} HTTP/1.1`, HOST)?.url).toBe(`/${page}`);
  }
});

test.for([
  ["another method", ["HEAD / HTTP/1.1", HOST]],
  ["a method in small letters", ["get / HTTP/1.1", HOST]],
  ["another version", ["GET / HTTP/1.0", HOST]],
  ["no version", ["GET /", HOST]],
  ["two spaces", ["GET  / HTTP/1.1", HOST]],
  ["a target in two words", ["GET / x HTTP/1.1", HOST]],
  ["no host", [FIRST, "Accept: */*"]],
  ["an empty host", [FIRST, "Host: "]],
  ["two hosts", [FIRST, HOST, "host: evil.example"]],
  ["two cookies", [FIRST, HOST, "Cookie: a=1", "Cookie: foulee=1"]],
  ["a body", [FIRST, HOST, "Content-Length: 5"]],
  ["an empty body", [FIRST, HOST, "Content-Length: 0"]],
  ["a body in pieces", [FIRST, HOST, "Transfer-Encoding: chunked"]],
  ["a body in pieces, in other letters", [FIRST, HOST, "TRANSFER-encoding: xchunked"]],
  ["a wish to go on", [FIRST, HOST, "Expect: 100-continue"]],
  ["a wish for another protocol", [FIRST, HOST, "Upgrade: h2c"]],
  ["a wish to close", [FIRST, HOST, "Connection: close"]],
  ["a wish to close, to a proxy", [FIRST, HOST, "Proxy-Connection: close"]],
  ["a password", [FIRST, HOST, "Authorization: Basic eDp5"]],
  ["a list of wishes", [FIRST, HOST, "Connection: keep-alive, Upgrade"]],
  ["a space before the colon", [FIRST, HOST, "Content-Length : 5"]],
  ["a folded line", [FIRST, HOST, "X-A: 1", " Content-Length: 5"]],
  ["a line without a colon", [FIRST, HOST, "X-A"]],
  ["a line without a name", [FIRST, HOST, ": a"]],
  ["a name with a hidden letter", [FIRST, HOST, "Content\x00Length: 5"]],
  ["a lone carriage return", [FIRST, `${HOST}\rContent-Length: 5`]],
  ["a lone line feed", [FIRST, `${HOST}\nContent-Length: 5`]],
  ["letters beyond ASCII", [FIRST, HOST, "X-A: é"]],
  ["an empty first line", ["", FIRST, HOST]],
  ["more than it would remember in a hurry", [FIRST, HOST, `X-A: ${"a".repeat(9_000)}`]],
  ["one header more than Node takes", [FIRST, HOST, ...Array<string>(1_000).fill("a:")]],
] as const)("%s is for Node's own parser", ([, lines]) => {
  expect(read(...lines)).toBeNull();
});

test.for([
  ["nothing", ""],
  ["a beginning", `${FIRST}\r\n${HOST}\r\n`],
  ["two requests at once", `${FIRST}\r\n${HOST}\r\n\r\n${FIRST}\r\n${HOST}\r\n\r\n`],
  ["a request and a bit", `${FIRST}\r\n${HOST}\r\n\r\nG`],
  ["bare line feeds", `${FIRST}\n${HOST}\n\n`],
  ["a request of another kind", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
] as const)("%s is for Node's own parser", ([, text]) => {
  expect(readPlainRequest(Buffer.from(text, "latin1"))).toBeNull();
});
