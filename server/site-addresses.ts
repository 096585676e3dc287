import { readFile, writeFile } from "node:fs/promises";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { join } from "node:path";
import { type Environment, localUrl } from "~/platform/environment.server";

const ALL_ADDRESSES = new Set(["0.0.0.0", "::"]);
/** Only of the very link: a browser needs to be told which one. */
const LINK_LOCAL = /^fe80:/i;

type Listening = Pick<Environment, "publicUrl" | "isPublicUrlSet" | "host" | "port">;

/**
 * Where people reach the site: `PUBLIC_URL`; as long as none is set, each of this machine's own
 * addresses that it listens on, so that a telephone on the same network finds it.
 */
export function siteAddresses(
  { publicUrl, isPublicUrlSet, host, port }: Listening,
  interfaces = networkInterfaces(),
): string[] {
  if (isPublicUrlSet) return [publicUrl];
  if (!ALL_ADDRESSES.has(host)) return [`http://${inUrl(host)}:${port}`];
  const own = Object.values(interfaces).flatMap((addresses: NetworkInterfaceInfo[] = []) =>
    addresses.filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address)),
  );
  return [publicUrl, ...own.map(({ address }) => `http://${inUrl(address)}:${port}`)];
}

function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Kept for the commands, which do not know with which `PORT` the server was started. */
export async function notePort({ dataDir, port }: Pick<Environment, "dataDir" | "port">) {
  await writeFile(portFile(dataDir), String(port));
}

/** The environment of a command: the port is the one on which the site was last served. */
export async function withServedPort(environment: Environment): Promise<Environment> {
  const noted = await readFile(portFile(environment.dataDir), "utf8").catch(() => "");
  const port = Number(noted) || environment.port;
  return environment.isPublicUrlSet
    ? environment
    : { ...environment, port, publicUrl: localUrl(port) };
}

function portFile(dataDir: string): string {
  return join(dataDir, "port");
}
