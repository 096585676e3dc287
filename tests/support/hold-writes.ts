import { transaction } from "~/platform/database/transaction.server";
import type { TestDatabase } from "./test-database";

/** Runs `work` while the lock of all writes is held, as by another instance. */
export async function whileWritesAreHeld<T>(
  testDatabase: TestDatabase,
  work: () => Promise<T>,
): Promise<T> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = transaction(testDatabase.open(), async () => {
    held.resolve();
    await released.promise;
  });
  await held.promise;
  try {
    return await work();
  } finally {
    released.resolve();
    await holding;
  }
}
