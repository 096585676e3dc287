import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bytesOf, noise } from "../fixtures/pictures";
import type { AttackedSite } from "./attacked-site";

const CONNECTIONS = 64;
const SECONDS = 10;
const LOGIN_WAVES = 10;
const LOGINS_IN_A_WAVE = 200;
const UPLOADS = 20;
const UPLOAD_TRIES = 6;

/** Claim a session which the site never opened. */
export const FALSE_COOKIES = {
  "another name": "foulee.x=1",
  "a wrong signature": `foulee.session_token=${"a".repeat(32)}.${"A".repeat(43)}%3D`,
};

/** How often each status came; 0 where the connection broke. */
export type Statuses = Record<number, number>;

export function countStatuses(statuses: Iterable<number>): Statuses {
  const counted: Statuses = {};
  for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

/** Sixty-four connections that ask for pages which do not exist. */
export function floodUnknownAddresses({ url }: AttackedSite): Promise<Statuses> {
  return flood((number) => fetchWhole(`${url}/rien-${number}`));
}

/** Sixty-four connections that ask for the home page with a cookie which claims a session. */
export function floodWithCookie({ url }: AttackedSite, cookie: string): Promise<Statuses> {
  return flood(() => fetchWhole(url, { cookie }));
}

/** Sixty-four connections that ask for the login again and again. */
export function floodLoginPage({ url }: AttackedSite): Promise<Statuses> {
  return flood(() => fetchWhole(`${url}/admin`));
}

/** Two hundred wrong passwords at once, again and again, each for another account. */
export async function floodWrongLogins({ url }: AttackedSite): Promise<Statuses> {
  const statuses: number[] = [];
  for (let wave = 0; wave < LOGIN_WAVES; wave += 1) {
    const attempts = Array.from({ length: LOGINS_IN_A_WAVE }, (_, index) =>
      tryPassword(url, wave * LOGINS_IN_A_WAVE + index).catch(() => 0),
    );
    statuses.push(...(await Promise.all(attempts)));
  }
  return countStatuses(statuses);
}

async function tryPassword(url: string, number: number): Promise<number> {
  const response = await fetch(`${url}/admin?index`, {
    method: "POST",
    headers: { origin: url, "accept-encoding": "br", accept: "text/html" },
    body: new URLSearchParams({ email: `personne-${number}@exemple.fr`, password: "au hasard" }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Sockets that ask for one photo and read nothing of it. */
export async function openReaders(photoUrl: string, readers: number): Promise<Socket[]> {
  return await Promise.all(Array.from({ length: readers }, () => askWithoutReading(photoUrl)));
}

/** Opens such readers and keeps them for ten seconds. */
export async function floodSlowReaders(site: AttackedSite, readers: number): Promise<Statuses> {
  const photo = await putLargePhoto(site, 2_200_000);
  const sockets = await openReaders(photo.url, readers);
  await wait(SECONDS * 1000);
  for (const socket of sockets) socket.destroy();
  return { 200: sockets.length };
}

/** Makes one photo of the gallery as large as phones make them. */
export async function putLargePhoto(
  { url, dataDir }: AttackedSite,
  bytes: number,
): Promise<{ url: string; file: string }> {
  const page = await (await fetch(`${url}/club/galerie`)).text();
  const [, path] = /\/media\/(gallery\/[\w-]+\.jpg)/.exec(page) ?? [];
  if (!path) throw new Error("The gallery shows no photo.");
  const file = join(dataDir, "files", path);
  await writeFile(file, Buffer.alloc(bytes, 1));
  return { url: `${url}/media/${path}`, file };
}

export async function askWithoutReading(url: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

/** 7.7 MB. */
export async function makePhoto(): Promise<File> {
  return new File([await bytesOf(noise(4000, 3000).jpeg({ quality: 89 }))], "photo.jpg");
}

/** One volunteer sends twenty photos at once. Answers with the statuses of each photo, in turn. */
export async function floodUploads(
  site: AttackedSite,
  cookie: string,
  photo: File,
): Promise<number[][]> {
  return await Promise.all(
    Array.from({ length: UPLOADS }, () => sendUntilTaken(site, cookie, photo)),
  );
}

/** As the browser's queue does; answers with the status of each try. */
async function sendUntilTaken(site: AttackedSite, cookie: string, photo: File): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < UPLOAD_TRIES) {
    const answer = await sendPhoto(site, cookie, photo).catch(() => null);
    statuses.push(answer?.status ?? 0);
    await answer?.arrayBuffer();
    if (answer?.status !== 503) break;
    await wait(Number(answer.headers.get("retry-after")) * 1000);
  }
  return statuses;
}

export async function sendPhoto(
  { url }: AttackedSite,
  cookie: string,
  photo: File,
): Promise<Response> {
  const body = new FormData();
  body.set("kind", "gallery");
  body.set("file", photo);
  const headers = { origin: url, cookie, accept: "application/json" };
  return await fetch(`${url}/admin/media`, { method: "POST", headers, body });
}

async function flood(ask: (number: number) => Promise<number>): Promise<Statuses> {
  const until = Date.now() + SECONDS * 1000;
  const statuses: number[] = [];
  let number = 0;
  const keepAsking = async () => {
    while (Date.now() < until) {
      number += 1;
      statuses.push(await ask(number).catch(() => 0));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return countStatuses(statuses);
}

async function fetchWhole(url: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "br", ...headers } });
  await response.arrayBuffer();
  return response.status;
}
