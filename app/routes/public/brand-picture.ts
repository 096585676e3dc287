import { openedBytes } from "~/platform/storage/opened-file";

/** A picture drawn from the club's own art, which all its readers share: it changes only with the site itself. */
export function brandPicture(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(openedBytes(bytes).stream(), {
    headers: {
      "content-type": type,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=86400",
    },
  });
}
