import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "~/platform/storage/s3-settings";

export type S3TestServer = {
  /** What opens a storage on it; `S3_…` as a process gets them. */
  settings: S3Settings;
  environment: Record<string, string>;
  /** Where it keeps its buckets: a file `{bucket}/{key}._S3rver_object` each. */
  folder: string;
  /** Refuses connections until `start`, on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** What came over the network since the start, headers and all. */
  bytesReceived(): number;
  removeBucket(name: string): Promise<void>;
  /** Answers every PUT of an object so, until it is told null. */
  refuseWrites(refusal: Refusal | null): void;
  /** Answers every listing with this XML. */
  answerLists(list: ListAnswer): void;
  /** Takes requests for the object of a storage path from now on, and never answers them. */
  fallSilentAbout(path: string): void;
  /** Its key is good for objects only from now on: neither buckets nor lists, so that what is missing is refused. */
  limitToObjects(): void;
  /** Stops for good and forgets everything. */
  close(): Promise<void>;
};

type Refusal = { status: number; code: string };
type ListAnswer = (bucket: string, continuationToken: string | null) => string;
/** What a test makes the server say instead of the truth. */
type Pretence = {
  refusal: Refusal | null;
  list: ListAnswer | null;
  isLimited: boolean;
  silentAbout: string | null;
};

/** A real S3 server with nothing in it, on a free port of this machine. */
export async function openS3Server(bucketPrefix = "foulee-"): Promise<S3TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-s3-"));
  const pretence: Pretence = { refusal: null, list: null, isLimited: false, silentAbout: null };
  const sockets: Socket[] = [];
  let { port, server } = await listen(folder, 0, pretence);
  server.on("connection", (socket) => sockets.push(socket));
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "fr-par",
    bucketPrefix,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET_PREFIX: settings.bucketPrefix,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    folder,
    stop,
    start: async () => {
      ({ port, server } = await listen(folder, port, pretence));
    },
    bytesReceived: () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0),
    removeBucket: (name) => rm(join(folder, name), { recursive: true }),
    refuseWrites: (refusal) => {
      pretence.refusal = refusal;
    },
    answerLists: (list) => {
      pretence.list = list;
    },
    fallSilentAbout: (path) => {
      pretence.silentAbout = `/${bucketPrefix}${path}`;
    },
    limitToObjects: () => {
      pretence.isLimited = true;
    },
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listen(
  folder: string,
  port: number,
  pretence: Pretence,
): Promise<{ port: number; server: Server }> {
  const s3 = new S3rver({ address: "127.0.0.1", port, directory: folder, silent: true });
  answerOnceWritten(s3, folder);
  // It goes on logging requests that were cut off, after it closed its log.
  s3.logger.close = () => undefined;
  const address = await s3.run();
  const [answer] = s3.httpServer.listeners("request");
  s3.httpServer.removeAllListeners("request");
  s3.httpServer.on("request", (request, response) => {
    // Node's own header tells the machine's time, which a run at another time (TEST_CLOCK) does not sign with.
    response.setHeader("date", new Date().toUTCString());
    if (pretence.silentAbout && request.url?.startsWith(pretence.silentAbout)) return;
    const pretended = pretendedAnswer(request, pretence, folder);
    if (!pretended) return answer?.(request, response);
    request.resume();
    response.writeHead(pretended.status, { "content-type": "application/xml" });
    response.end(pretended.xml);
  });
  return { port: address.port, server: s3.httpServer };
}

function pretendedAnswer(
  { method, url = "/" }: IncomingMessage,
  { refusal, list, isLimited }: Pretence,
  folder: string,
): { status: number; xml: string } | null {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (method === "PUT" && refusal) {
    const xml = `<Error><Code>${refusal.code}</Code><Message>No.</Message></Error>`;
    return { status: refusal.status, xml };
  }
  const [bucket = "", ...key] = pathname.slice(1).split("/");
  if (isLimited) {
    const isObject = key.some(Boolean);
    const isMissing = () => !existsSync(join(folder, bucket, `${key.join("/")}._S3rver_object`));
    if (!isObject || (method === "GET" && isMissing())) {
      return { status: 403, xml: "<Error><Code>AccessDenied</Code><Message>No.</Message></Error>" };
    }
  }
  if (!list || !searchParams.has("list-type")) return null;
  return { status: 200, xml: list(bucket, searchParams.get("continuation-token")) };
}

/** s3rver answers a PUT before its file has all the bytes: a GET that follows would be cut short. */
function answerOnceWritten(s3: S3rver, folder: string): void {
  const putObject = s3.store.putObject.bind(s3.store);
  s3.store.putObject = async (object) => {
    const written = await putObject(object);
    const file = join(folder, object.bucket, `${object.key}._S3rver_object`);
    while ((await stat(file)).size < written.size) await new Promise(setImmediate);
    return written;
  };
}
