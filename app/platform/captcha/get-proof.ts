import { solveProof } from "./solve-proof";

const CHALLENGE_PATH = "/contacts/defi";

/** How long a slow phone may take to work out the proof. */
const PROOF_PATIENCE_MS = 60_000;

/** Fetches a challenge of the site and works it out. */
export async function getProof(): Promise<string> {
  const signal = AbortSignal.timeout(PROOF_PATIENCE_MS);
  const response = await fetch(CHALLENGE_PATH, { signal });
  if (!response.ok) throw new Error(`The challenge answered ${response.status}.`);
  return await solveProof(await response.json(), signal);
}
