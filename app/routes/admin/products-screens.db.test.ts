import { describe, expect } from "vitest";
import { IMAGE_LOST, STOCK_MISSING, VARIANT_LOST } from "~/features/shop/admin/product";
import { parseMediaUrl, thumbnailPathOf } from "~/lib/media-url";
import { newId } from "~/platform/random.server";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { test } from "~tests/support/database-test";
import {
  bodyOf,
  openProductScreens,
  photo,
  type TypedProduct,
  type TypedVariant,
  variant,
} from "~tests/support/product-screens";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";

describe("a product", () => {
  test("comes with its photos and variants, and visitors see them in that order", async ({
    database,
  }) => {
    const { create, save, upload, page, history, activity } = await openProductScreens(database);
    const { id } = await create();
    const front = await upload(id);
    const back = await upload(id, "#0000aa");
    expect(parseMediaUrl(front)?.path).toMatch(
      new RegExp(`^products/${id}/maillot-de-face-[0-9a-z]+\\.jpg$`),
    );
    const answer = await save(id, {
      name: "Maillot",
      price: "18.5 €",
      description: '<p onclick="x()">Léger</p><script>1</script>',
      sizeGuide: ["S:86 cm", "", "M\u00a0: 92 cm"],
      personalisation: { label: "Prénom au dos", price: "4" },
      images: [
        photo({ url: back, alt: "De dos" }),
        photo({ url: front, alt: "oubliée", isDecorative: true }),
      ],
      variants: [
        variant({ size: "M", colour: "vert", stock: "3" }),
        variant({ size: "S", colour: "vert", price: "17", stock: "0" }),
      ],
    });
    expect(answer).toMatchObject({ status: 200, answer: { kind: "saved" } });
    expect(await page(id)).toMatchObject({
      name: "Maillot",
      description: "<p>Léger</p>",
      priceCents: { from: 1700, to: 1850 },
      sizeGuide: [
        ["S", "86 cm"],
        ["M", "92 cm"],
      ],
      personalisation: { label: "Prénom au dos", priceCents: 400 },
      pictures: [
        { url: back, alt: "De dos" },
        { url: front, alt: "" },
      ],
      variants: [
        { size: "M", colour: "vert", priceCents: 1850, stock: 3 },
        { size: "S", colour: "vert", priceCents: 1700, stock: 0 },
      ],
    });
    expect(
      new Set((await history(id)).map((line) => [line.size, line.delta, line.reason].join())),
    ).toEqual(new Set(["M,3,initial", "S,0,initial"]));
    expect(await activity()).toEqual(["created product Maillot"]);
  });

  test("sent twice, at once or after its answer was lost, is one, with its stock once", async ({
    database,
  }) => {
    const { create, save, shop, stock, history } = await openProductScreens(database);
    const { id } = await create();
    const sent = { variants: [variant({ size: "M" })] };
    const answers = await Promise.all([save(id, sent), save(id, sent)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, answer: { record: { version: 1 } } });
    expect(await shop()).toHaveLength(1);
    expect(await stock(id)).toMatchObject([{ stock: 5 }]);
    expect(await history(id)).toHaveLength(1);
  });

  test("edited while it sells keeps the stock that orders left", async ({ database }) => {
    const { add, save, open, stock } = await openProductScreens(database);
    const id = await add({ variants: [variant({ size: "M" })] });
    const { values, version } = await open(id);
    const [medium] = values.variants;
    await placeTestOrder(database, { lines: [{ variantId: medium?.id ?? "", quantity: 2 }] });
    const added = variant({ size: "L", stock: "7" });
    const variants = [added, variant({ ...medium, size: "Medium", stock: "99" })];
    expect(await save(id, { ...values, version, variants })).toMatchObject({ status: 200 });
    expect(await stock(id)).toMatchObject([
      { size: "L", stock: 7, ordered: 0 },
      { size: "Medium", stock: 3, ordered: 2 },
    ]);
  });

  test("loses a line: its orders stay, its history goes", async ({ database }) => {
    const { add, save, open, stock } = await openProductScreens(database);
    const id = await add({ variants: [variant({ size: "M" }), variant({ size: "L" })] });
    const { values, version } = await open(id);
    const [medium, large] = values.variants;
    if (!medium || !large) throw new Error("It has two.");
    await placeTestOrder(database, { lines: [{ variantId: medium.id }] });
    await save(id, { ...values, version, variants: [large] });
    expect(await stock(id)).toMatchObject([{ size: "L" }]);
    const lines = await database.kysely.selectFrom("order_lines").selectAll().execute();
    expect(lines).toMatchObject([{ variant_id: null, size: "M", quantity: 1 }]);
  });

  test("changed in two tabs: the second meets a conflict", async ({ database }) => {
    const { add, save, open, page } = await openProductScreens(database);
    const id = await add();
    const { values, version } = await open(id);
    await save(id, { ...values, version, price: "20" });
    const late = await save(id, { ...values, version, name: "Maillot" });
    expect(late).toMatchObject({
      status: 409,
      answer: { kind: "conflict", current: { values: { price: 20 } } },
    });
    expect(await page(id)).toMatchObject({ name: "T-shirt", priceCents: { from: 2000 } });
  });

  test("is refused beside what is wrong, and nothing is written", async ({ database }) => {
    const { create, save, upload, list } = await openProductScreens(database);
    const { id } = await create();
    const foreign = await addProduct(database, {
      pictures: [{ url: "/media/products/x/y.jpg", alt: "" }],
    });
    const { id: foreignPhoto } = await database.kysely
      .selectFrom("product_images")
      .select("id")
      .executeTakeFirstOrThrow();
    const url = await upload(id);
    const elsewhere = await upload(newId());
    const [m, l, p, q] = [newId(), newId(), newId(), newId()];
    const picture = photo({ id: p, url });
    const lines = (...changes: Partial<TypedVariant>[]) => ({
      variants: changes.map((change, index) =>
        variant({ id: [m, l][index] ?? newId(), ...change }),
      ),
    });
    const cases: [Partial<TypedProduct>, Record<string, unknown>][] = [
      [{ name: " " }, { name: ["Donnez un nom au produit."] }],
      [{ price: "" }, { price: ["Indiquez le prix, en euros."] }],
      [{ price: "-5" }, { price: [expect.stringMatching(/négatif/)] }],
      [{ price: "18,505" }, { price: [expect.stringMatching(/deux chiffres/)] }],
      [{ price: "10000" }, { price: [expect.stringMatching(/9.999.€/)] }],
      [{ sizeGuide: ["grand"] }, { sizeGuide: [expect.stringMatching(/une taille par ligne/)] }],
      [
        { personalisation: { label: "", price: null } },
        {
          "personalisation.label": [expect.stringMatching(/Prénom au dos/)],
          "personalisation.price": [expect.stringMatching(/supplément/)],
        },
      ],
      [{ images: [{ ...picture, alt: " " }] }, { [`images.${p}.alt`]: [ALT_MESSAGE] }],
      [
        { images: [picture, { ...picture, id: q }] },
        { [`images.${q}.alt`]: [expect.stringMatching(/deux fois/)] },
      ],
      [{ images: [picture, picture] }, { images: [expect.stringMatching(/mal identifiée/)] }],
      [{ images: [{ ...picture, url: elsewhere }] }, { [`images.${p}.url`]: [IMAGE_LOST] }],
      [{ images: [{ ...picture, url: "javascript:1" }] }, { [`images.${p}.url`]: [IMAGE_LOST] }],
      [
        { images: [{ ...picture, id: foreignPhoto }] },
        { [`images.${foreignPhoto}.url`]: [IMAGE_LOST] },
      ],
      [{ variants: [] }, { variants: [expect.stringMatching(/au moins une ligne/)] }],
      [
        { variants: Array.from({ length: 61 }, (_, size) => variant({ size: String(size) })) },
        { variants: [expect.stringMatching(/60.lignes au plus/)] },
      ],
      [
        lines({ size: "M", colour: "Été" }, { size: "m ", colour: "ete" }),
        { [`variants.${l}.size`]: [expect.stringMatching(/déjà plus haut/)] },
      ],
      [
        lines({ price: "douze" }),
        { [`variants.${m}.price`]: [expect.stringMatching(/en chiffres/)] },
      ],
      [lines({ stock: "" }), { [`variants.${m}.stock`]: [STOCK_MISSING] }],
      [lines({ stock: "-1" }), { [`variants.${m}.stock`]: [expect.stringMatching(/entier/)] }],
      [lines({ stock: "1.5" }), { [`variants.${m}.stock`]: [expect.stringMatching(/entier/)] }],
      [lines({ stock: "10000" }), { [`variants.${m}.stock`]: [expect.stringMatching(/9.999/)] }],
      [
        lines({ id: foreign.variantIds[0] ?? "" }),
        { [`variants.${foreign.variantIds[0]}.size`]: [VARIANT_LOST] },
      ],
      [lines({ id: "x" }), { variants: [VARIANT_LOST] }],
      [lines({ id: m, size: "S" }, { id: m, size: "M" }), { variants: [VARIANT_LOST] }],
    ];
    for (const [change, errors] of cases) {
      const { status, answer } = await save(id, change);
      expect({ status, answer }).toEqual({ status: 400, answer: { kind: "invalid", errors } });
    }
    expect((await list()).total).toBe(1);
  });

  test("survives values of wrong types, and bodies that no form sends", async ({ database }) => {
    const { send, list } = await openProductScreens(database);
    const { intent, version, values } = bodyOf({});
    for (const wrong of [{}, [[]], [{ id: 1 }], "x", 3.5, true, "__proto__"]) {
      for (const name of ["images", "variants", "name", "price", "sizeGuide", "personalisation"]) {
        if (name === "price" && wrong === 3.5) continue;
        if (name === "name" && typeof wrong === "string") continue;
        const body = { intent, version, values: { ...values, [name]: wrong } };
        expect(await send(newId(), body), `${name} ${wrong}`).toMatchObject({ status: 400 });
      }
    }
    for (const body of [[], {}, { intent, version }, { intent: "autosave", version, values }]) {
      expect(await send(newId(), body)).toMatchObject({ status: 400, answer: { kind: "failed" } });
    }
    const unknown = { intent, version, values: { ...values, stock: 3 } };
    expect(await send(newId(), unknown)).toMatchObject({ answer: { kind: "failed" } });
    expect(await send("x", bodyOf({}))).toMatchObject({ status: 404 });
    expect(await send(newId(), bodyOf({ version: 3 }))).toMatchObject({ status: 404 });
    expect((await list()).total).toBe(0);
  });

  test("asks an editor of an older version, which posts a form, to load again", async ({
    database,
  }) => {
    const { send } = await openProductScreens(database);
    const form = new URLSearchParams({ version: "0", name: "T-shirt", images: "[]" });
    expect(await send(newId(), form)).toMatchObject({
      status: 400,
      answer: { kind: "failed", message: expect.stringMatching(/rechargez-la/) },
    });
  });

  test("saved in part keeps the rest, as a tab that is older than a field saves it", async ({
    database,
  }) => {
    const { add, send, open } = await openProductScreens(database);
    const id = await add({ sizeGuide: ["S : 86 cm"], variants: [variant({ size: "M" })] });
    const { version, values } = await open(id);
    const changed = { intent: "save", version, values: { name: "Maillot" } };
    expect(await send(id, changed)).toMatchObject({ status: 200 });
    expect((await open(id)).values).toEqual({ ...values, name: "Maillot" });
  });
});

