import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

export const PREPARED_CONTENTS = ["demo", "nothing", "other-club"] as const;

/** The content of a prepared site beside its administrator: the demo content, nothing, or another club that shares no word with the demo. */
export type PreparedContent = (typeof PREPARED_CONTENTS)[number];

export type Account = { email: string; password: string };

/** Who can sign in on a prepared site, and the cookies of a session of theirs. */
export type PreparedAdministrator = Account & { cookies: { name: string; value: string }[] };

/** `prepare-sites.ts` makes them, once per run. */
export const PREPARED_SITES = resolve(".cache/foulee/prepared-sites");

/** The folder of data that sites with this content start with a copy of. */
export function preparedData(content: PreparedContent): string {
  return join(PREPARED_SITES, content);
}

export function administratorFile(content: PreparedContent): string {
  return join(PREPARED_SITES, `${content}-administrator.json`);
}

export function isPreparedContent(content: string): content is PreparedContent {
  return PREPARED_CONTENTS.some((one) => one === content);
}

export async function readPreparedAdministrator(
  content: PreparedContent,
): Promise<PreparedAdministrator> {
  return JSON.parse(await readFile(administratorFile(content), "utf8"));
}
