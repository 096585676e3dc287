/** A failure whose message is a French sentence for the person; that of any other error is about code. */
export class ToldError extends Error {
  override name = "ToldError";
}

/** What to show of a failure. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ToldError ? error.message : fallback;
}
