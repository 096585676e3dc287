import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { createProofChallenge } from "~/platform/captcha/proof-of-work.server";

/** Enough for a test: a browser is asked for thousands of times as many. */
const HASHES = 5;

/** An answer to the proof of work, as a browser would send it. */
export async function solvedProof(authSecret: string, now = new Date()): Promise<string> {
  const challenge = await createProofChallenge(authSecret, now, HASHES);
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
