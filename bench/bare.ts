import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { askRaw } from "./ask-raw.ts";

/**
 * Node's own HTTP server with one answer, made before it listens: no site on Node can be faster. The bench starts
 * this file as a process of its own, with the address of the page whose bytes and headers it sends.
 */
const { head, body } = await askRaw(process.argv[2] ?? "");
const server = createServer((_req, res) => {
  res.writeHead(200, head);
  res.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
