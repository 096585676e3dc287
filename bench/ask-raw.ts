import { once } from "node:events";
import { request } from "node:http";

/** The head and the gzip body of a page as they travel: `fetch` would unpack the body. */
export async function askRaw(page: string): Promise<{ head: string[]; body: Buffer }> {
  const [response] = await once(
    request(page, { headers: { "accept-encoding": "gzip" } }).end(),
    "response",
  );
  return { head: response.rawHeaders, body: Buffer.concat(await response.toArray()) };
}
