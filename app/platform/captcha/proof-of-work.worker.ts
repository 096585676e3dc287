import { sha256 } from "@noble/hashes/sha2.js";
import { type Challenge, solveChallenge } from "altcha-lib";

/**
 * Solves one challenge away from the page. The hashes are computed in plain JavaScript: browsers
 * keep their own from sites without TLS.
 */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({
    challenge,
    deriveKey: async ({ keyLength }, salt, password) => {
      const input = new Uint8Array(salt.length + password.length);
      input.set(salt);
      input.set(password, salt.length);
      return { derivedKey: sha256(input).slice(0, keyLength) };
    },
  });
  self.postMessage(solution);
};
