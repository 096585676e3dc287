/** A picture drawn from the club's own art: it changes only with the site itself. */
export function brandPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=86400",
    },
  });
}