describe("photos", () => {
  test("that are removed wait for the cleanup; put back, they do not", async ({ database }) => {
    const { create, save, upload, cleanup } = await openProductScreens(database);
    const { id } = await create();
    const url = await upload(id);
    const images = [photo({ url })];
    const lines = { variants: [variant()] };
    await save(id, { ...lines, images });
    await save(id, { ...lines, version: 1 });
    const path = parseMediaUrl(url)?.path ?? "";
    expect(await cleanup()).toEqual([`${path} removed`, `${thumbnailPathOf(path)} removed`]);
    await save(id, { ...lines, version: 2, images });
    expect(await cleanup()).toEqual([]);
  });
});

test("a copy is hidden, has the same photos and sizes, and nothing in stock", async ({
  database,
}) => {
  const { create, save, upload, page, open, command, list } = await openProductScreens(database);
  const { id } = await create();
  const images = [photo({ url: await upload(id) })];
  const sizes = [variant({ size: "S" }), variant({ size: "M", price: "17" })];
  await save(id, { name: "Maillot", images, variants: sizes });
  const { answer } = await command({ intent: "copy", id });
  expect(answer).toMatchObject({
    ok: true,
    message: "«\u00a0Maillot (copie)\u00a0» est en fin de liste, masqué et sans stock.",
    page: { label: "Ouvrir la copie" },
  });
  const copyId = answer.page?.href.split("/").at(-1) ?? "";
  expect((await list()).items.map((item) => [item.id, item.isHidden, item.stock])).toEqual([
    [id, false, 10],
    [copyId, true, 0],
  ]);
  const { version, values } = await open(copyId);
  expect(values).toMatchObject({
    name: "Maillot (copie)",
    images: [{ ...images[0], id: expect.not.stringMatching(images[0]?.id ?? "") }],
    isHidden: true,
  });
  expect(values.variants.map(({ size, price }) => [size, price])).toEqual([
    ["S", null],
    ["M", 17],
  ]);
  // It is edited like any other, with the photos of the first.
  const saved = await save(copyId, {
    ...values,
    version,
    name: "Maillot d’hiver",
    isHidden: false,
  });
  expect(saved).toMatchObject({ status: 200, answer: { kind: "saved" } });
  expect(await page(copyId)).toMatchObject({
    name: "Maillot d’hiver",
    pictures: [{ alt: "De face" }],
  });
  // A photo that was taken out is put back from a toast.
  const none = { ...values, name: "Maillot d’hiver", isHidden: false, images: [] };
  expect(await save(copyId, { ...none, version: version + 1 })).toMatchObject({ status: 200 });
  const { images: removed } = values;
  const back = await save(copyId, { ...none, images: removed, version: version + 2 });
  expect(back).toMatchObject({ status: 200, answer: { kind: "saved" } });
  await command(answer.undo ?? {});
  expect((await list()).items.map((item) => item.id)).toEqual([id]);
  const again = await command({ intent: "copy", id: copyId });
  expect(again.answer).toMatchObject({ ok: false });
});
