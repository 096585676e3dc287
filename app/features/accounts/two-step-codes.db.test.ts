import { expect } from "vitest";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { TEST_NOW, testServices } from "~tests/support/services";
import { claimTotpCode, purgeUsedCodes } from "./two-step-codes.server";

const MINUTE = 60_000;

test("a code is taken once, until the same figures are another code, purged or not", async ({
  database,
}) => {
  const userId = await createTestAccount(testServices(database), { email: "jo@exemple.fr" });
  const claim = (minutes: number) => {
    const now = new Date(TEST_NOW.getTime() + minutes * MINUTE);
    return claimTotpCode(database.kysely, { userId, code: "123456", now });
  };
  expect(await claim(0)).toBe(true);
  expect(await claim(5)).toBe(false);
  expect(await claim(6)).toBe(true);
  expect(await claim(7)).toBe(false);
  await purgeUsedCodes(database.kysely, new Date(TEST_NOW.getTime() + 10 * MINUTE));
  expect(await claim(10)).toBe(false);
  await purgeUsedCodes(database.kysely, new Date(TEST_NOW.getTime() + 12 * MINUTE));
  expect(await claim(-60)).toBe(true);
});
