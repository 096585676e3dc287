const QUARTER_HOUR = 900;

type TextOptions = {
  type: string;
  /** How long others may keep it without asking, in seconds; a quarter of an hour by default. */
  maxAge?: number;
  /** The name under which a browser saves it. */
  fileName?: string;
};

/** A text that is the same for everyone: the server keeps it, with its ETag, until the content changes. */
export function publicText(
  body: string,
  { type, maxAge = QUARTER_HOUR, fileName }: TextOptions,
): Response {
  const headers = new Headers({
    "content-type": `${type}; charset=utf-8`,
    "cache-control": `public, max-age=${maxAge}`,
  });
  if (fileName) headers.set("content-disposition", `inline; filename="${fileName}"`);
  return new Response(body, { headers });
}

/** A text that others follow: pages of other sites may read it too. */
export function feedText(body: string, options: TextOptions): Response {
  const response = publicText(body, options);
  response.headers.set("access-control-allow-origin", "*");
  return response;
}

/** Programs read these addresses: a refusal is one line of text, not a page. */
export function textMissing(sentence: string): Response {
  return new Response(sentence, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
