import { describe, expect, it } from "vitest";
import { readPhone } from "~/lib/phone-number";
import { basketSchema } from "./basket.schema";
import { buyerNameSchema, orderErrorsOf, orderFormSchema } from "./order.schema";
import { nameTrouble } from "./personalisation";

const VARIANT = "0b6a3c1e-5a0f-4a55-9b1c-0d7f4a1e9a10";
const line = (parts: object = {}) => ({
  variantId: VARIANT,
  quantity: 1,
  personalisation: "",
  ...parts,
});

describe("a basket", () => {
  it("is taken as it is, an empty one too", () => {
    const lines = [line({ quantity: 20, personalisation: "  Zoé-Anne  d’Arc 3. " }), line()];
    const cleaned = [line({ quantity: 20, personalisation: "Zoé-Anne d’Arc 3." }), line()];
    expect(basketSchema.parse(lines)).toEqual(cleaned);
    expect(basketSchema.parse([])).toEqual([]);
  });

  it.each([0, -1, 1.5, 1e9, 21, "2", null, Number.NaN])("refuses a quantity of %j", (quantity) => {
    const { error } = basketSchema.safeParse([line({ quantity })]);
    expect(error?.issues[0]?.message).toBe("La quantité est un nombre entier de 1 à 20.");
  });

  it("counts the letters of a name as a reader does", () => {
    const family = "👩‍👩‍👧‍👦".repeat(20);
    const accents = "e\u0301".repeat(20);
    expect(basketSchema.parse([line({ personalisation: accents })])).toEqual([
      line({ personalisation: "é".repeat(20) }),
    ]);
    for (const personalisation of [family, "é".repeat(21), "<b>", "a/b", "x".repeat(1e6)]) {
      expect(basketSchema.safeParse([line({ personalisation })]).success).toBe(false);
    }
  });

  it.each([
    ["no basket", null],
    ["31 lines", Array.from({ length: 31 }, () => line())],
    ["another id", [line({ variantId: "1; drop table" })]],
    ["a line that is none", [1]],
  ])("refuses %s", (_name, value) => {
    expect(basketSchema.safeParse(value).success).toBe(false);
  });

  it("drops what is not asked for: the prices of the browser", () => {
    expect(basketSchema.parse([line({ unitPriceCents: 1 })])).toEqual([line()]);
  });
});

const FORM = {
  submissionId: "0b6a3c1e-5a0f-4a55-9b1c-0d7f4a1e9a11",
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  phone: "06 12 34 56 78",
  pickup: "2026-11-24 18h30 – 19h30",
  message: "",
  terms: "on",
  lines: JSON.stringify([line()]),
  agreedTotalCents: "1850",
  termsHash: "0123456789abcdef0123456789abcdef",
  captcha: "",
};

describe("the order form", () => {
  it("is read whole", () => {
    const form = orderFormSchema.parse({ ...FORM, message: " Bonjour,\r\nmerci. " });
    expect(form).toEqual({
      ...FORM,
      message: "Bonjour,\nmerci.",
      lines: [line()],
      agreedTotalCents: 1850,
    });
  });

  it.each([
    ["name", " ", "name", "Indiquez votre nom."],
    ["name", "é".repeat(121), "name", "Le nom ne peut pas dépasser 120\u00a0caractères."],
    ["email", "zoe@exemple", "email", /n’est pas complète/],
    ["email", "zoe@exemple.fr\r\nBcc: a@b.fr", "email", /n’est pas complète/],
    ["phone", "", "phone", "Indiquez votre numéro de téléphone."],
    ["phone", "12 34", "phone", /^Ce numéro n’est pas complet/],
    ["pickup", "", "pickup", "Choisissez quand vous venez chercher votre commande."],
    ["message", "é".repeat(2_001), "message", /^Le message ne peut pas dépasser/],
    ["terms", "", "terms", "Acceptez les conditions générales de vente pour commander."],
    ["terms", "off", "terms", /^Acceptez les conditions/],
    ["lines", "[]", "basket", "Votre panier est vide."],
    ["lines", "{", "basket", /^Le panier est illisible/],
    ["lines", " ".repeat(20_001), "basket", /^Le panier est illisible/],
    ["lines", JSON.stringify([line({ quantity: 0 })]), "basket", /^La quantité/],
    ["agreedTotalCents", "18.5", "basket", /^Le panier est illisible/],
    ["agreedTotalCents", "-1", "basket", /^Le panier est illisible/],
    ["agreedTotalCents", "999999999", "basket", /^Le panier est illisible/],
  ])("%s %j is refused beside the field", (name, value, field, sentence) => {
    const { error } = orderFormSchema.safeParse({ ...FORM, [name]: value });
    expect(error && orderErrorsOf(error)).toEqual({ [field]: [expect.stringMatching(sentence)] });
  });

  it("of a page that showed no terms says at its box how to see those of now", () => {
    const { termsHash: _, ...former } = FORM;
    const { error } = orderFormSchema.safeParse(former);
    expect(error && orderErrorsOf(error)).toEqual({
      terms: [expect.stringMatching(/^Les conditions de vente ont changé.*actualisez cette page/)],
    });
  });

  it("that no page of the site sent has no field to put right", () => {
    const { error } = orderFormSchema.safeParse({ ...FORM, submissionId: "1" });
    expect(error && orderErrorsOf(error)).toEqual({});
  });

  it("without any field says what is missing, terms included", () => {
    const { error } = orderFormSchema.safeParse({});
    const fields = ["basket", "email", "name", "phone", "pickup", "terms"];
    expect(error && Object.keys(orderErrorsOf(error)).toSorted()).toEqual(fields);
  });
});

describe("a name that goes out with our mails", () => {
  it.each([
    "GAGNEZ 500 € http://gain.example",
    "HTTPS://gain.example",
    "www.gain.example",
    "Voir WWW.gain.example",
    "zoe@exemple.fr",
    "Zoé ＠ gain",
    "ｗｗｗ．gain.example",
  ])("carries no address: %s", (name) => {
    const { error } = buyerNameSchema.safeParse(name);
    expect(error?.issues[0]?.message).toBe(
      "Indiquez seulement votre nom, sans adresse e-mail ni adresse de site.",
    );
    expect(nameTrouble(name)).not.toBeNull();
  });

  it.each(["Zoé Durand", "J.-P. O’Neill", "M. et Mme Dupont-Lajoie", "Wwwojciech"])(
    "is taken: %s",
    (name) => {
      expect(buyerNameSchema.parse(name)).toBe(name);
    },
  );
});

describe("a phone number", () => {
  it.each([
    ["0612345678", "06 12 34 56 78"],
    ["06.12.34.56.78", "06 12 34 56 78"],
    ["06-12-34-56-78", "06 12 34 56 78"],
    ["+33 6 12 34 56 78", "06 12 34 56 78"],
    ["+33 (0)6 12 34 56 78", "06 12 34 56 78"],
    ["0033612345678", "06 12 34 56 78"],
    ["06\u00a012\u00a034\u00a056\u00a078", "06 12 34 56 78"],
    ["\u202a+33 6 12 34 56 78\u202c", "06 12 34 56 78"],
    ["+32 470 12 34 56", "+32470123456"],
    ["0044 20 7946 0000", "+442079460000"],
    ["+590 690 12 34 56", "+590690123456"],
  ])("%s is written %s", (typed, written) => {
    expect(readPhone(typed)).toBe(written);
  });

  it.each(["", "0612", "06 12 34 56 78 90", "+33 6 12", "0012", "+0123456789", "bonjour", "112"])(
    "%j is none",
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );
});
