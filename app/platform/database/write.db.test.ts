import { describe, expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { onContentWrite, readContentVersion, writeContent, writeUnseen } from "./write.server";

describe("writeContent", () => {
  test("bumps the version in the transaction, and tells after it", async ({ database }) => {
    const heard = vi.fn();
    const stop = onContentWrite(database, heard);
    const before = await readContentVersion(database);

    await writeContent(database, async () => expect(heard).not.toHaveBeenCalled());

    expect(await readContentVersion(database)).toBe(before + 1);
    expect(heard).toHaveBeenCalledExactlyOnceWith(before + 1);
    stop();
    await writeContent(database, async () => undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("leaves nothing of a write that failed", async ({ database }) => {
    const heard = vi.fn();
    onContentWrite(database, heard);
    const before = await readContentVersion(database);
    const write = writeContent(database, async (trx) => {
      await trx.insertInto("site_settings").values({ key: "half", value: "written" }).execute();
      throw new Error("halfway");
    });
    await expect(write).rejects.toThrow("halfway");
    expect(await readContentVersion(database)).toBe(before);
    expect(heard).not.toHaveBeenCalled();
    expect(await database.kysely.selectFrom("site_settings").selectAll().execute()).toEqual([]);
  });

  test("runs one at a time, so that read and write belong together", async ({ database }) => {
    await database.kysely.insertInto("site_settings").values({ key: "n", value: "0" }).execute();
    const increment = () =>
      writeContent(database, async (trx) => {
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

describe("writeUnseen", () => {
  test("writes without making cached pages stale", async ({ database }) => {
    const heard = vi.fn();
    onContentWrite(database, heard);
    const before = await readContentVersion(database);
    await writeUnseen(database, (trx) =>
      trx.insertInto("site_settings").values({ key: "draft", value: "typed" }).execute(),
    );
    expect(await readContentVersion(database)).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });
});
