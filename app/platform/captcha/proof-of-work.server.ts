import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { z } from "zod";
import type { Database, Queryable } from "../database/database.server";

/** How long an answer may take, the writing of the message included. */
const VALID_MS = 20 * 60_000;
/** How many hashes a browser tries: about a second on an old phone. */
const FEWEST = 10_000;
const MOST = 30_000;
const PAYLOAD_LIMIT = 2_000;

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/** What a browser sends back: the challenge as it was given, and its solution. */
const answerSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("SHA-256"),
      cost: z.literal(1),
      expiresAt: z.number().int().positive(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0).max(MOST), derivedKey: hex }),
});

/**
 * A task that costs a browser some work and a robot with many messages a lot of it (ALTCHA's proof
 * of work). Signed, so that nothing is kept of it until it is answered; good for twenty minutes.
 * `work` is how many hashes it takes.
 */
export async function createProofChallenge(
  authSecret: string,
  now: Date,
  work = randomInt(MOST, FEWEST),
): Promise<Challenge> {
  return await createChallenge({
    algorithm: "SHA-256",
    cost: 1,
    counter: work,
    deriveKey,
    expiresAt: new Date(now.getTime() + VALID_MS),
    ...secretsOf(authSecret),
  });
}

/**
 * Whether an answer (JSON, as the browser sent it) solves a challenge of ours that has not expired
 * and was not answered before. Each is good once, also for two requests at once.
 */
export async function acceptProof(
  database: Database,
  { authSecret, answer, now }: { authSecret: string; answer: string; now: Date },
): Promise<boolean> {
  const parsed = answerSchema.safeParse(readJson(answer));
  if (!parsed.success) return false;
  const { challenge, solution } = parsed.data;
  if (challenge.parameters.expiresAt * 1_000 <= now.getTime()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsOf(authSecret),
  });
  return verified && (await markUsed(database.kysely, challenge));
}

/** Forgets the answers whose challenges have expired: they would be refused anyway. */
export async function purgeUsedChallenges(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("used_challenges").where("expires_at", "<", now.toISOString()).execute();
}

async function markUsed(
  db: Queryable,
  challenge: z.output<typeof answerSchema>["challenge"],
): Promise<boolean> {
  const used = await db
    .insertInto("used_challenges")
    .values({
      signature: challenge.signature,
      expires_at: new Date(challenge.parameters.expiresAt * 1_000).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("signature")
    .executeTakeFirst();
  return used !== undefined;
}

/** Secrets of this purpose alone: an answer can never be taken for a session. */
function secretsOf(authSecret: string) {
  const derived = (purpose: string) =>
    createHmac("sha256", authSecret).update(`proof-of-work ${purpose}`).digest("hex");
  return { hmacSignatureSecret: derived("challenge"), hmacKeySignatureSecret: derived("key") };
}

function readJson(text: string): unknown {
  if (text.length > PAYLOAD_LIMIT) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
