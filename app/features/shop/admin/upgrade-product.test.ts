import { describe, expect, it } from "vitest";
import { readKeptCopy } from "~/records/kind";
import { newProduct, type ProductValues, product } from "./product";

const LINE = "0d4c9f7e-5a53-4c36-9b6f-3c1b0c3f0a01";
const NEW_LINE = "0d4c9f7e-5a53-4c36-9b6f-3c1b0c3f0a02";
const PHOTO = "0d4c9f7e-5a53-4c36-9b6f-3c1b0c3f0a03";
const FRONT = "/media/products/7a/maillot-de-face-1f2e.jpg?v=1600x1000-3fa9c1d2";
const BACK = "/media/products/7a/maillot-de-dos-9b8c.jpg?v=1600x1000-77a0c1d2";

/** The values of a copy as version 291fac1 kept it. */
const KEPT = {
  name: "Maillot ",
  price: "18,5 euros",
  description: "<p>Léger</p>",
  sizeGuide: "S : 86 cm\n\nM : 92",
  isPersonalised: true,
  personalisationLabel: "Prénom au dos",
  personalisationPrice: "4,00",
  isHidden: true,
  images: [
    { url: BACK, alt: "", isDecorative: false },
    { url: FRONT, alt: "De face", isDecorative: true },
  ],
  variants: [
    { id: LINE, size: "M", colour: "vert", price: "", stock: "" },
    { id: NEW_LINE, size: "L", colour: "vert", price: "17", stock: "beaucoup" },
  ],
};

const OPENED: ProductValues = {
  ...newProduct(LINE),
  name: "Maillot",
  images: [{ id: PHOTO, url: FRONT, alt: "De face", isDecorative: true }],
};

const read = (kept: unknown, opened = OPENED) =>
  readKeptCopy<typeof product.fields>(product, kept, opened);

describe("a copy that an older version kept", () => {
  it("is taken over, with what was typed as it was typed", () => {
    expect(read(KEPT)).toEqual({
      name: "Maillot ",
      price: "18,5 euros",
      description: "<p>Léger</p>",
      sizeGuide: ["S : 86 cm", "", "M : 92"],
      personalisation: { label: "Prénom au dos", price: "4,00" },
      isHidden: true,
      images: [
        { id: expect.stringMatching(/^[0-9a-f-]{36}$/), url: BACK, alt: "", isDecorative: false },
        { id: PHOTO, url: FRONT, alt: "De face", isDecorative: true },
      ],
      variants: [
        { id: LINE, size: "M", colour: "vert", price: null, stock: null },
        { id: NEW_LINE, size: "L", colour: "vert", price: 17, stock: "beaucoup" },
      ],
    });
  });

  it("reads as the product that is opened where nothing was changed", () => {
    const empty = {
      ...KEPT,
      name: "",
      price: "",
      description: "",
      sizeGuide: "",
      isPersonalised: false,
      personalisationLabel: "",
      personalisationPrice: "",
      isHidden: false,
      images: [],
      variants: [{ id: LINE, size: "", colour: "", price: "", stock: "" }],
    };
    expect(read(empty)).toEqual(newProduct(LINE));
  });

  it("survives what nobody wrote", () => {
    const wrong = { ...KEPT, price: 3, sizeGuide: null, images: "x", variants: [null, 7, {}] };
    expect(read(wrong)).toMatchObject({ price: null, sizeGuide: [], images: [], variants: [] });
  });
});

it("leaves today's copies as they are, half typed amounts included", () => {
  const typed = { ...OPENED, price: "18,", personalisation: { label: "x", price: "quatre" } };
  expect(read(typed)).toEqual(typed);
});
