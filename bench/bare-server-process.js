import { once } from "node:events";
import { createServer, request } from "node:http";

const asked = request(process.argv[2], { headers: { "accept-encoding": "br" } }).end();
const [response] = await once(asked, "response");
const body = Buffer.concat(await response.toArray());
const head = response.rawHeaders;
const server = createServer((_req, res) => {
  res.writeHead(200, head);
  res.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.send?.({ url: `http://127.0.0.1:${server.address().port}/` });
});
