import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { BusyError, createLimiter } from "~/platform/work-queues";

/** As better-auth hashes, so that passwords stored by it stay good: 32 MB and some 60 ms each. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/**
 * Node hashes in its thread pool, whose four threads also read files: two at once leave the others
 * free, and those that may wait are done in a moment. Beyond, a `BusyError`.
 */
export const passwordWork = createLimiter(2, 8);

/** What is stored of a password: salt and key in hexadecimal. Rejects with a `BusyError`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString("hex");
  return `${salt}:${(await deriveKey(password, salt)).toString("hex")}`;
}

/** Whether a password is the one that was stored. Rejects with a `BusyError`. */
export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  const [salt, key] = stored.hash.split(":");
  if (!salt || !key) return false;
  const [expected, given] = [Buffer.from(key, "hex"), await deriveKey(stored.password, salt)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Too many passwords are being hashed: ask again in a moment. */
export type Busy = { kind: "busy" };

/** What needs a password hashed, or that it has to wait; `takeBack` undoes what was counted before. */
export async function unlessBusy<T>(
  work: () => Promise<T>,
  takeBack?: () => Promise<unknown>,
): Promise<T | Busy> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    await takeBack?.();
    return { kind: "busy" };
  }
}

function deriveKey(password: string, salt: string): Promise<Buffer> {
  // Two ways of writing the same accented letter are the same password.
  const characters = password.normalize("NFKC");
  return passwordWork.run(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    scrypt(characters, salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
    return promise;
  });
}
