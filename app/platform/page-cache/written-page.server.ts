import { hash } from "node:crypto";

/** The finished text of a page, and what decided all of it. */
export type WrittenPage = {
  /** UTF-8. */
  html: Buffer;
  /** Its Content-Security-Policy, which names its inline scripts. */
  policy: string;
  /** Of what it was written from (`digestOfSource`); null when that does not decide all of it. */
  source: string | null;
};

/**
 * What a public page is written from: its address, and the data that it hands over to its browser
 * (`pageContext`). There is nothing else, or React could not take the page over there.
 */
export function digestOfSource({ pathname, search }: URL, data: string): string {
  return hash("sha256", `${pathname}${search}\n${data}`, "base64url");
}

const pages = new WeakMap<Response, WrittenPage>();

/** An answer whose body is the text of a page. */
export function respondWith(page: WrittenPage, init: ResponseInit): Response {
  const response = new Response(lazily(page.html), init);
  pages.set(response, page);
  return response;
}

/** The page that an answer was made of; undefined for any other. */
export function writtenPage(response: Response): WrittenPage | undefined {
  return pages.get(response);
}

/** The server takes the page itself: this is for whoever reads the answer as any other. */
function lazily(html: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new Uint8Array(html));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
