import { describe, expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import {
  contentChanged,
  onContentChange,
  readContentVersion,
  transaction,
} from "./transaction.server";

describe("a transaction", () => {
  test("that changes content bumps the version once, and tells after it", async ({ database }) => {
    const heard = vi.fn();
    const stop = onContentChange(database, heard);
    const before = await readContentVersion(database);

    await transaction(database, async (trx) => {
      await contentChanged(trx);
      await contentChanged(trx);
      expect(heard).not.toHaveBeenCalled();
    });

    expect(await readContentVersion(database)).toBe(before + 1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(before + 1);
    stop();
    await transaction(database, contentChanged);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("that changes none leaves cached pages as good as they are", async ({ database }) => {
    const heard = vi.fn();
    onContentChange(database, heard);
    const before = await readContentVersion(database);
    await transaction(database, (trx) =>
      trx.insertInto("site_settings").values({ key: "draft", value: "typed" }).execute(),
    );
    expect(await readContentVersion(database)).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  test("that failed leaves nothing", async ({ database }) => {
    const heard = vi.fn();
    onContentChange(database, heard);
    const before = await readContentVersion(database);
    const write = transaction(database, async (trx) => {
      await trx.insertInto("site_settings").values({ key: "half", value: "written" }).execute();
      await contentChanged(trx);
      throw new Error("halfway");
    });
    await expect(write).rejects.toThrow("halfway");
    expect(await readContentVersion(database)).toBe(before);
    expect(heard).not.toHaveBeenCalled();
    expect(await database.kysely.selectFrom("site_settings").selectAll().execute()).toEqual([]);
  });

  test("runs alone, so that read and write belong together", async ({ database }) => {
    await database.kysely.insertInto("site_settings").values({ key: "n", value: "0" }).execute();
    const increment = () =>
      transaction(database, async (trx) => {
        const row = await trx.selectFrom("site_settings").select("value").executeTakeFirstOrThrow();
        await trx
          .updateTable("site_settings")
          .set({ value: String(Number(row.value) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 12 }, increment));
    const row = await database.kysely
      .selectFrom("site_settings")
      .select("value")
      .executeTakeFirst();
    expect(row?.value).toBe("12");
  });
});
