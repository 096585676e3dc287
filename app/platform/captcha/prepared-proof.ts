import { useRef } from "react";
import { getProof } from "./get-proof";

/** Well before the site's own limit (proof-of-work.server.ts): who writes for long needs another one. */
const FRESH_MS = 15 * 60_000;

type Prepared = { proof: Promise<string>; since: number };

/**
 * The proof of work of a form: begun while people write, so that sending does not wait for it, and
 * made anew when it has become too old. Good once: each `take` uses it up.
 */
export function usePreparedProof() {
  const prepared = useRef<Prepared | null>(null);
  const prepare = () => {
    const known = prepared.current;
    if (known && Date.now() - known.since < FRESH_MS) return known;
    const begun = { proof: getProof(), since: Date.now() };
    prepared.current = begun;
    begun.proof.catch(() => {
      if (prepared.current === begun) prepared.current = null;
    });
    return begun;
  };
  const take = async () => {
    const { proof } = prepare();
    const answer = await proof;
    prepared.current = null;
    return answer;
  };
  return { prepare: () => void prepare(), take };
}
