import { expect } from "vitest";
import { test } from "~tests/support/database-test";
import { firstKeptDay, purgeExpiredVisits } from "./visit-counts.server";

const NOW = new Date("2026-03-30T22:30:00.000Z");

test("sums go after 25 months, speed after 90 days, digests and salts with their day", async ({
  database,
}) => {
  // Half past midnight in Paris, on the 31st: there is no 31st of February.
  expect(firstKeptDay(NOW)).toBe("2024-02-29");
  const days = ["2024-02-28", "2024-02-29", "2025-12-30", "2025-12-31", "2026-03-31"];
  for (const day of days) {
    const counts = { views: 1, visits: 1, visitors: 1 };
    await database.kysely
      .insertInto("visit_counts")
      .values({ day, measure: "all", label: "", ...counts })
      .execute();
    await database.kysely
      .insertInto("vital_counts")
      .values({ day, page: "/", device: "phone", metric: "LCP", bucket: 3, samples: 1 })
      .execute();
    await database.kysely.insertInto("visit_salts").values({ day, salt: day }).execute();
    await database.kysely
      .insertInto("visit_marks")
      .values({ mark: day, day, last_seen_at: NOW.toISOString() })
      .execute();
  }
  await purgeExpiredVisits(database, NOW);
  const left = async (table: "visit_counts" | "vital_counts" | "visit_salts" | "visit_marks") => {
    const rows = await database.kysely.selectFrom(table).select("day").orderBy("day").execute();
    return rows.map(({ day }) => day);
  };
  expect(await left("visit_counts")).toEqual(days.slice(1));
  expect(await left("vital_counts")).toEqual(days.slice(3));
  expect(await left("visit_salts")).toEqual(["2026-03-31"]);
  expect(await left("visit_marks")).toEqual(["2026-03-31"]);
});
