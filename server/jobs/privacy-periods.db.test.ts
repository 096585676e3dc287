import { expect } from "vitest";
import { privacyPage } from "~/features/legal/privacy";
import { RETENTION } from "~/lib/retention";
import { LIMITS } from "~/platform/rate-limits.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { DEMO_SITE } from "~tests/support/demo-club";
import { testServices } from "~tests/support/services";

const HOUR = 3_600;
const DAY_MS = 86_400_000;

test("a session lasts as long as the privacy page says", async ({ database }) => {
  const site = testServices(database);
  const email = "maelle@exemple.fr";
  await createTestAccount(site, { email });
  await openTestSession(site, email);
  const { created_at, expires_at } = await database.kysely
    .selectFrom("sessions")
    .select(["created_at", "expires_at"])
    .executeTakeFirstOrThrow();
  const days = (Date.parse(expires_at) - Date.parse(created_at)) / DAY_MS;
  expect(Math.round(days)).toBe(RETENTION.sessionDays);
});

test("addresses are counted for as long as the privacy page says", () => {
  const switchedOn = {
    recaptcha: false,
    emailjs: false,
    helloasso: false,
    speedInsights: false,
    visits: true,
  };
  const words = JSON.stringify(privacyPage(DEMO_SITE, switchedOn));
  expect(words).toContain("à compter les envois pendant une heure");
  expect(LIMITS["contact-address"].duration).toBe(HOUR);
  expect(words).toContain(
    "à compter les commandes et les articles réservés, pendant un jour au plus",
  );
  expect(LIMITS["order-address"].duration).toBeLessThanOrEqual(24 * HOUR);
  expect(LIMITS["order-pieces"].duration).toBe(24 * HOUR);
  expect(words).toContain("à compter les essais pendant une heure");
  expect(LIMITS["withdrawal-address"].duration).toBe(HOUR);
});
