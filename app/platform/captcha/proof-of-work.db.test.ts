import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import { acceptProof, createProofChallenge, purgeUsedChallenges } from "./proof-of-work.server";

const SECRET = "a secret of tests, long enough to sign";

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

function accept(database: Database, answer: string, now = new Date()) {
  return acceptProof(database, { authSecret: SECRET, answer, now });
}

describe("a proof of work", () => {
  test("is good once, also for many at once", async ({ database }) => {
    const answer = await solve(await createProofChallenge(SECRET, new Date()));
    const accepted = await Promise.all(Array.from({ length: 20 }, () => accept(database, answer)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(await accept(database, answer)).toBe(false);
  });

  test("is good for twenty minutes", async ({ database }) => {
    const now = new Date();
    const answer = await solve(await createProofChallenge(SECRET, now));
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(await accept(database, answer, later(21))).toBe(false);
    expect(await accept(database, answer, later(19))).toBe(true);
  });

  test("must be of this site, and solved", async ({ database }) => {
    const challenge = await createProofChallenge(SECRET, new Date());
    const answer: { challenge: Challenge; solution: { counter: number; derivedKey: string } } =
      JSON.parse(await solve(challenge));
    const foreign = await createProofChallenge("another secret of tests, long enough", new Date());
    const { parameters } = challenge;
    const forgeries = [
      await solve(foreign),
      JSON.stringify({ ...answer, solution: { ...answer.solution, derivedKey: "00".repeat(32) } }),
      JSON.stringify({
        ...answer,
        challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } },
      }),
      JSON.stringify({
        ...answer,
        challenge: { ...challenge, parameters: { ...parameters, keyPrefix: "00" } },
      }),
      JSON.stringify({ challenge }),
      "{}",
      "null",
      "garbage",
      "",
      "x".repeat(10_000),
    ];
    for (const forgery of forgeries) expect(await accept(database, forgery)).toBe(false);
    expect(await accept(database, JSON.stringify(answer))).toBe(true);
  });

  test("is forgotten once it has expired", async ({ database }) => {
    const now = new Date();
    await accept(database, await solve(await createProofChallenge(SECRET, now)));
    const count = async () =>
      (await database.kysely.selectFrom("used_challenges").selectAll().execute()).length;
    await purgeUsedChallenges(database.kysely, now);
    expect(await count()).toBe(1);
    await purgeUsedChallenges(database.kysely, new Date(now.getTime() + 21 * 60_000));
    expect(await count()).toBe(0);
  });
});
