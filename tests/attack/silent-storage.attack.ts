import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { openS3Server } from "../support/s3-server";
import {
  type AttackedSite,
  attackSite,
  type Figures,
  signInVolunteer,
  visitDuring,
} from "./attacked-site";
import { EditedArticle } from "./edited-article";
import { makePhoto, sendPhoto } from "./floods";

/** The site keeps its files in an S3 storage that takes every connection, and says nothing more from one moment on. */
const storage = await openS3Server();
const line = await openLine(Number(new URL(storage.settings.endpoint).port));
await attackSite((site) => fallSilent(site), {
  ...storage.environment,
  S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
});
await line.close();
await storage.close();

async function fallSilent(site: AttackedSite): Promise<Figures> {
  const cookie = await signInVolunteer(site);
  const photo = await makePhoto();
  const [seen = "", unseen = ""] = await photosOf(site);
  const figures: Figures = {
    "a picture, while the storage answers": await answerOf(() => fetch(seen)),
    "an upload, while the storage answers": await answerOf(() => sendPhoto(site, cookie, photo)),
  };
  line.fallSilent();
  const waiting = Promise.all([
    answerOf(() => fetch(unseen)),
    answerOf(() => fetch(`${unseen}&w=640&f=webp`)),
    answerOf(() => sendPhoto(site, cookie, photo)),
    answerOf(() => fetch(`${site.url}/healthz`)),
  ]);
  const visits = await visitDuring(site.url, waiting);
  const [whole, smaller, upload, health] = await waiting;
  const save = await new EditedArticle(site, cookie).save();
  return {
    ...figures,
    "silent: a picture that was seen": await answerOf(() => fetch(seen)),
    "silent: a picture that was never seen": whole,
    "silent: its smaller copy": smaller,
    "silent: an upload": upload,
    "silent: health": health,
    "silent: home page, p95 in ms": `${visits.p95}, ${visits.failures} of ${visits.visits} failed`,
    "silent: an article is saved": `${save.status} in ${Math.round(save.ms)} ms`,
    "answers again: the picture that was never seen": await afterSilence(unseen),
  };
}

async function afterSilence(picture: string): Promise<string> {
  line.speak();
  return await answerOf(() => fetch(picture));
}

async function photosOf({ url }: AttackedSite): Promise<string[]> {
  const page = await (await fetch(`${url}/club/galerie`)).text();
  const found = page.matchAll(/\/media\/gallery\/[\w-]+\.jpg\?v=[\w-]+/g);
  return [...new Set([...found].map(([path]) => url + path))];
}

/** The status, the time and the start of the words, or how large a picture is. */
async function answerOf(ask: () => Promise<Response>): Promise<string> {
  const asked = performance.now();
  const answer = await ask();
  const bytes = Buffer.from(await answer.arrayBuffer());
  const ms = Math.round(performance.now() - asked);
  const isPicture = answer.headers.get("content-type")?.startsWith("image/");
  const said = isPicture ? `${bytes.length} bytes` : bytes.toString("utf8").slice(0, 120);
  return `${answer.status} in ${ms} ms: ${said}`;
}

/** A port that leads to the storage, until it swallows everything that comes. */
async function openLine(target: number) {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (isSilent) {
      socket.resume();
      return;
    }
    const behind = connect(target, "127.0.0.1");
    keep(behind);
    socket.on("data", (chunk) => isSilent || behind.write(chunk));
    behind.on("data", (chunk) => isSilent || socket.write(chunk));
    socket.on("close", () => behind.destroy());
    behind.on("close", () => isSilent || socket.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
