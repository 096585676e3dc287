import { expect, vi } from "vitest";
import { readSite } from "~/club/read-site.server";
import { test } from "~tests/support/database-test";
import { addEvent } from "~tests/support/record-fixtures";
import { testServices } from "~tests/support/services";
import { mayBeEventPage } from "./may-be-event-page.server";

test("an address is that of an event while it has the page, or once had it there", async ({
  database,
}) => {
  const services = testServices(database);
  expect(await mayBeEventPage(services, "run")).toBe(false);
  await addEvent(database, "run", { frame: "alone", formerAddresses: ["course"] });
  const answers = ["run", "Run", "course", "nulle-part", "404", "__proto__"].map((typed) =>
    mayBeEventPage(services, typed),
  );
  expect(await Promise.all(answers)).toEqual([true, true, true, false, false, false]);
  expect((await readSite(database.kysely, services.now)).events).toHaveLength(1);
});

test("nothing is said to be gone while the club’s content cannot be read", async ({ database }) => {
  const get = vi.fn(async () => {
    throw new Error("The database is away.");
  });
  const services = { ...testServices(database), contentMemo: { get } };
  expect(await mayBeEventPage(services, "nulle-part")).toBe(true);
});
