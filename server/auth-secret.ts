import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newSecret } from "~/platform/random.server";

/**
 * The secret that signs sessions: made at the first start, readable by its owner only, then the same for ever.
 *
 * It is written whole under a name of its own, then linked into place: of two processes that start at once, one
 * wins, and neither ever reads a file that the other has opened but not yet filled.
 */
export async function readOrMakeAuthSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "auth-secret");
  const secret = (await readSecret(file)) ?? (await makeSecret(file));
  if (secret.length < 32) throw new Error(`${file} holds no secret of 32 characters.`);
  return secret;
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

async function makeSecret(file: string): Promise<string> {
  const secret = newSecret();
  const draft = `${file}.${newSecret().slice(0, 12)}`;
  try {
    await writeFile(draft, secret, { flag: "wx", mode: 0o600, flush: true });
    await link(draft, file);
    return secret;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    return (await readFile(file, "utf8")).trim();
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
