import { sha256 } from "./random.server";

/**
 * What a submission is known by: the id that its form made **and** all that it says. Sent again, because
 * its answer got lost perhaps, it is the same one; corrected and sent again under its id, it is another.
 */
export function submissionKey(id: string, content: unknown): string {
  return sha256(JSON.stringify([id, content]));
}
