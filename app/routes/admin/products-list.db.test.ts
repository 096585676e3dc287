import { describe, expect } from "vitest";
import { parseMediaUrl, thumbnailPathOf } from "~/lib/media-url";
import { newId } from "~/platform/random.server";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { openProductScreens, photo, variant } from "~tests/support/product-screens";

describe("the list", () => {
  test("is in the order of the shop, moved step by step, by dropping and back", async ({
    database,
  }) => {
    const { add, list, shop, command, activity } = await openProductScreens(database);
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D"]) ids.push(await add({ name }));
    const [a = "", b = "", c = "", d = ""] = ids;
    const names = async () => {
      const { items } = await list();
      const shown = (await shop()).map(({ name }) => name).join("");
      expect(items.map(({ name }) => name).join("")).toBe(shown);
      expect(items.map(({ rank }) => rank)).toEqual(items.map((_, index) => index + 1));
      return shown;
    };
    expect(await names()).toBe("ABCD");
    await command({ intent: "move-up", id: c });
    expect(await names()).toBe("ACBD");
    await command({ intent: "trash", id: c });
    const down = await command({ intent: "move-down", id: a });
    expect(down.answer.message).toBe("«\u00a0A\u00a0» est maintenant en 2e place.");
    expect(await names()).toBe("BAD");
    await command(down.answer.undo ?? {});
    expect(await names()).toBe("ABD");
    const first = await command({ intent: "move-first", id: d });
    expect(await names()).toBe("DAB");
    await command({ intent: "insert", id: b, afterId: "", beforeId: d });
    expect(await names()).toBe("BDA");
    await command({ intent: "restore", id: c });
    expect(await names()).toBe("BDAC");
    expect(first.answer.ok).toBe(true);
    expect(await command({ intent: "move-up", id: newId() })).toMatchObject({
      status: 200,
      answer: { ok: false },
    });
    expect(await activity()).toContain("reordered product D");
  });

  test("keeps every place its own, however many move at once", async ({ database }) => {
    const { add, list, command } = await openProductScreens(database);
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D", "E"]) ids.push(await add({ name }));
    await Promise.all(
      ids.flatMap((id) => [
        command({ intent: "move-up", id }),
        command({ intent: "move-first", id }),
        command({ intent: "move-down", id }),
      ]),
    );
    const rows = await database.kysely.selectFrom("products").select("display_order").execute();
    expect(rows.map((row) => row.display_order).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect((await list()).total).toBe(5);
  });

  test("says the price, the stock and the first photo of each, and finds by size", async ({
    database,
  }) => {
    const { create, save, upload, list } = await openProductScreens(database);
    const { id } = await create();
    const url = await upload(id);
    await save(id, {
      images: [photo({ url, isDecorative: true })],
      variants: [
        variant({ size: "M", colour: "Bleu océan" }),
        variant({ size: "L", price: "17", stock: "0" }),
      ],
    });
    const line = { id, stock: 5, variantCount: 2, soldOutCount: 1, picture: url };
    expect((await list()).items).toMatchObject([{ ...line, priceCents: { from: 1500, to: 1700 } }]);
    expect((await list("?q=ocean")).total).toBe(1);
    expect((await list("?q=xxl")).total).toBe(0);
  });

  test("hides and shows; a form that was open meets a conflict", async ({ database }) => {
    const { add, command, shop, open, save, activity } = await openProductScreens(database);
    const id = await add();
    const { values, version } = await open(id);
    const hidden = await command({ intent: "hide", id });
    expect(hidden.answer).toEqual({
      ok: true,
      message: "«\u00a0T-shirt\u00a0» n’est plus montré dans la boutique.",
      undo: { intent: "show", id },
    });
    expect(await shop()).toEqual([]);
    expect(await save(id, { ...values, version, price: "20" })).toMatchObject({ status: 409 });
    await command(hidden.answer.undo ?? {});
    expect(await shop()).toHaveLength(1);
    expect(await activity()).toEqual(
      expect.arrayContaining(["unpublished product T-shirt", "published product T-shirt"]),
    );
  });

  test("throws away and takes back with the stock; purged after 30 days, photos noted", async ({
    database,
  }) => {
    const { create, save, upload, command, shop, stock, list, cleanup, site } =
      await openProductScreens(database);
    const { id } = await create();
    const url = await upload(id);
    await save(id, { images: [photo({ url, isDecorative: true })] });
    const gone = await command({ intent: "trash", id });
    expect(await shop()).toEqual([]);
    expect(await save(id, { version: 1, name: "Autre" })).toMatchObject({ status: 410 });
    expect((await list("?filtre=corbeille")).items).toMatchObject([{ id, rank: null }]);
    await command(gone.answer.undo ?? {});
    expect(await stock(id)).toMatchObject([{ stock: 5 }]);
    await command({ intent: "trash", id });
    const days = (count: number) => new Date(site.now.getTime() + count * 86_400_000);
    expect(await purgeKind(database, "product", days(29))).toBe(0);
    expect(await purgeKind(database, "product", days(30))).toBe(1);
    expect((await list()).counts).toEqual({ present: 0, trash: 0 });
    const path = parseMediaUrl(url)?.path ?? "";
    expect(await cleanup()).toEqual([`${path} purged`, `${thumbnailPathOf(path)} purged`]);
  });
});
