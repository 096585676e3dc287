import { expect } from "vitest";
import { test } from "~tests/support/database-test";
import { plansOf } from "~tests/support/query-plans";
import { findLatestBanner } from "./banner-rows.server";

test("SQLite sorts nothing to find the banner in place", async ({ database }) => {
  // With as few rows as this, PostgreSQL rightly takes no index.
  if (database.engine !== "sqlite") return;
  const plans = await plansOf(database, "important_info", findLatestBanner);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toContain("TEMP B-TREE");
});
